/**
 * Whether a tool's command-line arguments ask for its help.
 * @param {readonly string[]} words
 */
export const asksForHelp = (words) =>
  words[0] === 'help' ||
  words.at(-1) === 'help' ||
  words.some((word) => word === '--help' || word === '-h');

/**
 * Prints a tool's help and exits, if the arguments ask for it. Call this before anything else.
 * @param {string} help
 */
export const showHelp = (help) => {
  if (!asksForHelp(process.argv.slice(2))) return;
  console.log(help.trim());
  process.exit(0);
};
