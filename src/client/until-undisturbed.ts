/** How often to look again, in milliseconds. */
const interval = 1000;

/** Whether a dialog is open, or the visitor is in the middle of a form. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null ||
  document.activeElement?.closest('form, [contenteditable]') != null;

/** Resolves as soon as nothing that opens would get in the visitor's way. */
export const untilUndisturbed = async (): Promise<void> => {
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, interval));
};
