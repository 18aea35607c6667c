const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence of a text, with the quotation marks that belong to it. */
export const firstSentence = (text: string): string => {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? '';
};
