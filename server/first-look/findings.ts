import type { Finding } from '@agency/leads/forms/first-look.ts';
import { businessCard, contact, phone, pictures, words } from './content.ts';
import { quoted, type Check } from './finding.ts';
import type { Page } from './page.ts';
import { address, searchEngines, searchResult, sharing, speed } from './reach.ts';

/** In the order in which they matter to somebody who can do one thing first. */
const checks: readonly Check[] = [
  address,
  searchEngines,
  phone,
  contact,
  searchResult,
  words,
  businessCard,
  speed,
  pictures,
  sharing,
];

/** What registrars and hosts write on a page that nobody has made yet. */
const placeholder =
  /[^.!?]{0,60}\b(?:domain(?: name)? (?:is|may be) for sale|buy this domain|parked (?:free|domain)|domain (?:is|has been) (?:parked|registered)|future home of|website coming soon)\b[^.!?]{0,60}/iu;

/** In characters. */
const shortPage = 1_000;

const conclude = ({ toDo, ...finding }: ReturnType<Check>): Finding => ({
  ...finding,
  first: toDo.find((task) => task !== false),
});

/** What a stranger sees: first what is good, then the rest, the most important first. There is no score. */
export const findingsOf = (page: Page): Finding[] => {
  const [said] = (page.text.length < shortPage && placeholder.exec(page.text)) || [];
  if (said !== undefined)
    return [
      {
        subject: 'Your page',
        found: `At this address stands a placeholder: ${quoted(said)}.`,
        means: 'People who look for you think that you aren’t there yet, or not anymore.',
        first: 'Check that the address is yours and paid for. One page is enough to begin.',
        notLookedAt: 'Since nothing else is there, we looked no further.',
      },
    ];
  // What the other checks miss may be in what we didn’t read.
  const findings = (page.isCut ? [address, speed] : checks).map((check) => conclude(check(page)));
  return findings.sort((one, other) => Number(Boolean(one.first)) - Number(Boolean(other.first)));
};
