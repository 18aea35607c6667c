/**
 * Sample texts of a new entry, for its owner to replace. The back office creates entries with them,
 * and `content-model/checks/` reports any that visitors would see.
 */
export const templateWords = {
  searchDescription:
    'Say here in one or two sentences what a reader finds on this page. Search engines show these lines below the title. Make them worth a click.',
  phrases: ['first phrase', 'second phrase', 'third phrase', 'fourth phrase'],
  picture: 'Describe the picture in one sentence, as over the phone',
  website: 'Describe the website in one sentence',
  summary: 'One or two sentences, shown on cards and at the top.',
  pageIntro: 'One or two sentences on what this page is about.',
  sectionHeading: 'What this part is about',
  cards: ['The first card', 'The second card', 'The third card'],
  steps: ['The first step', 'The second step', 'The third step'],
  sentences: 'Write a few sentences here.',
  intro: 'One or two sentences before the button.',
  neighborhoods: 'What a neighborhood expects of a website there.',
  neighborhoodNames: [
    'First neighborhood',
    'Second neighborhood',
    'Third neighborhood',
    'Fourth neighborhood',
  ],
  neighborhood: 'What is true of it and of no other.',
  search: 'How customers there search.',
  customers: 'What these customers ask first.',
  about: 'What you have to do with this city.',
  questions: ['The first question?', 'The second question?'],
  answer: 'The answer, in two or three sentences.',
  quote: 'Write here what she said, in her own words, between 60 and 260 characters.',
  trade: 'What they do',
  town: 'City, State',
  chosen: 'The package they chose',
  packageKind: 'What kind of work it is',
  packageSummary: 'One sentence on whom this package is for.',
  packageSuits: 'whom it suits',
  packageInside: ['The first thing in it', 'the second', 'the third'],
  packageOutside: 'What it leaves out',
  packageBring: 'What you need from her',
  packageNext: 'What happens once she has written to you.',
  done: 'What they needed, and what we built for them. Two or three sentences.',
  text: `
Write an introduction here: what the reader gets, and for whom it is.

## The first section

The first sentence is what visitors read before they unfold a section. The rest follows.

## The second section

Each heading begins a section.
`,
} as const;

/** The picture of a new entry, below `content/`, until its owner chooses one. */
export const templatePicture = 'pictures/placeholder.webp';
