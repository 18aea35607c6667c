/**
 * Links to our pages. Left out: what is no page, what leaves this one open, and
 * addresses with a query, which may say something about a visitor.
 */
const toPages = 'a[href^="/"]:not([href*="."],[href*="?"],[download],[target])';

/**
 * The rules as they stand in every page: browsers that know them make the next
 * page ready as soon as its link is hovered or touched.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: toPages }, eagerness: 'moderate' }],
});
