import type { WidgetProps } from '@rjsf/utils';
import { address, ask, useLoad } from '../api.ts';
import { useAction } from '../shell/Action.tsx';
import { controlProps, describedBy, hintsOf, LongTextWidget } from './fields.tsx';
import { UploadButton } from './pictures.tsx';

/** What a field means where nothing stands in the file. */
const meant = ({ value, schema }: Pick<WidgetProps, 'value' | 'schema'>): unknown =>
  value ?? schema.default;

/** A tick. Where the schema has a sentence for it, it says what goes without it. */
export const CheckboxWidget = (props: WidgetProps) => {
  const { id, onChange, label, schema } = props;
  const isOn = meant(props) === true;
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

/** One of a few, as the schema names them. */
export const SelectWidget = (props: WidgetProps) => {
  const { onChange, schema, required } = props;
  const { names = {} } = hintsOf(schema);
  const choices = schema.enum ?? [];
  const place = choices.findIndex((choice) => choice === meant(props));
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

/** Something else of the content, by its name. What it names now stays to choose, even where it is gone. */
export const ReferenceWidget = (props: WidgetProps) => {
  const { value, onChange, schema, required } = props;
  const { target } = hintsOf(schema);
  const { answer = [] } = useLoad<{ id: string; title: string }[]>(
    address('/api/references', { target }),
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

/** A mark, written, or taken from a file, which is cleaned first. */
export const MarkWidget = (props: WidgetProps) => {
  const taking = useAction({
    run: async (file: File) => {
      const { mark } = await ask<{ mark: string }>('POST', '/api/mark', { svg: await file.text() });
      props.onChange(mark);
    },
  });
  return (
    <div className="stack gap-1 items-start">
      <LongTextWidget {...props} />
      <UploadButton accept=".svg,image/svg+xml" {...taking}>
        Upload an SVG
      </UploadButton>
    </div>
  );
};
