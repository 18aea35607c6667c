const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Data as it may stand in a script element: nothing in it can end the element or begin a comment. */
export const jsonLd = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/gu, (character) => escapes[character] ?? '');
