import { clsx } from 'clsx';
import type {
  ErrorSchema,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { firstWords } from '../../content/excerpts.ts';
import { SmallButton } from '../shell/Action.tsx';
import { Tag } from '../shell/Screen.tsx';
import { SearchResult } from './SearchResult.tsx';
import { Advice, contextOf, fillIn, hintsOf } from './fields.tsx';
import styles from './form.module.css';

const hasProblem = (errors: ErrorSchema | undefined): boolean =>
  Object.entries(errors ?? {}).some(([name, value]) =>
    // After an edit, rjsf may leave it undefined.
    name === '__errors' ? ((value as string[] | undefined)?.length ?? 0) > 0 : hasProblem(value),
  );

interface GroupProps {
  id: string;
  title: ReactNode;
  errors?: ErrorSchema | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A collapsible part of a form; open while it has a problem. */
const Group = ({ id, title, errors, isOpen, children }: GroupProps) => {
  const [wants, setWants] = useState(isOpen);
  const isWrong = hasProblem(errors);
  return (
    <details
      id={id}
      className={clsx('on-ground rounded', styles.group, isWrong && styles.wrong)}
      open={wants || isWrong}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setWants(currentTarget.open);
      }}
    >
      <summary className={clsx('breaks', styles.summary)}>{title}</summary>
      <div className={clsx('stack gap-4 may-shrink', styles.inside)}>{children}</div>
    </details>
  );
};

interface PartProps extends Pick<
  ObjectFieldTemplateProps,
  'errorSchema' | 'fieldPathId' | 'registry' | 'schema' | 'title'
> {
  /** The number of entries of a list. */
  count?: number;
  /** Problems with the part as a whole. */
  problems?: readonly string[] | undefined;
  children: ReactNode;
}

/** A titled part of a form: collapsible at the top level, a fieldset further in. */
export const Part = (props: PartProps) => {
  const { errorSchema, fieldPathId, registry, schema, title, count, problems = [] } = props;
  const { path, $id } = fieldPathId;
  const { advice, opened } = contextOf(registry);
  const hints = Object.keys(advice).filter((id) => `${id}_`.startsWith(`${$id}_`)).length;
  const inside = (
    <>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {problems.length > 0 && <p className="small strong accent">{problems.join(' ')}</p>}
      <Advice id={$id} words={advice[$id]} />
      {props.children}
    </>
  );
  if (path.length === 1)
    return (
      <Group
        id={$id}
        title={
          <>
            {count === undefined ? title : `${title} (${count})`}{' '}
            {hints > 0 && <Tag>{counted(hints, 'hint')}</Tag>}
          </>
        }
        errors={errorSchema}
        isOpen={path[0] === opened}
      >
        {inside}
      </Group>
    );
  return (
    <fieldset id={$id} className={clsx('stack gap-4', styles.set)}>
      <legend className="brand strong">{title}</legend>
      {inside}
    </fieldset>
  );
};

/** Whether the form asks for a field: not for what is set elsewhere, nor for the kind of an entry. */
const isAsked = (field: object): boolean => !('const' in field) && hintsOf(field).widget !== 'none';

/** An entry of a list with several kinds of them: its kind was chosen when it was added. */
export const MultiSchemaFieldTemplate = (props: MultiSchemaFieldTemplateProps) =>
  props.optionSchemaField;

/** A group of fields: the whole form, a part of it, or an entry of a list. */
export const ObjectFieldTemplate = (props: ObjectFieldTemplateProps) => {
  const { properties, fieldPathId, errorSchema, formData, schema, registry } = props;
  const { path, $id } = fieldPathId;
  const asked = properties.filter(({ name }) => isAsked(schema.properties?.[name] as object));
  const fields = asked.map(({ name, content }) => (
    <div key={name} className={clsx('stack gap-0 may-shrink', styles.slot)}>
      {content}
    </div>
  ));
  if (path.length === 0) return <div className="stack gap-4 may-shrink">{fields}</div>;
  const last = path.at(-1);
  if (typeof last === 'number') {
    const words = fillIn(contextOf(registry).entry, firstWords(formData));
    const kind = schema.title ?? 'entry';
    const named = 'kind' in (formData ?? {}) ? `${kind}: ${words}` : words;
    const title = words === '' ? `New: ${kind}` : named;
    return (
      <Group id={$id} title={`${last + 1}. ${title}`} errors={errorSchema} isOpen={words === ''}>
        {fields}
      </Group>
    );
  }
  const { entry } = contextOf(registry);
  return (
    <Part {...props}>
      {path[0] === 'head' && path.length === 1 && (
        <SearchResult head={formData ?? {}} entry={entry} />
      )}
      {fields}
      {props.optionalDataControl}
    </Part>
  );
};

/** The button that adds or removes an optional group. */
export const OptionalDataControlsTemplate = (props: OptionalDataControlsTemplateProps) => {
  const { id, schema, registry, onAddClick, onRemoveClick } = props;
  const name = (schema.title ?? 'this').toLowerCase();
  const remove = () => {
    // rjsf makes this id from the path, followed by the name of the control.
    const path = id.replace(/^root_|__\w+$/gu, '').split('_');
    contextOf(registry).onRemoved(path, schema.title ?? 'The group');
    onRemoveClick?.();
  };
  return (
    <SmallButton id={id} onClick={onAddClick ?? remove}>
      {onAddClick ? `Add: ${name}` : `Remove: ${name}`}
    </SmallButton>
  );
};
