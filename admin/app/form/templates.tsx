import { clsx } from 'clsx';
import type {
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { Button } from '../../../src/components/Button/Button.tsx';
import { contextOf, firstWords } from './form-context.ts';
import styles from './form.module.css';
import { Group } from './Group.tsx';
import { SearchResult } from './SearchResult.tsx';

/** A group of fields: the whole form, a part of it that folds, an entry of a list, or a few fields together. */
export const ObjectFieldTemplate = (props: ObjectFieldTemplateProps) => {
  const { properties, title, description, fieldPathId, errorSchema, formData, schema } = props;
  const { path, $id } = fieldPathId;
  const { address, opened } = contextOf(props.registry);
  const fields = properties.map(({ name, content }) => (
    <div key={name} className={clsx('stack gap-0 may-shrink', styles.slot)}>
      {content}
    </div>
  ));
  if (path.length === 0) return <div className="stack gap-4 may-shrink">{fields}</div>;
  const last = path.at(-1);
  if (typeof last === 'number') {
    const words = firstWords(formData) || `New: ${schema.title ?? 'entry'}`;
    return (
      <Group
        id={$id}
        title={`${last + 1}. ${words}`}
        errors={errorSchema}
        isOpen={words.startsWith('New: ')}
      >
        {fields}
      </Group>
    );
  }
  const inside = (
    <>
      {fields}
      {props.optionalDataControl}
    </>
  );
  if (path.length === 1)
    return (
      <Group
        id={$id}
        title={title}
        hint={description}
        errors={errorSchema}
        isOpen={path[0] === opened}
      >
        {path[0] === 'head' && <SearchResult head={formData ?? {}} address={address} />}
        {inside}
      </Group>
    );
  return (
    <fieldset id={$id} className={clsx('stack gap-4', styles.set)}>
      <legend className="brand strong">{title}</legend>
      {description && <p className="quiet">{description}</p>}
      {inside}
    </fieldset>
  );
};

/** A list: its entries with their buttons, and one to add another. */
export const ArrayFieldTemplate = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, title, schema, fieldPathId, errorSchema, rawErrors } = props;
  const { opened } = contextOf(props.registry);
  const noun = (schema.items as { title?: string } | undefined)?.title ?? 'Entry';
  const list = (
    <>
      <ol className="stack gap-2">{items}</ol>
      {items.length === 0 && <p className="quiet">Nothing here yet.</p>}
      {canAdd && (
        <div>
          <Button type="button" variant="secondary" className="compact" onClick={onAddClick}>
            Add: {noun.toLowerCase()}
          </Button>
        </div>
      )}
    </>
  );
  if (fieldPathId.path.length === 1)
    return (
      <Group
        id={fieldPathId.$id}
        title={`${title} (${items.length})`}
        hint={schema.description}
        errors={errorSchema}
        own={rawErrors}
        isOpen={fieldPathId.path[0] === opened}
      >
        {list}
      </Group>
    );
  return (
    <fieldset id={fieldPathId.$id} className={clsx('stack gap-4', styles.set)}>
      <legend className="brand strong">{title}</legend>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {rawErrors && rawErrors.length > 0 && (
        <p className="small strong accent">{rawErrors.join(' ')}</p>
      )}
      {list}
    </fieldset>
  );
};

/** A group that may be left out: added with one button, removed with another. */
export const OptionalDataControlsTemplate = (props: OptionalDataControlsTemplateProps) => {
  const { id, schema, registry, onAddClick, onRemoveClick } = props;
  const name = (schema.title ?? 'this').toLowerCase();
  const { onRemoved } = contextOf(registry);
  const remove = () => {
    // rjsf makes its own ids from the path, with the name of the control behind it.
    onRemoved(id.replace(/^root_|__\w+$/gu, '').split('_'), schema.title ?? 'The group');
    onRemoveClick?.();
  };
  return (
    <div>
      <Button
        type="button"
        id={id}
        variant="secondary"
        className="compact"
        onClick={onAddClick ?? remove}
      >
        {onAddClick ? `Add: ${name}` : `Remove: ${name}`}
      </Button>
    </div>
  );
};
