import { z } from 'astro/zod';

/** Limits on requests: sizes in bytes, lengths in UTF-16 units. Processing time grows with the length of a text. */

/** A photo from a phone fits. */
export const largestUpload = 20 * 1024 * 1024;

/** A hundred times the longest article. */
export const largestBody = 4 * 1024 * 1024;

/** A name, a path or an id. No file system allows a longer one. */
export const nameText = z.string().max(1000);

export const entryName = z.object({ collection: nameText, id: nameText });

/** A search term or its replacement. Nobody searches for a whole page. */
export const searchText = z.string().trim().max(200);

/** A note about a lead. */
export const noteText = z.string().max(10_000);

/** A passkey credential or the token of a link. */
export const proofText = z.string().max(20_000);

/** An SVG as drawing programs save it. A mark is a hundredth of this. */
export const drawingText = z.string().max(100_000);

const longestText = 200_000;

/** An article. The longest is a twentieth of this. */
export const articleText = z.string().max(longestText);

/** Far deeper than any form nests. */
const maxDepth = 30;

/** Data from a form or a device. Limits the length of every text and the depth of nesting. */
export const formData = z.unknown().superRefine((data, { addIssue }) => {
  const left = [{ value: data, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    const size = typeof value === 'string' ? value.length : 0;
    if (size > longestText)
      addIssue({ code: 'too_big', origin: 'string', maximum: longestText, input: value });
    if (depth > maxDepth) return addIssue({ code: 'custom', input: value });
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value))
        left.push({ value: name, depth }, { value: part, depth: depth + 1 });
  }
});
