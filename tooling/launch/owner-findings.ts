import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import type { SiteContent } from '@agency/content-model/schemas/site.ts';
import type { Team } from '@agency/content-model/schemas/team.ts';
import { legalFacts } from '@agency/content-model/schemas/text-pages.ts';
import type { Finding } from './content-findings.ts';

const titleOfFact = (field: string): string =>
  new Map(Object.entries(legalFacts.omit({ sample: true }).shape)).get(field)?.unwrap().meta()
    ?.title ?? field;

function* legalFindings(entry: Entry): Generator<Finding> {
  for (const [field, value] of Object.entries(entry.data as object))
    if (value === null || value === '')
      yield {
        words: `“${titleOfFact(field)}” is empty, so the legal pages say nothing of it.`,
        entry,
        field: [field],
      };
}

function* businessFindings(entry: Entry): Generator<Finding> {
  const { email, phone, entity, street, social } = entry.data as BusinessContent;
  if (/\.(?:example|test|invalid)$/u.test(email))
    yield { words: `${email} isn’t a real address.`, entry, field: ['email'] };
  if (!phone)
    yield { words: 'The phone is empty, so nobody can call you.', entry, field: ['phone'] };
  if (!entity)
    yield {
      words: 'The legal entity is empty, so the legal pages say nothing of it.',
      entry,
      field: ['entity'],
    };
  if (!street)
    yield {
      words:
        'The street is empty, so the legal pages name no postal address. Newsletters by email need one.',
      entry,
      field: ['street'],
    };
  for (const [index, { network, url }] of social.entries())
    if (url === '/')
      yield {
        words: `The ${network} icon goes to the home page; add its address.`,
        entry,
        field: ['social', String(index), 'url'],
      };
}

function* teamFindings(entry: Entry): Generator<Finding> {
  const { members = [] } = entry.data as Partial<Team>;
  if (members.length === 0)
    yield {
      words: 'Nobody is in the team yet, so the site names no one and shows no face.',
      entry,
      field: ['members'],
    };
}

function* siteFindings(entry: Entry): Generator<Finding> {
  const { copyrightYear } = entry.data as SiteContent;
  if (copyrightYear < new Date().getFullYear())
    yield { words: `The copyright year is ${copyrightYear}.`, entry, field: ['copyrightYear'] };
}

/** What the owner has left open, by the collection it stands in. */
export const ownerFindings: Partial<
  Record<Entry['collection'], (entry: Entry) => Generator<Finding>>
> = {
  legal: legalFindings,
  business: businessFindings,
  team: teamFindings,
  site: siteFindings,
};
