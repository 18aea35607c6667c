/**
 * The header's dropdowns, following the W3C's disclosure navigation pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * Without script (`SiteHeader.module.css`) they open on hover, on keyboard focus, and by click and touch. This script
 * adds arrow keys, closing by Escape or a press elsewhere, and the expanded state for screen readers.
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

/** How long a menu stays open while the mouse crosses the next label or leaves it, in milliseconds. */
const closeDelay = 250;

/** Resets a menu. One closed by Escape can open again once mouse and focus have left it. */
const resetMenu = ({ item, toggle }: Menu): void => {
  toggle.open = false;
  item.removeAttribute('data-shut');
  item.removeAttribute('data-left');
};

const trackHoverAndFocus = (menu: Menu): void => {
  const { item, toggle, label } = menu;
  const hasKeyboard = () => item.querySelector(':focus-visible') !== null;
  /** CSS has opened the menu already; this tells screen readers. */
  const markOpen = () => {
    if (hasKeyboard() && !item.hasAttribute('data-shut')) toggle.open = true;
  };
  const blurAndReset = () => {
    // Focus left by a click would keep the menu open.
    item.querySelector<HTMLElement>(':focus')?.blur();
    resetMenu(menu);
  };
  item.addEventListener('focusin', markOpen);
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || hasKeyboard()) return;
    const isShown = !item.hasAttribute('data-shut') && !document.querySelector('[data-left]');
    if (!isShown) return blurAndReset();
    item.setAttribute('data-left', '');
    setTimeout(() => {
      if (item.matches(':hover') || hasKeyboard()) item.removeAttribute('data-left');
      else blurAndReset();
    }, closeDelay);
  });
  label.addEventListener('click', () => item.toggleAttribute('data-shut', toggle.open));
  // The menu may already have focus when this script loads.
  markOpen();
};

const closeElsewhere = (menu: Menu): void => {
  const { item, toggle, label } = menu;
  item.addEventListener('focusout', ({ relatedTarget }) => {
    // Safari does not focus a link that is clicked: `relatedTarget` is null then, and closing would lose the click.
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) resetMenu(menu);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node) || item.contains(target)) return;
    toggle.open = false;
    item.removeAttribute('data-left');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !(toggle.open || item.matches(':hover, [data-left]'))) return;
    item.setAttribute('data-shut', '');
    item.removeAttribute('data-left');
    if (item.contains(document.activeElement)) label.focus();
    toggle.open = false;
  });
};

/** The index that a key moves to. The arrows stop at both ends. */
const nextIndex = (key: string, place: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(place - 1, 0);
  return undefined;
};

const handleKeys = ({ item, toggle, label }: Menu, labels: readonly HTMLElement[]): void =>
  item.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return;
    const links = [...item.querySelectorAll('a')];
    const row: readonly HTMLElement[] = target === label ? labels : links;
    const place = nextIndex(key, row.indexOf(target), row.length);
    if (place === undefined) return;
    event.preventDefault();
    if (target === label && key === 'ArrowDown') {
      item.removeAttribute('data-shut');
      toggle.open = true;
      links[0]?.focus();
    } else row[place]?.focus();
  });

/** Adds keyboard support and closing to the header's menus. */
export const enhanceMenus = (): void => {
  const dropdowns = [...document.querySelectorAll<HTMLElement>('[data-menu]')].flatMap(menuIn);
  const labels = dropdowns.map(({ label }) => label);
  for (const menu of dropdowns) {
    trackHoverAndFocus(menu);
    closeElsewhere(menu);
    handleKeys(menu, labels);
  }
  const mobile = [...document.querySelectorAll<HTMLElement>('[data-mobile-menu]')].flatMap(menuIn);
  mobile.forEach(closeElsewhere);
};
