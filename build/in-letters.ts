const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number in letters: a, b … Z, aa, ab … */
export const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) +
  letters.charAt(number % letters.length);
