/** As many characters as search engines show. */
export const longest = { title: 60, description: 156 } as const;

/** Whether a text still names something between braces, so that nobody knows how long it will be. `content-check/` fills them in before it asks. */
export const isOpen = (text: string): boolean => /\{[\w-]+\}/u.test(text);
