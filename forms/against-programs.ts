// Apart from the envelope's contract, since the browser needs these two and not the library that reads contracts.

/** Name of the field that people never see; a program that fills in everything gives itself away, and what it sends is held back as spam. */
export const honeypotName = 'company_site';

/** Least time a person needs for a form, in milliseconds. The browser's script waits it out, so what says less did not come from it. */
export const minimumFillTime = 2000;
