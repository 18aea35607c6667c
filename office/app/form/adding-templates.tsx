import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  OptionalDataControlsTemplateProps,
} from '@rjsf/utils';
import { clsx } from 'clsx';
import type { MouseEvent, MouseEventHandler } from 'react';
import { SmallButton } from '../shell/Action.tsx';
import { useStatus } from '../shell/status.tsx';
import styles from './form.module.css';
import { Part } from './templates.tsx';
import { contextOf, ToolButton } from './text-widgets.tsx';

/** A list: its entries with their buttons, and one to add another. */
export const ArrayFieldTemplate = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, schema, rawErrors } = props;
  const noun = (schema.items as { title?: string } | undefined)?.title ?? 'Entry';
  return (
    <Part {...props} count={items.length} problems={rawErrors}>
      <ol className="stack gap-2">{items}</ol>
      {items.length === 0 && <p className="quiet">Nothing here yet.</p>}
      {canAdd && (
        <div>
          <SmallButton onClick={onAddClick}>Add: {noun.toLowerCase()}</SmallButton>
        </div>
      )}
    </Part>
  );
};

/** Never disabled: it would lose the focus at the end of the list. */
const possible = (isPossible: boolean, onClick: MouseEventHandler<HTMLButtonElement>) =>
  isPossible ? { onClick } : { 'aria-disabled': true };

/** One entry of a list, with buttons to move and to remove it. */
export const ArrayFieldItemTemplate = (props: ArrayFieldItemTemplateProps) => {
  const { children, buttonsProps, index, totalItems, registry, schema } = props;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, hasRemove, fieldPathId } = buttonsProps;
  const { say } = useStatus();
  const noun = `${schema.title ?? 'Entry'} ${index + 1}`;
  const move = (run: () => void, place: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    run();
    say(`Moved to position ${place} of ${totalItems}.`);
    // The entry takes its buttons along, and the browser drops the focus of what is moved.
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
        <ToolButton label={`${noun}: move up`} {...possible(index > 0, move(onMoveUpItem, index))}>
          ↑
        </ToolButton>
        <ToolButton
          label={`${noun}: move down`}
          {...possible(index < totalItems - 1, move(onMoveDownItem, index + 2))}
        >
          ↓
        </ToolButton>
        <ToolButton label={`${noun}: remove`} {...possible(hasRemove, remove)}>
          ×
        </ToolButton>
      </div>
    </li>
  );
};

/** A group that may be left out: added with one button, removed with another. */
export const OptionalDataControlsTemplate = (props: OptionalDataControlsTemplateProps) => {
  const { id, schema, registry, onAddClick, onRemoveClick } = props;
  const name = (schema.title ?? 'this').toLowerCase();
  const remove = () => {
    // rjsf makes its own ids from the path, with the name of the control behind it.
    const path = id.replace(/^root_|__\w+$/gu, '').split('_');
    contextOf(registry).onRemoved(path, schema.title ?? 'The group');
    onRemoveClick?.();
  };
  return (
    <div>
      <SmallButton id={id} onClick={onAddClick ?? remove}>
        {onAddClick ? `Add: ${name}` : `Remove: ${name}`}
      </SmallButton>
    </div>
  );
};
