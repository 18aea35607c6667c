import type { WidgetProps } from '@rjsf/utils';
import { apiUrl, sendChange, useLoad } from '../api.ts';
import { SmallButton, useAction } from '../shell/Action.tsx';
import { BaseInput, controlProps, describedBy, hintsOf } from './fields.tsx';
import { UploadButton } from './pictures.tsx';
import styles from './form.module.css';

/** The value of a field, or its default when the file has none. */
const valueOrDefault = ({ value, schema }: Pick<WidgetProps, 'value' | 'schema'>): unknown =>
  value ?? schema.default;

/** A checkbox. When unchecked, it shows the schema's `whenOff` sentence, if there is one. */
export const CheckboxWidget = (props: WidgetProps) => {
  const { id, onChange, label, schema } = props;
  const isOn = valueOrDefault(props) === true;
  const { whenOff } = hintsOf(schema);
  return (
    <>
      <label className="row gap-1 target strong">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={describedBy(props)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {schema.description && (
        <p id={`${id}-hint`} className="quiet">
          {schema.description}
        </p>
      )}
      {whenOff !== undefined && (
        <p role="status" className="notice">
          {!isOn && whenOff}
        </p>
      )}
    </>
  );
};

/** A select with the options of the schema. */
export const SelectWidget = (props: WidgetProps) => {
  const { onChange, schema, required } = props;
  const { names = {} } = hintsOf(schema);
  const choices = schema.enum ?? [];
  const place = choices.findIndex((choice) => choice === valueOrDefault(props));
  return (
    <select
      {...controlProps(props)}
      value={place}
      onChange={({ target }) => onChange(choices[Number(target.value)])}
    >
      {(place < 0 || !required) && <option value={-1}>Choose …</option>}
      {choices.map((choice, index) => (
        <option key={index} value={index}>
          {names[`${choice as string | number}`]}
        </option>
      ))}
    </select>
  );
};

/** A reference to another entry. The current one stays selectable even when it no longer exists. */
export const ReferenceWidget = (props: WidgetProps) => {
  const { value, onChange, schema, required } = props;
  const { target } = hintsOf(schema);
  const { answer = [] } = useLoad<{ id: string; title: string }[]>(
    apiUrl('/api/references', { target }),
  );
  const now = typeof value === 'string' ? value : '';
  const isKnown = answer.some(({ id }) => id === now);
  return (
    <select
      {...controlProps(props)}
      value={now}
      onChange={({ target: { value: chosen } }) => onChange(chosen || undefined)}
    >
      {(now === '' || !required) && <option value="">Choose …</option>}
      {now !== '' && !isKnown && <option value={now}>{now}</option>}
      {answer.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
};

/** A color: chosen, or typed as six digits. */
export const ColorWidget = (props: WidgetProps) => (
  <span className="row gap-1">
    <input
      type="color"
      className="fixed-size target"
      aria-label={`${props.label}: choose`}
      // Until a color is complete, the browser shows black.
      value={String(props.value ?? '#000000')}
      onChange={({ target }) => props.onChange(target.value)}
    />
    <BaseInput {...props} />
  </span>
);

/** An SVG as the address of a picture, which needs its namespace. */
const addressOfSvg = (svg: string): string => {
  const complete = svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(complete)}`;
};

/** The brand's mark: the flower, or a drawing from an SVG file, which the server cleans first. */
export const MarkWidget = (props: WidgetProps) => {
  const { value, onChange } = props;
  const isOwn = typeof value === 'string' && value !== 'bloom';
  const taking = useAction({
    run: async (file: File) => {
      const { mark } = await sendChange<{ mark: string }>('POST', '/api/mark', {
        svg: await file.text(),
      });
      onChange(mark);
    },
  });
  return (
    <div className="stack gap-1 items-start">
      {isOwn && <img className={styles.mark} src={addressOfSvg(value)} alt="" />}
      <input {...controlProps(props)} readOnly value={isOwn ? 'Your own drawing' : 'The flower'} />
      <div className="row wrap gap-1">
        <UploadButton accept=".svg,image/svg+xml" {...taking}>
          Upload an SVG
        </UploadButton>
        {isOwn && <SmallButton onClick={() => onChange('bloom')}>Take the flower</SmallButton>}
      </div>
    </div>
  );
};
