/** What a stranger notices about a website, in words for its owner. All of it is plain text. */
export interface Finding {
  subject: string;
  /** What we found; her own words are in quotation marks. */
  found: string;
  /** Why it matters to her. */
  means: string;
  /** What to do first. A finding without it is good. */
  first?: string;
  notLookedAt: string;
}

/** What a stranger sees of a website. */
export interface FirstLook {
  /** Where the page was in the end. */
  url: string;
  /** Good ones first. */
  findings: Finding[];
}

/** What came of looking at the website that somebody typed: a look, or a sentence that says why there is none. */
export interface Seen {
  typed: string;
  look?: FirstLook;
  refusal?: string;
}

/** The name of the field in which somebody types her website's address. */
export const websiteField = 'website';

/** A look as plain text, a line for each finding: for the agency, which begins from it. */
export const inWords = ({ url, findings }: FirstLook): string =>
  [
    url,
    ...findings.map(({ subject, found, first }) =>
      first === undefined ? `✓ ${subject}: ${found}` : `→ ${subject}: ${found} First: ${first}`,
    ),
  ].join('\n');
