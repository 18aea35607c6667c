import type { TextFactsProps } from '../sections/shared/TextFacts/TextFacts.tsx';
import { formatDay } from './format-day.ts';
import { readingTime } from './reading-time.ts';

interface Text {
  body?: string | undefined;
  data: { published: Date; updated: Date };
}

interface Words {
  published: string;
  updated: string;
  /** With `{count}` where the number goes. */
  minutes: string;
}

/** What is said about a text below its title; a day is told once. */
export const textFacts = ({ body = '', data }: Text, words: Words): TextFactsProps => {
  const published = { label: words.published, day: formatDay(data.published) };
  const updated = { label: words.updated, day: formatDay(data.updated) };
  return {
    days: updated.day.iso === published.day.iso ? [published] : [published, updated],
    readingTime: words.minutes.replace('{count}', String(readingTime(body))),
  };
};
