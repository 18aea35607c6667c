/** One spelling for all the ways a person may type her address: case and outer white space do not count. */
export const personKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
