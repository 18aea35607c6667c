import { useEffect } from 'react';

/** What takes the focus for a field, or for the group where it is. */
const controlIn = (element: HTMLElement): HTMLElement | null => {
  if (element instanceof HTMLDetailsElement) return element.querySelector('summary');
  return element instanceof HTMLFieldSetElement
    ? element.querySelector('input, textarea, select')
    : element;
};

/** Brings the owner to a field, opening what it is folded into. */
export const goToField = (field: readonly PropertyKey[]) => {
  const names = field[0] === 'body' ? ['text'] : ['root', ...field];
  // The field itself may not be there yet; then the group it belongs to is.
  for (let count = names.length; count > 0; count -= 1) {
    const element = document.getElementById(names.slice(0, count).join('_'));
    if (!element) continue;
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    const target = controlIn(element);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
    return;
  }
};

/** Goes to the field that the address names, once the form is there. */
export const useArrival = (field: readonly string[], isThere: boolean): void => {
  const way = field.join('/');
  useEffect(() => {
    if (isThere && way !== '') goToField(way.split('/'));
  }, [isThere, way]);
};

/** The way to the field whose control has the focus. */
export const fieldOf = ({ id }: Element): string[] | undefined => {
  if (id === 'text') return ['body'];
  return id.startsWith('root_') ? id.split('_').slice(1) : undefined;
};
