import process from 'node:process';

const one = ['<a ', ...'<[(&@.,-="\\a1 \t;\n'];
const pairs = ['a@', '.a', 'a-', ' =', '; ', '"a', '=?', '[url', 'http', 'www', 'ü', '\u0301'];

/** What takes a bad expression longest when it stands over and over in a text. */
export const worstParts = [...one, ...pairs, '\u200B', '😀'];

/** The same for what reads Markdown, YAML and HTML. */
export const worstMarkup = [
  '![',
  '](',
  '[a](',
  '![a](b ',
  '(((',
  '{',
  '{a',
  '{a}',
  '<!--',
  '*',
  '*a ',
  '**a',
  '_a',
  '`',

  '~~a',
  '> ',
  '- ',
  '1. ',
  "'",
  "' ",
  "a' ",
  '\n# a',
  '\n## a',
  '\na: [',
  '|a',
  '[^1]',
  'a.',
  'a. ',

  '\n- ',
  '\n\n',
  '<b>',
  '</b>',
  '\n[a]: b',
  ' [a]',
  '\n|a|b|',
  '&amp',
  '%',
  '%2',
  '\n\t',
  '\r\n',
  'a: ',
];

/** The shortest of a few times, in milliseconds of this thread's own: the first one warms up, and other programs don't count. */
export const timeOf = async (work: () => unknown): Promise<number> => {
  let shortest = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
};
