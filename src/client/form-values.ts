type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTypedByVisitor = (element: Element): element is Control =>
  element.matches('input:not([type="hidden"], [tabindex="-1"]), select, textarea');

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isTypedByVisitor);

/** What the visitor has typed and chosen, by field name. */
export const typedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Fills empty fields and leaves typed ones alone; tells whether anything was filled in. */
export const fillForm = (
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): boolean => {
  const empty = controlsOf(form).filter(({ name, value }) => value === '' && values[name]);
  for (const control of empty) control.value = values[control.name] ?? '';
  return empty.length > 0;
};
