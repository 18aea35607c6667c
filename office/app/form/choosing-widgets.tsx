import type { WidgetProps } from '@rjsf/utils';
import { palettes } from '@agency/content-model/brand/palettes.ts';
import type { Data } from '../api-types.ts';
import { apiUrl, sendChange, useLoad } from '../api.ts';
import { SmallButton, useAction } from '../shell/Action.tsx';
import { BaseInput, contextOf, controlProps, describedBy, hintsOf } from './fields.tsx';
import { UploadButton } from './pictures.tsx';
import styles from './form.module.css';

/** A checkbox. When unchecked, it shows the schema's `whenOff` sentence, if there is one. */
export const CheckboxWidget = (props: WidgetProps) => {
  const { id, onChange, label, schema, value = schema.default } = props;
  const isOn = value === true;
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

interface ChoiceProps {
  field: WidgetProps;
  options: readonly { id: string; title: string | undefined }[];
}

/** A select. The current choice stays selectable even when it is no option. */
const Choice = ({ field, options }: ChoiceProps) => {
  const { value = field.schema.default ?? '', onChange, required } = field;
  return (
    <select
      {...controlProps(field)}
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {(value === '' || !required) && <option value="">Choose …</option>}
      {value !== '' && options.every(({ id }) => id !== value) && <option>{value}</option>}
      {options.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
};

/** A select with the options of the schema. */
export const SelectWidget = (props: WidgetProps) => {
  const { names = {} } = hintsOf(props.schema);
  const choices = (props.schema.enum ?? []).map(String);
  return <Choice field={props} options={choices.map((id) => ({ id, title: names[id] }))} />;
};

/** A reference to another entry. */
export const ReferenceWidget = (props: WidgetProps) => {
  const { target } = hintsOf(props.schema);
  const references = apiUrl('/api/references', { target });
  const { answer = [] } = useLoad<{ id: string; title: string }[]>(references);
  return <Choice field={props} options={answer} />;
};

/** A color: chosen, or typed as six digits. In place of one that can't be read, another is offered. */
export const ColorWidget = (props: WidgetProps) => {
  const { id, label, value, onChange, registry } = props;
  const instead = contextOf(registry).instead[id];
  return (
    <>
      <span className="row gap-1">
        <input
          type="color"
          className="fixed-size target"
          aria-label={`${label}: choose`}
          // Until a color is complete, the browser shows black.
          value={String(value ?? '#000000')}
          onChange={({ target }) => onChange(target.value)}
        />
        <BaseInput {...props} />
      </span>
      {instead !== undefined && instead !== value && (
        <SmallButton className="compact above-2" about={label} onClick={() => onChange(instead)}>
          <span className={styles.swatch} style={{ background: instead }} />
          Take {instead}
        </SmallButton>
      )}
    </>
  );
};

/** The brand as the form has it now. Own colors that were just added begin as those of its palette. */
export const withOwnColors = (before: Data, brand: Data): Data => {
  const roles = Object.entries(palettes).find(([name]) => name === brand['palette'])?.[1];
  const isNew = before['colors'] === undefined && typeof brand['colors'] === 'object';
  return isNew && roles ? { ...brand, colors: { ...roles } } : brand;
};

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
