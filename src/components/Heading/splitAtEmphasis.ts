interface Run {
  words: string;
  emphasised: boolean;
}

/** Splits `Your business in *bloom*` into runs; what stands between asterisks is emphasised. */
export const splitAtEmphasis = (text: string): Run[] =>
  text
    .split('*')
    .map((words, index) => ({ words, emphasised: index % 2 === 1 }))
    .filter(({ words }) => words !== '');
