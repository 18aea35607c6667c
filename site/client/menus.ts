/**
 * The header's dropdowns, after the W3C's disclosure navigation pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 *
 * By themselves (`SiteHeader.module.css`) they open under a mouse and where the
 * focus comes by key, and by click and touch. Here they learn to answer to arrow
 * keys, to close by Escape and a press elsewhere, and to tell screen readers that
 * they are open.
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

/** How long a menu stays for a mouse on its way across the next label or past it, in milliseconds. */
const grace = 250;

/** What Escape has shut opens again once mouse or focus have left. */
const leave = ({ item, toggle }: Menu): void => {
  toggle.open = false;
  item.removeAttribute('data-shut');
  item.removeAttribute('data-left');
};

const followVisitor = (menu: Menu): void => {
  const { item, toggle, label } = menu;
  const hasKeyboard = () => item.querySelector(':focus-visible') !== null;
  /** Styles have opened it already; this tells a screen reader. */
  const markOpen = () => {
    if (hasKeyboard() && !item.hasAttribute('data-shut')) toggle.open = true;
  };
  const goAway = () => {
    // A click has left the focus there, which would hold it open.
    item.querySelector<HTMLElement>(':focus')?.blur();
    leave(menu);
  };
  item.addEventListener('focusin', markOpen);
  item.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || hasKeyboard()) return;
    const isShown = !item.hasAttribute('data-shut') && !document.querySelector('[data-left]');
    if (!isShown) return goAway();
    item.setAttribute('data-left', '');
    setTimeout(() => {
      if (item.matches(':hover') || hasKeyboard()) item.removeAttribute('data-left');
      else goAway();
    }, grace);
  });
  label.addEventListener('click', () => item.toggleAttribute('data-shut', toggle.open));
  // The visitor may have been here before the script was.
  markOpen();
};

const closeElsewhere = (menu: Menu): void => {
  const { item, toggle, label } = menu;
  item.addEventListener('focusout', ({ relatedTarget }) => {
    // Safari focuses no link that is pressed: then the focus goes nowhere, and the press must not be lost.
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) leave(menu);
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
      item.removeAttribute('data-shut');
      toggle.open = true;
      links[0]?.focus();
    } else row[place]?.focus();
  });

/** Makes the menus of the header answer to keys and leaving. */
export const enhanceMenus = (): void => {
  const dropdowns = [...document.querySelectorAll<HTMLElement>('[data-menu]')].flatMap(menuIn);
  const labels = dropdowns.map(({ label }) => label);
  for (const menu of dropdowns) {
    followVisitor(menu);
    closeElsewhere(menu);
    answerKeys(menu, labels);
  }
  const mobile = [...document.querySelectorAll<HTMLElement>('[data-mobile-menu]')].flatMap(menuIn);
  mobile.forEach(closeElsewhere);
};
