/**
 * The header's dropdowns, after the W3C's disclosure navigation pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * By themselves they open and close by click, touch, Enter and Space, and tell
 * which; `<details name>` lets one be open at most. Here they learn to open
 * under a mouse, to answer to arrow keys, and to close by Escape and wherever
 * the mouse, the focus or a press goes elsewhere.
 */

interface Menu {
  item: HTMLElement;
  toggle: HTMLDetailsElement;
  label: HTMLElement;
}

const menuIn = (item: HTMLElement): Menu[] => {
  const toggle = item.matches('details') ? item : item.querySelector('details');
  const label = item.querySelector('summary');
  return toggle instanceof HTMLDetailsElement && label ? [{ item, toggle, label }] : [];
};

const followMouse = ({ item, toggle, label }: Menu): void => {
  /** A mouse that opened the menu by coming in does not close it by its first click. */
  let openedByHover = false;
  const open = () => {
    openedByHover = !toggle.open;
    toggle.open = true;
  };
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') open();
  });
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') toggle.open = false;
  });
  label.addEventListener('click', (event) => {
    // Enter and Space are clicks as well, and none of a mouse: their count is 0.
    if (openedByHover && toggle.open && event.detail > 0) event.preventDefault();
    openedByHover = false;
  });
  // The visitor may have been here before the script was.
  if (item.matches(':hover')) open();
};

const closeElsewhere = ({ item, toggle, label }: Menu): void => {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !toggle.open) return;
    if (item.contains(document.activeElement)) label.focus();
    toggle.open = false;
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    // Safari focuses no link that is pressed: then the focus goes nowhere, and the press must not be lost.
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) toggle.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !item.contains(target)) toggle.open = false;
  });
};

/** Which of `count` places a key leads to from this one; the arrows stop at both ends. */
const placeAfter = (key: string, place: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(place - 1, 0);
  return undefined;
};

const answerKeys = ({ item, toggle, label }: Menu, labels: readonly HTMLElement[]): void =>
  item.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return;
    const links = [...item.querySelectorAll('a')];
    const row: readonly HTMLElement[] = target === label ? labels : links;
    const place = placeAfter(key, row.indexOf(target), row.length);
    if (place === undefined) return;
    event.preventDefault();
    if (target === label && key === 'ArrowDown') {
      toggle.open = true;
      links[0]?.focus();
    } else row[place]?.focus();
  });

/** Makes the menus of the header answer to mouse, keys and leaving. */
export const enhanceMenus = (): void => {
  const dropdowns = [...document.querySelectorAll<HTMLElement>('[data-menu]')].flatMap(menuIn);
  const labels = dropdowns.map(({ label }) => label);
  for (const menu of dropdowns) {
    followMouse(menu);
    closeElsewhere(menu);
    answerKeys(menu, labels);
  }
  const mobile = [...document.querySelectorAll<HTMLElement>('[data-mobile-menu]')].flatMap(menuIn);
  mobile.forEach(closeElsewhere);
};
