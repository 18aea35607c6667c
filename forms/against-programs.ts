// Apart from the envelope's contract, since the browser needs these two and not the library that reads contracts.

/** Name of the field that people never see; a program that fills in everything gives itself away. */
export const honeypotName = 'company_site';

/** Least time a person needs for a form, in milliseconds. The browser's script waits it out. */
export const minimumFillTime = 2000;
