interface NumberedTitle {
  /** As it is written: `1.` */
  number?: string;
  words: string;
}

/** Takes the number off a title that begins with one: `1. First things`. */
export const splitNumber = (title: string): NumberedTitle => {
  const [, number, words] = /^(\d+\.)\s+(.*)$/u.exec(title) ?? [];
  return number && words ? { number, words } : { words: title };
};
