import { expect, test } from 'vitest';
import { attributeOf, elementsIn, wordsOf, type Element } from '../../content-model/html.ts';
import { familyOf } from '../fixtures/built-pages.ts';
import { pages } from './read-pages.ts';

// Every page asks for one thing, in the same words where it begins, in the bar on phones and where it ends.

/** The specification gives home a button of its own at the top, EXPLORE OUR SERVICES. */
const otherTop = new Set(['home']);
/** Their action is a form of their own, or they are too short for a bar to come and go. */
const withoutBar = new Set(['guide', 'legal', 'playbook', 'project']);

const isPrimary = (element: Element): boolean =>
  attributeOf(element, 'class')?.split(' ').includes('Button-primary') === true;

const buttonsIn = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => elementsIn(element)).filter(isPrimary);

const readActions = ({ path, all }: (typeof pages)[number]) => {
  const main = all('main');
  const sections = main.flatMap((element) => elementsIn(element, 'section'));
  const beginning = sections.slice(0, 1);
  const bar = buttonsIn(
    all('div').filter((element) => attributeOf(element, 'data-action-bar') !== undefined),
  );
  const aside = new Set([...bar, ...buttonsIn(all('dialog'))]);
  const buttons = buttonsIn(main).filter((button) => !aside.has(button));
  const firsts = buttonsIn(beginning);
  const inBeginning = new Set(beginning.flatMap((section) => elementsIn(section)));
  const isLong = main
    .flatMap((element) => elementsIn(element, 'h2'))
    .some((heading) => !inBeginning.has(heading));
  const isFramed = beginning.some((section) => elementsIn(section, 'iframe').length > 0);
  return { path, family: familyOf({ path }), buttons, firsts, bar, isLong, isFramed };
};

/** Without the demo of a salon, and without what is shown in the frame of the free review. */
const actions = pages
  .map(readActions)
  .filter(({ path, family }) => family !== 'salon' && !path.startsWith('/embed/'));

test('every page has one main action, named the same at the top, in the phone bar and at the end', () => {
  const names = actions.map(({ path, family, buttons, firsts, bar, isFramed }) => {
    const top = isFramed || otherTop.has(family) ? [] : firsts.slice(0, 1);
    return [path, [...new Set([...top, ...bar, ...buttons.slice(-1)].map(wordsOf))]] as const;
  });
  expect(names.filter(([, name]) => name.length !== 1)).toEqual([]);
});

test('it stands in the first section, in a bar on every long page, and again behind the first', () => {
  const missing = actions.flatMap(({ path, family, buttons, firsts, bar, isLong, isFramed }) => [
    firsts.length > 0 || isFramed ? [] : [`${path}: top`],
    !isLong || bar.length === 1 || withoutBar.has(family) ? [] : [`${path}: bar`],
    !isLong || firsts.length < buttons.length ? [] : [`${path}: end`],
  ]);
  expect(missing.flat()).toEqual([]);
});
