/**
 * Browsers that can make the next page ready as soon as a link is hovered or
 * touched. Left out: what is no page, what leaves this one open, and addresses
 * with a query, which may say something about a visitor.
 */
const isPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*\\?(.+)', '/*.*'] } },
    { not: { selector_matches: '[download],[target=_blank]' } },
  ],
};

/** The rules as they stand in every page. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: isPage, eagerness: 'moderate' }],
});
