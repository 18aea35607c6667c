/** Words a person reads in a minute on a screen. */
const pace = 220;

/** How long a Markdown text takes to read, in whole minutes, at least 1. */
export const readingTime = (markdown: string): number => {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / pace));
};
