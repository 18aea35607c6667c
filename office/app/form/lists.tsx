import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { clsx } from 'clsx';
import { createContext, use, type MouseEvent, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { firstLetters, firstWords } from '../../content/excerpts.ts';
import type { FormSchema } from '../../content/schemas.ts';
import { SmallButton } from '../shell/Action.tsx';
import { say } from '../shell/status.tsx';
import { keepInPlace } from '../shell/browser.ts';
import { Kinds } from './Kinds.tsx';
import { contextOf, fillIn, hintsOf, ToolButton } from './fields.tsx';
import { Part } from './templates.tsx';
import { useOpenParts } from './use-open-parts.ts';
import styles from './form.module.css';

/** What an entry tells while it is dragged. `sortable` is the library's. */
interface Dragged {
  name: string;
  step: (way: 'up' | 'down') => void;
  sortable: { index: number; items: unknown[] };
}

const dragged = ({ data }: Active | Over) => data.current as Dragged;

const placeOf = (over: Over | null): string => {
  if (!over) return '';
  const { index, items } = dragged(over).sortable;
  return ` Position ${index + 1} of ${items.length}.`;
};

const announcements: Announcements = {
  onDragStart: ({ active }) => `Lifted ${dragged(active).name}.`,
  onDragOver: ({ active, over }) => `${dragged(active).name}.${placeOf(over)}`,
  onDragEnd: ({ active }) => `Put down ${dragged(active).name}.`,
  onDragCancel: ({ active }) => `${dragged(active).name} is where it was.`,
};

/** Moves an entry step by step, as its buttons do: the form knows no other way that keeps open what is open. */
const drop = ({ active, over }: DragEndEvent) => {
  if (!over) return;
  const far = dragged(over).sortable.index - dragged(active).sortable.index;
  for (let steps = Math.abs(far); steps > 0; steps -= 1)
    flushSync(() => dragged(active).step(far > 0 ? 'down' : 'up'));
};

/** Entries differ much in height, so their edges count; the library's own way compares centers. */
const closestEdge: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect) return [];
      const edges = [rect.top - collisionRect.top, rect.bottom - collisionRect.bottom];
      return { id, data: { droppableContainer, value: Math.min(...edges.map(Math.abs)) } };
    })
    .sort((one, other) => one.data.value - other.data.value);

/** What the entries of a list are called, in order. */
const Names = createContext<readonly string[]>([]);

/** A list: its entries with their buttons, and what adds one. */
export const ArrayFieldTemplate = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, schema, rawErrors, formData, fieldPathId, registry } = props;
  const itemSchema = (schema.items ?? {}) as FormSchema;
  const { title: noun = 'Entry', oneOf: kinds } = itemSchema;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { list, keepOpen } = useOpenParts();
  const entries: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const names = entries.map((entry, index) => {
    const words = fillIn(contextOf(registry).entry, firstWords(entry));
    return words ? `“${firstLetters(words, 40)}”` : `${noun} ${index + 1}`;
  });
  const add = (kind: FormSchema) => {
    const [last] = entries.slice(-1) as { kind?: unknown }[];
    const start = hintsOf(kind).start ?? {};
    const ending = kinds?.find((one) => hintsOf(one).isEnd)?.start?.['kind'];
    const isBefore = last?.kind === ending && start['kind'] !== ending;
    const place = isBefore ? entries.length - 1 : entries.length;
    keepOpen(place);
    contextOf(registry).onAdded([...fieldPathId.path, place], start, kind);
  };
  const addItem = itemSchema.type === 'object' ? () => add(itemSchema) : onAddClick;
  return (
    <Part {...props} count={items.length} problems={rawErrors}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestEdge}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        accessibility={{ announcements }}
        onDragEnd={drop}
      >
        <SortableContext
          items={items.map(({ key }) => String(key))}
          strategy={verticalListSortingStrategy}
        >
          <Names value={names}>
            <ol ref={list} className="stack gap-2">
              {items}
            </ol>
          </Names>
        </SortableContext>
      </DndContext>
      {items.length === 0 && <p className="quiet">Nothing here yet.</p>}
      {kinds && <Kinds noun={noun.toLowerCase()} kinds={kinds} onChosen={add} />}
      {canAdd && !kinds && <SmallButton onClick={addItem}>Add: {noun.toLowerCase()}</SmallButton>}
    </Part>
  );
};

/** Uses `aria-disabled`, since a disabled button would lose the focus at the end of the list. */
const clickableIf = (isPossible: boolean, onClick: MouseEventHandler<HTMLButtonElement>) =>
  isPossible ? { onClick } : { 'aria-disabled': true };

/** One entry of a list, with buttons to move and remove it. */
export const ArrayFieldItemTemplate = (props: ArrayFieldItemTemplateProps) => {
  const { children, buttonsProps, index, totalItems, registry, itemKey } = props;
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, hasRemove, fieldPathId } = buttonsProps;
  const name = use(Names)[index] ?? '';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: itemKey,
    data: { name, step: (way: 'up' | 'down') => (way === 'up' ? onMoveUpItem : onMoveDownItem)() },
  });
  const move = (run: () => void, place: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const { top } = button.getBoundingClientRect();
    run();
    say(`Moved to position ${place} of ${totalItems}.`);
    // The buttons move with their entry, and the browser drops the focus of a moved element.
    setTimeout(() => keepInPlace(button, top));
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const entry = currentTarget.closest('li');
    const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
    // Without another entry, what adds one is the last in the list's part.
    const adds = entry?.closest('ol')?.parentElement;
    contextOf(registry).onRemoved(fieldPathId.path, name);
    onRemoveItem();
    setTimeout(() => {
      const heir =
        next?.querySelector<HTMLElement>(`:scope > .${styles.tools} > :last-child`) ??
        adds?.querySelector<HTMLElement>(':scope > :is(button, details):last-child');
      (heir?.querySelector('summary') ?? heir)?.focus();
    });
  };
  return (
    <li
      ref={setNodeRef}
      className={clsx(
        'stack gap-1 items-level on-ground rounded relative',
        styles.item,
        drag.isDragging && styles.dragged,
      )}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <ToolButton
        ref={setActivatorNodeRef}
        label={`Drag ${name}`}
        {...attributes}
        {...listeners}
        className={styles.handle}
      >
        <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor" aria-hidden="true">
          <path d="M1 1h3v3H1zM6 1h3v3H6zM1 6h3v3H1zM6 6h3v3H6zM1 11h3v3H1zM6 11h3v3H6z" />
        </svg>
      </ToolButton>
      <div className={clsx('may-shrink', styles.itemBody)}>{children}</div>
      <div className={clsx('row gap-0', styles.tools)}>
        <ToolButton
          label={`Move ${name} up`}
          {...clickableIf(index > 0, move(onMoveUpItem, index))}
        >
          ↑
        </ToolButton>
        <ToolButton
          label={`Move ${name} down`}
          {...clickableIf(index < totalItems - 1, move(onMoveDownItem, index + 2))}
        >
          ↓
        </ToolButton>
        <ToolButton label={`Remove ${name}`} {...clickableIf(hasRemove, remove)}>
          ×
        </ToolButton>
      </div>
    </li>
  );
};
