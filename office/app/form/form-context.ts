import type { FieldPathList, WidgetProps } from '@rjsf/utils';
import type { Hints } from '../../content/schemas.ts';
import type { Entry } from '../api-types.ts';
import styles from './form.module.css';

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
