import { useEffect, useEffectEvent } from 'react';
import type { Problem } from '../api-types.ts';

/** Brings the owner to a field, opening what it is folded into. */
export const goToField = (field: Problem['field']) => {
  const names = field[0] === 'body' ? ['text'] : ['root', ...field];
  // The field itself may not be there yet; then the group it belongs to is.
  for (let count = names.length; count > 0; count -= 1) {
    const element = document.getElementById(names.slice(0, count).join('_'));
    if (!element) continue;
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true;
    const target =
      element instanceof HTMLDetailsElement ? element.querySelector('summary') : element;
    target?.scrollIntoView({ block: 'center' });
    target?.focus();
    return;
  }
};

/** Goes to the field that the address names, once the form is there. */
export const useArrival = (field: readonly string[], isThere: boolean): void => {
  const arrive = useEffectEvent(() => {
    if (field.length > 0) goToField(field);
  });
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);
};
