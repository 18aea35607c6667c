import { clsx } from 'clsx';
import type {
  BaseInputTemplateProps,
  FieldPathList,
  FieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import { useRef, type ComponentProps } from 'react';
import type { Hints } from '../../content/schemas.ts';
import type { Entry } from '../api-types.ts';
import { useLoad } from '../api.ts';
import styles from './form.module.css';

/** Label, hint, the control and what is wrong with it. */
export const FieldTemplate = (props: FieldTemplateProps) => {
  const { id, label, children, rawErrors = [], required, schema } = props;
  if (schema.type === 'object' || schema.type === 'array') return children;
  const isBox = schema.type === 'boolean';
  return (
    <div className={clsx(rawErrors.length > 0 && styles.wrong)}>
      {!isBox && (
        <label htmlFor={id} className="strong">
          {label}
          {!required && <span className={clsx('quiet', styles.optional)}> (optional)</span>}
        </label>
      )}
      {schema.description && !isBox && (
        <p id={`${id}-hint`} className="quiet">
          {schema.description}
        </p>
      )}
      {children}
      {rawErrors.length > 0 && (
        <p id={`${id}-problem`} className="small strong accent">
          {rawErrors.join(' ')}
        </p>
      )}
    </div>
  );
};

/** A whole number, or what was typed as it is, so that it can be told what is wrong with it. */
export const readNumber = (typed: string): number | string | undefined => {
  const number = /^\d+$/u.test(typed.trim()) ? Number(typed) : undefined;
  return Number.isSafeInteger(number) ? number : typed || undefined;
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listOfPages = 'pages-of-the-site';

/** A line of words, a page of the site, chosen from the list or typed, or a number, which may have a unit before it. */
export const BaseInput = (props: BaseInputTemplateProps) => {
  const { value, onChange, schema } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const { unit, target: named } = hintsOf(schema);
  const input = (
    <input
      {...controlProps(props)}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      {...(named === 'address' && { list: listOfPages, autoComplete: 'off', spellCheck: false })}
      value={asText(value)}
      onChange={({ target }) =>
        onChange(isNumber ? readNumber(target.value) : target.value || undefined)
      }
    />
  );
  if (unit === undefined) return input;
  return (
    <span className="row gap-1">
      <span aria-hidden="true">{unit}</span>
      {input}
    </span>
  );
};

/** The pages to choose from, once for all fields of a form. */
export const PageList = () => {
  const { answer = [] } = useLoad<{ address: string; title: string }[]>('/api/addresses');
  return (
    <datalist id={listOfPages}>
      {answer.map((page) => (
        <option key={page.address} value={page.address}>
          {page.title}
        </option>
      ))}
    </datalist>
  );
};

export const LongTextWidget = (props: WidgetProps) => (
  <textarea
    {...controlProps(props)}
    rows={3}
    value={asText(props.value)}
    onChange={({ target }) => props.onChange(target.value || undefined)}
  />
);

interface ToolButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** A button with a sign on it. */
export const ToolButton = ({ label, ...rest }: ToolButtonProps) => (
  <button
    type="button"
    className={clsx('tool fixed-size unbroken', styles.tool)}
    aria-label={label}
    title={label}
    {...rest}
  />
);

/** One word between asterisks is emphasized; shown as the site sets it. */
export const HeadingWidget = (props: WidgetProps) => {
  const input = useRef<HTMLInputElement>(null);
  const text = asText(props.value);
  const emphasize = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const plain = text.replaceAll('*', '');
    const from = text.slice(0, selectionStart ?? 0).replaceAll('*', '').length;
    const to = text.slice(0, selectionEnd ?? 0).replaceAll('*', '').length;
    const start = plain.lastIndexOf(' ', from - 1) + 1;
    const space = plain.indexOf(' ', Math.max(to, start + 1));
    const end = space < 0 ? plain.length : space;
    props.onChange(`${plain.slice(0, start)}*${plain.slice(start, end)}*${plain.slice(end)}`);
    input.current?.focus();
  };
  return (
    <>
      <span className="row gap-1">
        <input
          {...controlProps(props)}
          ref={input}
          value={text}
          onChange={({ target }) => props.onChange(target.value || undefined)}
        />
        <ToolButton label="Emphasize the word at the cursor" onClick={emphasize}>
          <i>Aa</i>
        </ToolButton>
      </span>
      {text !== '' && (
        <span className="display-1 brand" aria-hidden="true">
          {text
            .split('*')
            .map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part))}
        </span>
      )}
    </>
  );
};

/** What widgets and templates know beyond their own field. */
export interface OfficeFormContext {
  entry: Entry;
  /** The group that is open from the start: what is at the top of the page. */
  opened: string | undefined;
  /** Something was taken out and can be put back. */
  onRemoved: (path: FieldPathList, words: string) => void;
}

export const contextOf = (registry: { formContext: unknown }): OfficeFormContext =>
  registry.formContext as OfficeFormContext;

/** What the schemas of the content say of a field beyond JSON Schema. */
export const hintsOf = (schema: object): Hints => schema;

/** The ids of the hint and of the problem of a field, as far as they are there. */
export const describedBy = ({ id, schema, rawErrors = [] }: WidgetProps) =>
  [schema.description !== undefined && `${id}-hint`, rawErrors.length > 0 && `${id}-problem`]
    .filter(Boolean)
    .join(' ') || undefined;

/** What every control of the form has in common. */
export const controlProps = (props: WidgetProps) => ({
  id: props.id,
  name: props.id,
  className: styles.control,
  required: props.required,
  'aria-invalid': (props.rawErrors?.length ?? 0) > 0 || undefined,
  'aria-describedby': describedBy(props),
});
