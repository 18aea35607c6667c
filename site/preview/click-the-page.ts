import { leaveOutGuide } from '../client/guide-popup.ts';
import { boxOf, findAt, findWay, readMarks, type Mark } from './find-marks.ts';
import type { Way } from './marks.ts';
import type { FromPage, Opens, ToPage } from './messages.ts';

/** Returns a function that outlines a rectangle, above everything else on the page. */
const makeOutline = (style: string) => {
  const box = document.createElement('div');
  box.popover = 'manual';
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = `position:absolute;inset:auto;margin:0;padding:0;border:0;background:none;pointer-events:none;border-radius:4px;outline:3px ${style} var(--accent);outline-offset:3px;box-shadow:0 0 0 7px color-mix(in srgb, var(--ground) 60%, transparent)`;
  return (around: DOMRect | undefined): void => {
    if (!box.isConnected) document.body.append(box);
    box.hidePopover();
    if (!around || around.width === 0) return;
    const { left, top, width, height } = around;
    Object.assign(box.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    box.showPopover();
  };
};

/** Not at the lower edge, where what follows a heading is out of sight. */
const isInSight = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= 0.8 * innerHeight;

/** Opens every disclosure around an element. */
const unfold = (element: Element): void => {
  for (
    let part = element.closest('details');
    part;
    part = part.parentElement?.closest('details') ?? null
  )
    part.open = true;
};

const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** The origin of the back office that frames the page: preferably the one with the page's own hostname. */
const officeOf = (origins: readonly string[]): string =>
  origins.find((origin) => URL.parse(origin)?.hostname === location.hostname) ?? origins[0] ?? '';

/**
 * Makes the text, pictures and prices of the page clickable: each opens its field in the back office that frames the
 * page. Also outlines the place of the field that is being edited. `origins` lists the possible origins of the back
 * office.
 */
export const letThePageBeClicked = (origins: readonly string[]): void => {
  readMarks(document.documentElement);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') readMarks(target);
      else addedNodes.forEach(readMarks);
  });
  observer.observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });

  // In its own window, or in a frame of another page, the preview is read-only.
  if (parent === window || parent !== top) return;
  // The guide popup would cover what is being edited.
  leaveOutGuide();
  const office = officeOf(origins);
  const sendToOffice = (message: FromPage) => parent.postMessage(message, office);
  const outlineHovered = makeOutline('dashed');
  const outlineWritten = makeOutline('solid');
  let opens: Opens = 'field';

  let shown: Mark | undefined;

  const outlineShown = (): void => outlineWritten(shown && boxOf(shown));
  // Pictures that load while the page scrolls shift the layout.
  addEventListener('scrollend', outlineShown);
  new ResizeObserver(outlineShown).observe(document.body);

  const show = (way: Way, isScrolling: boolean): void => {
    const mark = findWay(way);
    shown = mark;
    if (!mark) return outlineShown();
    unfold(mark.element);
    // Content that is still loading shifts the layout, so scroll again after `load`.
    if (isScrolling && document.readyState !== 'complete')
      addEventListener('load', () => show(way, true), { once: true });
    if (isScrolling && !isInSight(boxOf(mark)))
      mark.element.scrollIntoView({
        block: 'center',
        behavior: isCalm.matches ? 'auto' : 'smooth',
      });
    return outlineShown();
  };

  addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
    if (source !== parent || origin !== office) return;
    if (data.type === 'opens') ({ opens } = data);
    if (data.type === 'show') show(data.way, data.isScrolling);
    if (opens === 'link') outlineHovered(undefined);
  });

  const pointedAt = ({ clientX, clientY }: MouseEvent) =>
    opens === 'field' ? findAt(clientX, clientY) : undefined;

  let last: Element | undefined;
  addEventListener(
    'pointermove',
    (event) => {
      const found = pointedAt(event);
      if (found?.element === last && !(found && 'range' in found)) return;
      last = found?.element;
      outlineHovered(found && boxOf(found as Mark));
    },
    { passive: true },
  );
  document.addEventListener('pointerleave', () => outlineHovered(undefined));

  addEventListener(
    'click',
    (event) => {
      // A keyboard click has no position, and a click with a modifier key is meant for the browser.
      if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const found = pointedAt(event);
      if (!found) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const what = 'way' in found ? { way: found.way } : { picture: found.picture };
      sendToOffice({ type: 'picked', ...what, page: location.pathname });
    },
    { capture: true },
  );
  // Styles that come late have shifted the part that the address names. A reloaded page keeps its scroll position.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const goToPart = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
  if (navigation?.type !== 'reload')
    if (document.readyState === 'complete') goToPart();
    else addEventListener('load', goToPart, { once: true });
  sendToOffice({ type: 'ready' });

  import.meta.hot?.on('preview:late', () => sendToOffice({ type: 'late' }));
  // A header of the page.
  const asked = navigation?.serverTiming.find(({ name }) => name === 'asked');
  if (asked) import.meta.hot?.send('preview:connected', { asked: asked.duration });
};
