/**
 * The desktop dropdowns: one of them is open, or none. Opened by a mouse
 * coming in, by keyboard focus, by click and by touch; closed by the mouse or
 * the focus leaving and by Escape.
 */

const enhanceMenu = (item: HTMLElement): void => {
  const toggle = item.querySelector('details');
  const label = item.querySelector('summary');
  if (!toggle || !label) return;
  /** A mouse that opened the menu by coming in does not close it by its first click. */
  let openedByHover = false;

  const openByHover = (event?: PointerEvent) => {
    if (event && event.pointerType !== 'mouse') return;
    openedByHover = !toggle.open;
    toggle.open = true;
  };
  const close = () => {
    toggle.open = false;
    openedByHover = false;
  };

  item.addEventListener('pointerenter', openByHover);
  item.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') close();
  });
  label.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
  const openByKey = () => {
    if (label.matches(':focus-visible')) toggle.open = true;
  };
  label.addEventListener('focus', openByKey);
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close();
  });
  closeOnEscape(item, toggle, label, close);
  // The visitor may have been here before the script was.
  openByKey();
  if (item.matches(':hover')) openByHover();
};

const closeOnEscape = (
  item: HTMLElement,
  toggle: HTMLDetailsElement,
  label: HTMLElement,
  close: () => void,
): void =>
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !toggle.open) return;
    if (item.contains(document.activeElement)) label.focus();
    close();
  });

const enhanceMobileMenu = (menu: HTMLDetailsElement): void => {
  const label = menu.querySelector('summary');
  if (label) closeOnEscape(menu, menu, label, () => (menu.open = false));
};

/** Makes the menus of the header answer to hover, focus, leaving and Escape. */
export const enhanceMenus = (): void => {
  document.querySelectorAll<HTMLElement>('[data-menu]').forEach(enhanceMenu);
  document
    .querySelectorAll<HTMLDetailsElement>('details[data-mobile-menu]')
    .forEach(enhanceMobileMenu);
};
