import type { ClientDirective } from 'astro';
import { guardForms } from './guard-forms.ts';
import { readStored } from './drafts.ts';
import { recordVisit } from './origin.ts';

/** What a visitor does first, with whatever she has. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** A browser may tell where the mouse is as soon as a page opens; a mouse that rests is no sign. */
const isAtRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

const onInteraction = (start: () => void): void => {
  const begin = (event: Event): void => {
    if (isAtRest(event)) return;
    for (const sign of signs) removeEventListener(sign, begin);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin);
};

/** Buttons that need scripts are seen only where they run (`styles/base.css`). */
const noteScripts = (run: boolean): void => {
  document.documentElement.toggleAttribute('data-scripted', run);
};

/** `enhance.ts` presses it again. */
const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-needs-script]');
  if (button) button.dataset['needsScript'] = 'pressed';
};

/**
 * `client:interaction`: the script is fetched at the first pointer, key or
 * focus anywhere on the page, never before. `client:interaction="key"` also
 * starts at once when the browser's storage holds an entry of that name: then
 * the visitor has been here and left something to be shown again.
 *
 * Until the script has arrived everything works as plain HTML; where it cannot
 * be fetched, that is tried again once the browser is back online.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  const start = async (): Promise<void> => {
    noteScripts(true);
    const run = await load();
    await run();
  };
  island.addEventListener('astro:hydration-error', () => {
    noteScripts(false);
    addEventListener('online', () => void start(), { once: true });
  });
  if (value && readStored(value) !== undefined) void start();
  else onInteraction(() => void start());
};

/** Escape shuts a menu also before the menus' own script is there, which a mouse at rest has not fetched. */
const shutMenus = ({ key }: KeyboardEvent): void => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('[data-menu]:is(:hover, :focus-within)'))
    menu.setAttribute('data-shut', '');
};

/** What moves while the page is scrolled begins with the first scroll, of the page or of a row in it, so that it costs a page at rest nothing. */
const noteScroll = (): void => document.documentElement.setAttribute('data-scrolled', '');

// Written into every page, once.
addEventListener('scroll', noteScroll, { capture: true, once: true, passive: true });
noteScripts(true);
guardForms();
recordVisit();
addEventListener('click', rememberPress);
addEventListener('keydown', shutMenus);

export default interaction;
