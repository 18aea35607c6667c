import { clsx } from 'clsx';
import type {
  BaseInputTemplateProps,
  FieldPathList,
  FieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import { useRef, type ComponentProps } from 'react';
import { fillNames } from '@agency/content-model/reader/fill-names.ts';
import type { FormSchema, Hints } from '../../content/schemas.ts';
import type { Entry } from '../api-types.ts';
import { useLoad } from '../api.ts';
import styles from './form.module.css';

/** A text as visitors read it: with values in place of the names in braces. What isn't decided yet has none. */
export const fillIn = ({ names }: Pick<Entry, 'names'>, text: string): string =>
  fillNames(text, names.names).replaceAll(/\{legal-[a-z]+\}/gu, '…');

/** Advice about a field. It is quieter than a problem, since nothing has to be done. */
export const Advice = ({ id, words }: { id: string; words: string | undefined }) =>
  words ? (
    <p id={`${id}-advice`} className={clsx('small muted', styles.advice)}>
      <b>Advice:</b> {words}
    </p>
  ) : null;

/** How long a text may be, and how long it is. */
const lengthInWords = ({ minLength = 0, maxLength }: FormSchema, text: unknown): string => {
  if (minLength < 2 && maxLength === undefined) return '';
  const most = maxLength === undefined ? ' or more' : ` to ${maxLength}`;
  const bounds = minLength < 2 ? `Up to ${maxLength}` : `${minLength}${most}`;
  return ` ${bounds} letters; now ${asText(text).length}.`;
};

/** The label, hint, control, problems and advice of a field. */
export const FieldTemplate = (props: FieldTemplateProps) => {
  const { id, label, children, rawErrors = [], required, schema, formData, registry } = props;
  const filled =
    typeof formData === 'string' ? fillIn(contextOf(registry).entry, formData) : formData;
  if (schema.type === 'object' || schema.type === 'array' || schema.oneOf) return children;
  const isBox = schema.type === 'boolean';
  const limits = lengthInWords(schema as FormSchema, formData);
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
          {limits && `${/[.!?]$/u.test(schema.description) ? '' : '.'}${limits}`}
        </p>
      )}
      {children}
      {filled !== formData && (
        <p className="quiet breaks">Visitors read: {String(filled).replaceAll('*', '')}</p>
      )}
      {rawErrors.length > 0 && (
        <p id={`${id}-problem`} className="small strong accent">
          {rawErrors.join(' ')}
        </p>
      )}
      <Advice id={id} words={contextOf(registry).advice[id]} />
    </div>
  );
};

/**
 * A whole number as people write it: 4500, 4,500, $4,500 or 4500.00. A price keeps its commas, since
 * pages print it as written. Anything else is kept as typed, so that the server can say what is wrong.
 */
export const readNumber = (typed: string, isPrice = false): number | string | undefined => {
  const [, digits = ''] = /^\s*\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.00)?\s*$/u.exec(typed) ?? [];
  if (isPrice && digits.includes(',')) return digits;
  const number = Number(digits.replaceAll(',', ''));
  return digits !== '' && Number.isSafeInteger(number) ? number : typed || undefined;
};

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const listOfPages = 'pages-of-the-site';

/** A one-line input: text, a date, a time of day, the address of a page (listed or typed), or a number, maybe with a unit. */
export const BaseInput = (props: BaseInputTemplateProps) => {
  const { value, onChange, schema } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const { unit, target: named } = hintsOf(schema);
  const input = (
    <input
      {...controlProps(props)}
      type={schema.format === 'date' || schema.format === 'time' ? schema.format : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      {...(named === 'address' && { list: listOfPages, autoComplete: 'off', spellCheck: false })}
      value={asText(value)}
      onChange={({ target }) =>
        onChange(isNumber ? readNumber(target.value, unit === '$') : target.value || undefined)
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

/** The pages to choose from, shared by all fields of a form. */
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

/** A button with a symbol. */
export const ToolButton = ({ label, ...rest }: ToolButtonProps) => (
  <button
    type="button"
    className={clsx('tool fixed-size unbroken', styles.tool)}
    aria-label={label}
    title={label}
    {...rest}
  />
);

/** A heading, in which asterisks emphasize a word, with a preview in the site's style. */
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
          {fillIn(contextOf(props.registry).entry, text)
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
  /** The group that is open initially: the top of the page. */
  opened: string | undefined;
  /** Advice by the id of its control or group. */
  advice: Readonly<Record<string, string>>;
  /** Values that would do in place of wrong ones, by the id of the control. */
  instead: Readonly<Record<string, string | undefined>>;
  /** Called before something is removed, so that it can be restored. */
  onRemoved: (path: FieldPathList, words: string) => void;
  /** Adds an entry to a list, at the path that it will have, and goes to its first field. */
  onAdded: (path: FieldPathList, entry: object, schema: FormSchema) => void;
}

export const contextOf = (registry: { formContext: unknown }): OfficeFormContext =>
  registry.formContext as OfficeFormContext;

/** What a field's schema says beyond JSON Schema. */
export const hintsOf = (schema: object): Hints => schema;

/** The ids of the field's hint, problem and advice, as far as they exist. */
export const describedBy = ({ id, schema, rawErrors = [], registry }: WidgetProps) =>
  [
    schema.description !== undefined && `${id}-hint`,
    rawErrors.length > 0 && `${id}-problem`,
    contextOf(registry).advice[id] && `${id}-advice`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** The props that all controls of the form share. */
export const controlProps = (props: WidgetProps) => ({
  id: props.id,
  name: props.id,
  className: styles.control,
  required: props.required,
  'aria-invalid': (props.rawErrors?.length ?? 0) > 0 || undefined,
  'aria-describedby': describedBy(props),
});
