/**
 * Whether what was typed behind a tool's name asks for its help.
 * @param {readonly string[]} words
 */
export const asksForHelp = (words) =>
  words[0] === 'help' ||
  words.at(-1) === 'help' ||
  words.some((word) => word === '--help' || word === '-h');

/**
 * Shows a tool's help and ends it, where that is asked for. Call it before anything is done.
 * @param {string} help
 */
export const showHelp = (help) => {
  if (!asksForHelp(process.argv.slice(2))) return;
  console.log(help.trim());
  process.exit(0);
};
