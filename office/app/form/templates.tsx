import { clsx } from 'clsx';
import type { ErrorSchema, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { contextOf } from './text-widgets.tsx';
import styles from './form.module.css';
import { SearchResult } from './SearchResult.tsx';

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

const hasProblem = (errors: ErrorSchema | undefined): boolean =>
  Object.entries(errors ?? {}).some(([name, value]) =>
    // After an edit the form itself may leave it undefined.
    name === '__errors' ? ((value as string[] | undefined)?.length ?? 0) > 0 : hasProblem(value),
  );

interface GroupProps {
  id: string;
  title: ReactNode;
  errors?: ErrorSchema | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a form that folds; one with something wrong in it stands open. */
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
  /** How many entries it has, where it is a list. */
  count?: number;
  /** What is wrong with it as a whole. */
  problems?: readonly string[] | undefined;
  children: ReactNode;
}

/** A part of a form under its title. Of an entry as a whole it folds; further in, it is set off. */
export const Part = (props: PartProps) => {
  const { errorSchema, fieldPathId, registry, schema, title, count, problems = [] } = props;
  const { path, $id } = fieldPathId;
  const inside = (
    <>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {problems.length > 0 && <p className="small strong accent">{problems.join(' ')}</p>}
      {props.children}
    </>
  );
  if (path.length === 1)
    return (
      <Group
        id={$id}
        title={count === undefined ? title : `${title} (${count})`}
        errors={errorSchema}
        isOpen={path[0] === contextOf(registry).opened}
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

/** The first words in a piece of data, by which one tells it from its neighbors. */
const firstWords = (data: unknown): string => {
  if (typeof data === 'string') return data.replaceAll('*', '');
  if (typeof data !== 'object' || data === null) return '';
  for (const value of Object.values(data)) {
    const words = firstWords(value);
    if (words !== '') return words;
  }
  return '';
};

/** A group of fields: the whole form, a part of it, or an entry of a list. */
export const ObjectFieldTemplate = (props: ObjectFieldTemplateProps) => {
  const { properties, fieldPathId, errorSchema, formData, schema, registry } = props;
  const { path, $id } = fieldPathId;
  const fields = properties.map(({ name, content }) => (
    <div key={name} className={clsx('stack gap-0 may-shrink', styles.slot)}>
      {content}
    </div>
  ));
  if (path.length === 0) return <div className="stack gap-4 may-shrink">{fields}</div>;
  const last = path.at(-1);
  if (typeof last === 'number') {
    const words = firstWords(formData);
    const title = words || `New: ${schema.title ?? 'entry'}`;
    return (
      <Group id={$id} title={`${last + 1}. ${title}`} errors={errorSchema} isOpen={words === ''}>
        {fields}
      </Group>
    );
  }
  const { address } = contextOf(registry).entry;
  return (
    <Part {...props}>
      {path[0] === 'head' && path.length === 1 && (
        <SearchResult head={formData ?? {}} address={address} />
      )}
      {fields}
      {props.optionalDataControl}
    </Part>
  );
};
