/** Shows a tool's help and ends it, where what was typed behind its name asks for that. Call it before anything is done. */
export const showHelp = (help) => {
  const words = process.argv.slice(2);
  if (words[0] !== 'help' && !words.includes('--help') && !words.includes('-h')) return;
  console.log(help.trim());
  process.exit(0);
};
