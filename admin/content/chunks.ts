/** Some lines of a file that stay together: an entry of a list, or a name with its value. */
export interface Chunk {
  /** The empty lines and notes above it. */
  lead: string;
  /** Without the indentation of its first line. */
  text: string;
  /** It stood at the beginning, where no empty lines are. */
  wasFirst?: boolean;
  /** The empty lines between its neighbors. */
  space?: string;
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/**
 * Puts chunks one below the other. The first stands where the line has begun
 * already, or below `firstLead`, the lines between the name of the list and it.
 */
export const join = (chunks: readonly Chunk[], column: number, firstLead?: string): string => {
  const indentation = ' '.repeat(column);
  return chunks
    .map(({ lead, text, wasFirst, space = '' }, index) => {
      const own = wasFirst ? (firstLead ?? '') : lead;
      const notes = own.replace(/^(?:[ \t]*\n)+/u, '');
      if (index > 0) return (wasFirst ? space + notes : own) + indentation + ended(text);
      if (firstLead !== undefined) return (wasFirst ? own : notes) + indentation + ended(text);
      return (notes ? notes.trimStart() + indentation : '') + ended(text);
    })
    .join('');
};
