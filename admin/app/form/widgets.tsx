import { clsx } from 'clsx';
import type { BaseInputTemplateProps, WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { describedBy } from './form-context.ts';
import styles from './form.module.css';

/** What every control of the form has in common. */
export const controlProps = ({ id, schema, rawErrors, required }: WidgetProps) => ({
  id,
  name: id,
  className: styles.control,
  required,
  'aria-invalid': (rawErrors?.length ?? 0) > 0 || undefined,
  'aria-describedby': describedBy(id, schema.description !== undefined, rawErrors),
});

/** What a field means where nothing stands in the file. */
const meant = ({ value, schema }: Pick<WidgetProps, 'value' | 'schema'>): unknown =>
  value ?? schema.default;

/** A whole number, or what was typed as it is, so that it can be told what is wrong with it. */
export const readNumber = (typed: string): number | string | undefined => {
  const number = /^\d+$/u.test(typed.trim()) ? Number(typed) : undefined;
  return Number.isSafeInteger(number) ? number : typed || undefined;
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A line of words, or a number, which may have a unit before it. */
export const BaseInput = (props: BaseInputTemplateProps) => {
  const { value, onChange, schema, options } = props;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const input = (
    <input
      {...controlProps(props)}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      value={asText(value)}
      onChange={({ target }) =>
        onChange(isNumber ? readNumber(target.value) : target.value || undefined)
      }
    />
  );
  const { prefix } = options;
  if (typeof prefix !== 'string') return input;
  return (
    <span className="row gap-1">
      <span aria-hidden="true">{prefix}</span>
      {input}
    </span>
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
        <button
          type="button"
          className={clsx('tool fixed-size unbroken', styles.tool)}
          title="Emphasize the word at the cursor"
          onClick={emphasize}
        >
          <i aria-hidden="true">Aa</i>
          <span className="only-for-screen-readers">Emphasize the word at the cursor</span>
        </button>
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

/** A tick. Where the schema has a sentence for it, it says what goes without it. */
export const CheckboxWidget = (props: WidgetProps) => {
  const { id, onChange, label, schema, rawErrors, options } = props;
  const isOn = meant(props) === true;
  const { whenOff } = options;
  return (
    <>
      <label className="row gap-1 target strong">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={describedBy(id, schema.description !== undefined, rawErrors)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {schema.description && (
        <p id={`${id}-hint`} className="quiet">
          {schema.description}
        </p>
      )}
      {typeof whenOff === 'string' && (
        <p role="status" className="notice">
          {!isOn && whenOff}
        </p>
      )}
    </>
  );
};

/** One of a few, as the schema names them. */
export const SelectWidget = (props: WidgetProps) => {
  const { onChange, options, required } = props;
  const choices = options.enumOptions ?? [];
  const place = choices.findIndex((choice) => choice.value === meant(props));
  return (
    <select
      {...controlProps(props)}
      value={place}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {(place < 0 || !required) && <option value={-1}>Choose …</option>}
      {choices.map(({ label }, index) => (
        <option key={index} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
};
