import { z } from 'astro/zod';
import {
  entries,
  eyebrow,
  group,
  heading,
  intro,
  keysOf,
  labeled,
  link,
  list,
  longText,
  plainHeading,
  points,
  pricedPackage,
  sample,
  shortText,
  text,
  titledText,
  topOfPage,
} from './fields.ts';
import { pageFile } from './page-head.ts';

/** What both pages have: the mark of something made up, and the words with which other pages lead here. */
const samplePage = {
  sample: sample.meta({
    description: 'On while it is made up. The page says so, and goes when the examples go off',
  }),
  invitation: group('Invitation', 'What other pages say of this one', {
    heading,
    text,
    link: shortText('Link', 'The words of the link to this page'),
  }),
};

const end = { heading, text, link };

const rank = (title: string, description: string) =>
  labeled(title, description, z.int().min(1).max(99).optional());

const finding = {
  title: shortText('Title', 'What is wrong, in a line'),
  found: longText('What was found', 'A title, a line or a field, as it stands there'),
  meaning: longText('What it means', 'Why it costs her customers'),
  remedy: longText('What to do', 'So that she can do it herself'),
};

/** A page such as `content/pages/sampleaudit.yml`: what the buyer of an audit gets. */
export const sampleAuditPage = pageFile('sample-audit', {
  ...samplePage,
  package: pricedPackage,
  business: group('The business', 'Whose audit it is, on the cover of the report', {
    name: shortText('Name', 'What it is called').max(32),
    place: shortText('Place', 'City and state').max(32),
    report: shortText('Report', 'What the report is called').max(32),
  }),
  hero: topOfPage({ eyebrow, heading, intro }),
  good: group('What is good', 'It comes first', { heading, points: points.min(2) }),
  searches: group('Searches', 'Where the business shows up', {
    heading,
    text,
    columns: list(
      'Columns',
      'The words above the columns: the search, on the map, below it, who is first, what to win',
      shortText('Column'),
    ).length(5),
    missing: shortText('Not found', 'In place of a rank'),
    rows: entries('Searches', 'As many as the audit includes', 'Search', {
      search: shortText('Search', 'What a customer types'),
      map: rank('On the map', 'Her place there. Left empty, she is not shown'),
      below: rank('Below the map', 'Her place there. Left empty, she is not found'),
      first: shortText('Shown first', 'Who is shown first'),
      prize: shortText('What to win', 'What it could bring'),
    }).length(10),
  }),
  map: group('Map', 'The map for one of the searches', {
    heading,
    text,
    pins: entries('Shown on the map', 'The three shown first, in order', 'Pin', titledText).length(
      3,
    ),
    own: labeled(
      'The business',
      'Where it is, and why it is not shown',
      z.strictObject(titledText),
    ),
  }),
  findings: group('Findings', 'What to do, in order', {
    heading,
    labels: list(
      'Labels',
      'The words before what was found, what it means and what to do',
      shortText('Label'),
    ).length(3),
    steps: entries('Steps', 'First, next and later', 'Step', {
      name: plainHeading,
      when: shortText('When', 'How long it takes'),
      findings: entries('Findings', 'What was found', 'Finding', finding).min(1),
    }).length(3),
  }),
  end: group('End of the page', 'The button orders the audit', end),
});

const screens = {
  search: 'Search results',
  phone: 'The first screen on a phone',
  profile: 'A Business Profile',
  page: 'A page with text',
  form: 'A form',
  list: 'A list of things to do',
} as const;

/** A page such as `content/pages/samplereview.yml`: the video of a free review, frame by frame. */
export const sampleReviewPage = pageFile('sample-review', {
  ...samplePage,
  hero: topOfPage({ eyebrow, heading, intro }),
  email: group('Email', 'The email with the video and the summary', {
    subject: shortText('Subject', 'What stands in the inbox'),
    video: shortText('Video', 'How long it is'),
    summary: list('Summary', 'The written summary', longText('Point')).min(2),
  }),
  film: group('Video', 'The frames and what is said', {
    heading,
    frames: entries('Frames', 'The moments of the video, in order', 'Frame', {
      time: shortText('Time', 'Minutes and seconds: 1:10').max(5),
      title: shortText('Title', 'What is on the screen'),
      screen: z.enum(keysOf<keyof typeof screens>(screens)).meta({
        title: 'Drawing',
        description: 'How the screen is drawn',
        names: screens,
      }),
      words: list(
        'On the screen',
        'Two short lines to be read in the drawing',
        shortText('Line').max(24),
      ).length(2),
      said: longText('Spoken', 'The words we say'),
    }).min(3),
  }),
  end: group('End of the page', 'The button leads to the free review', end),
});
