import type { VisibleFor } from './visible-for.ts';
import { pageScript } from './page-script.ts';
import { readStored, writeStored } from './drafts.ts';
import { takeOverSignUps } from './sign-up.ts';

/** When the popup may come (specification, 4 and 9). */
export const guidePopupTiming: VisibleFor = { delay: 15_000, minimumWidth: 768 };

/** The entry of the browser's storage that holds the day it was last shown. */
const key = 'authorityFunnelPopupDate';

/** How often to look again whether the visitor is disturbed, in milliseconds. */
const interval = 1000;

/** The calendar day where the visitor is. */
const today = (): string => new Date().toDateString();

/** As if it had come today already. */
export const leaveOutGuide = (): void => writeStored(key, today());

const mayCome = (): boolean =>
  innerWidth >= guidePopupTiming.minimumWidth && readStored(key) !== today();

/** What a visitor is in the middle of: a dialog, a form, a menu. */
const occupations = [
  'dialog[open]',
  '[popover]:popover-open',
  ':is(form, [contenteditable]):focus-within',
  'header details[open]',
  'header nav:is(:hover, :focus-within)',
].join();

const isBusy = (): boolean => document.querySelector(occupations) !== null;

/** Opens the guide popup, once a calendar day at most, and never while the visitor is in the middle of something. */
const offerGuide = async (): Promise<void> => {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-guide-popup]');
  if (!popup) return;
  while (mayCome() && isBusy()) await new Promise((resolve) => setTimeout(resolve, interval));
  if (!mayCome()) return;
  writeStored(key, today());
  // A browser that remembers nothing would be asked on every page.
  if (readStored(key) !== today()) return;
  takeOverSignUps();
  popup.showModal();
  // Neither the x, which a stray space bar would press, nor the field, which would raise a tablet's keyboard.
  popup.querySelector('h2')?.focus();
};

export const OfferGuide = pageScript(offerGuide);
