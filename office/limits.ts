import { z } from 'astro/zod';

/** How much the back office is sent at once: sizes in bytes, lengths in UTF-16 units. What is done with a text takes time by its length. */

/** A picture as a phone takes it. */
export const largestUpload = 20 * 1024 * 1024;

/** The longest article is a hundredth of it. */
export const largestBody = 4 * 1024 * 1024;

/** A name, a path or an id: no file system takes a longer one. */
export const nameText = z.string().max(1000);

export const entryName = z.object({ collection: nameText, id: nameText });

/** The words of a search, or what stands for them: nobody looks for a whole page. */
export const searchText = z.string().trim().max(200);

/** What somebody notes about a lead. */
export const noteText = z.string().max(10_000);

/** Credentials of passkeys, and tokens of links. */
export const proofText = z.string().max(20_000);

/** A drawing as programs save it; a mark is a hundredth of it. */
export const drawingText = z.string().max(100_000);

const longestText = 200_000;

/** An article; the longest is a twentieth of it. */
export const articleText = z.string().max(longestText);

/** Far more than any form has. */
const deepest = 30;

/** What a form or a device sends, however its fields are nested. */
export const formData = z.unknown().superRefine((data, { addIssue }) => {
  const left = [{ value: data, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next;
    const size = typeof value === 'string' ? value.length : 0;
    if (size > longestText)
      addIssue({ code: 'too_big', origin: 'string', maximum: longestText, input: value });
    if (depth > deepest) return addIssue({ code: 'custom', input: value });
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value))
        left.push({ value: name, depth }, { value: part, depth: depth + 1 });
  }
});
