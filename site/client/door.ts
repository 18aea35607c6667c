// The visitor's own house at the end of Main Street, while she types the name of her shop and chooses its trade.

import { cleanShopName, signSize } from '@agency/leads/forms/door.ts';
import { readPage } from './street.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The houses of all trades: from this page, or from that of the vacant house. No name is sent for them. */
const readHouses = async (address: string): Promise<DocumentFragment | undefined> => {
  const page = document.querySelector('template[data-houses]') ? document : await readPage(address);
  return page.querySelector<HTMLTemplateElement>('template[data-houses]')?.content;
};

/** Writes on a sign. What is new appears as if by a brush, in the direction of her script; what is there makes room. */
const letter = (house: Element | null, name: string): void => {
  const sign = house?.querySelector<HTMLElement>('bdi');
  const words = sign?.firstElementChild;
  if (!sign || !words || words.textContent === name) return;
  const painted = Math.min((words.textContent?.length ?? 0) / name.length, 1);
  const size = () => Number.parseFloat(getComputedStyle(words).fontSize);
  const sizeBefore = size();
  words.textContent = name;
  sign.dataset['size'] = signSize(name);
  if (isStill()) return;
  const hidden = `${Math.round((1 - painted) * 100)}%`;
  const from = words.matches(':dir(rtl)') ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`;
  // A house that isn't on the page yet has no size.
  words.animate(
    { clipPath: [from, 'inset(0)'], scale: [sizeBefore / size() || 1, 1] },
    { duration: 320, easing: 'ease-out' },
  );
};

/** Fades a house into the place of another, once its pictures are there. */
const replace = async (old: Element, house: Element): Promise<void> => {
  const pictures = [...house.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
  old.before(house);
  if (!isStill()) await old.animate({ opacity: [1, 0] }, 280).finished;
  old.remove();
};

/**
 * Paints the name on the sign as it is typed, and turns the vacant house into one of the trade. Submitting the form,
 * or the door itself, opens the page of the shop.
 */
export const paintDoor = (form: HTMLFormElement): void => {
  const place = document.querySelector('[data-house="yours"]')?.parentElement;
  if (!place) return;
  const house = () => place.querySelector('[data-house="yours"]');
  const vacantName = house()?.textContent?.trim() ?? '';
  let houses: ReturnType<typeof readHouses> | undefined;
  let shownTrade: string | undefined;

  const entry = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  };
  const nameNow = (): string => cleanShopName(entry('name')) || vacantName;

  const furnish = async (trade: string): Promise<void> => {
    shownTrade = trade;
    const drawn = (await (houses ??= readHouses(form.action)))?.querySelector(
      `[data-trade="${trade}"] > *`,
    );
    const old = house();
    if (!drawn || !old || trade !== shownTrade) return;
    const next = document.importNode(drawn, true);
    letter(next, nameNow());
    const plate = place.querySelector('[data-plate]');
    if (plate) plate.textContent = form.querySelector('option:checked')?.textContent ?? trade;
    await replace(old, next);
    // She may have typed on meanwhile.
    letter(next, nameNow());
  };

  const paint = (): void => {
    letter(house(), nameNow());
    if (place instanceof HTMLAnchorElement)
      place.href = `${form.action}?${new URLSearchParams({ name: entry('name'), trade: entry('trade') })}`;
    const trade = entry('trade');
    if (trade === shownTrade) return;
    // On failure, the house stays as it is and the next letter retries.
    furnish(trade).catch(() => {
      houses = undefined;
      shownTrade = undefined;
    });
  };

  // The website of the next page grows out of the door, unless a window of the street was opened before.
  const open = (): void => {
    for (const other of document.querySelectorAll('[data-opened]'))
      other.removeAttribute('data-opened');
    house()?.setAttribute('data-opened', '');
  };

  // On a narrow screen her house stands at the end of the row.
  const walkThere = (): void => place.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  form.addEventListener('focusin', walkThere, { once: true });
  if (form.matches(':focus-within')) walkThere();
  form.addEventListener('input', paint);
  form.addEventListener('submit', open);
  place.addEventListener('click', open);
  // Paints what was typed before this script loaded.
  if (cleanShopName(entry('name'))) paint();
};
