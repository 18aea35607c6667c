import type { VisibleFor } from './visible-for.ts';
import { pageScript } from './page-script.ts';
import { readStored, writeStored } from './storage.ts';
import { takeOverSignUps } from './sign-up.ts';

/** When the popup may open (specification, 4 and 9). */
export const guidePopupTiming: VisibleFor = { delay: 15_000, minimumWidth: 768 };

/** The browser storage entry that holds the day the popup was last shown. */
const key = 'authorityFunnelPopupDate';

/** How often to check again whether the visitor is busy, in milliseconds. */
const interval = 1000;

/** The calendar day in the visitor's time zone. */
const today = (): string => new Date().toDateString();

/** Suppresses the popup for today, as if it had been shown already. */
export const leaveOutGuide = (): void => writeStored(key, today());

const mayOpen = (): boolean =>
  innerWidth >= guidePopupTiming.minimumWidth && readStored(key) !== today();

/** Selectors for what a visitor may be in the middle of: a dialog, a form, a menu. */
const busySelectors = [
  'dialog[open]',
  '[popover]:popover-open',
  ':is(form, [contenteditable]):focus-within',
  'header details[open]',
  'header nav:is(:hover, :focus-within)',
].join();

const isBusy = (): boolean => document.querySelector(busySelectors) !== null;

/** Opens the guide popup, at most once per calendar day and never while the visitor is busy. */
const offerGuide = async (): Promise<void> => {
  const popup = document.querySelector<HTMLDialogElement>('dialog[data-guide-popup]');
  if (!popup) return;
  while (mayOpen() && isBusy()) await new Promise((resolve) => setTimeout(resolve, interval));
  if (!mayOpen()) return;
  writeStored(key, today());
  // Without working storage, the popup would open on every page.
  if (readStored(key) !== today()) return;
  takeOverSignUps();
  popup.showModal();
  // Not the close button, which a stray space bar would press, nor the field, which would open a tablet's keyboard.
  popup.querySelector('h2')?.focus();
};

export const OfferGuide = pageScript(offerGuide);
