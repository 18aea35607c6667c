import { clsx } from 'clsx';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ErrorSchema,
  ObjectFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { useState, type MouseEvent, type MouseEventHandler, type ReactNode } from 'react';
import { SmallButton } from '../shell/Action.tsx';
import { say } from '../shell/status.tsx';
import { SearchResult } from './SearchResult.tsx';
import { contextOf, ToolButton } from './fields.tsx';
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
const Part = (props: PartProps) => {
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

/** The first text in a piece of data, which tells it from its neighbors. */
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
    const words = contextOf(registry).fill(firstWords(formData));
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

/** A list: its entries with their buttons, and a button that adds one. */
export const ArrayFieldTemplate = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, schema, rawErrors } = props;
  const noun = (schema.items as { title?: string } | undefined)?.title ?? 'Entry';
  return (
    <Part {...props} count={items.length} problems={rawErrors}>
      <ol className="stack gap-2">{items}</ol>
      {items.length === 0 && <p className="quiet">Nothing here yet.</p>}
      {canAdd && <SmallButton onClick={onAddClick}>Add: {noun.toLowerCase()}</SmallButton>}
    </Part>
  );
};

/** Uses `aria-disabled`, since a disabled button would lose the focus at the end of the list. */
const clickableIf = (isPossible: boolean, onClick: MouseEventHandler<HTMLButtonElement>) =>
  isPossible ? { onClick } : { 'aria-disabled': true };

/** One entry of a list, with buttons to move and remove it. */
export const ArrayFieldItemTemplate = (props: ArrayFieldItemTemplateProps) => {
  const { children, buttonsProps, index, totalItems, registry, schema } = props;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, hasRemove, fieldPathId } = buttonsProps;
  const noun = `${schema.title ?? 'Entry'} ${index + 1}`;
  const move = (run: () => void, place: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    run();
    say(`Moved to position ${place} of ${totalItems}.`);
    // The buttons move with their entry, and the browser drops the focus of a moved element.
    setTimeout(() => button.focus());
  };
  const remove = () => {
    contextOf(registry).onRemoved(fieldPathId.path, noun);
    onRemoveItem();
  };
  return (
    <li className={clsx('row gap-1 items-level', styles.item)}>
      <div className={clsx('may-shrink', styles.itemBody)}>{children}</div>
      <div className={clsx('wrap fixed-size', styles.tools)}>
        <ToolButton
          label={`${noun}: move up`}
          {...clickableIf(index > 0, move(onMoveUpItem, index))}
        >
          ↑
        </ToolButton>
        <ToolButton
          label={`${noun}: move down`}
          {...clickableIf(index < totalItems - 1, move(onMoveDownItem, index + 2))}
        >
          ↓
        </ToolButton>
        <ToolButton label={`${noun}: remove`} {...clickableIf(hasRemove, remove)}>
          ×
        </ToolButton>
      </div>
    </li>
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
