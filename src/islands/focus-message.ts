/** Moves the focus to the message at the top of a form, where there is one, so that it is read out and seen. */
export const focusMessage = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[role="alert"]:not([hidden])')?.focus();
