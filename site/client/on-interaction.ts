import type { ClientDirective } from 'astro';
import { guardForms } from './guard-forms.ts';
import { readStored } from './storage.ts';
import { recordVisit } from './origin.ts';

/** The events that count as a first interaction, for any input device. */
const interactionEvents = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** Some browsers report the mouse position as soon as a page opens. A resting mouse is not an interaction. */
const isAtRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

const onInteraction = (start: () => void): void => {
  const begin = (event: Event): void => {
    if (isAtRest(event)) return;
    for (const type of interactionEvents) removeEventListener(type, begin);
    start();
  };
  for (const type of interactionEvents) addEventListener(type, begin);
};

/** Marks whether scripts run. Buttons that need them are visible only then (`styles/base.css`). */
const noteScripts = (run: boolean): void => {
  document.documentElement.toggleAttribute('data-scripted', run);
};

/** Records the press, so that `enhance.ts` can repeat it once it has loaded. */
const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-needs-script]');
  if (button) button.dataset['needsScript'] = 'pressed';
};

/**
 * `client:interaction`: fetches the script at the first pointer, key or focus event anywhere on the page.
 * `client:interaction="key"` also starts immediately when browser storage holds an entry of that name, because an
 * earlier visit left something to restore.
 *
 * Until the script arrives, everything works as plain HTML. When it cannot be fetched, the directive retries once the
 * browser is back online.
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

/** Lets Escape close a menu before `menus.ts` has loaded. A mouse at rest does not load it. */
const shutMenus = ({ key }: KeyboardEvent): void => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('[data-menu]:is(:hover, :focus-within)'))
    menu.setAttribute('data-shut', '');
};

/** Scroll-driven animations start with the first scroll, so that a page at rest pays nothing for them. */
const noteScroll = (): void => document.documentElement.setAttribute('data-scrolled', '');

// Astro inlines this file into every page once.
addEventListener('scroll', noteScroll, { capture: true, once: true, passive: true });
noteScripts(true);
guardForms();
recordVisit();
addEventListener('click', rememberPress);
addEventListener('keydown', shutMenus);

export default interaction;
