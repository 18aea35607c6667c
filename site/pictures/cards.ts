import type { CollectionEntry } from 'astro:content';
import { parseFragment } from 'parse5';
import { trades, type Trade } from '@agency/leads/forms/door.ts';
import { attributeOf, elementsIn } from '@agency/content-model/html.ts';
import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import type { HouseDrawing } from '../components/House/House.tsx';
import type { PictureSource } from '../components/Picture/Picture.tsx';
import { readCities } from '../content/read.ts';
import { drawnCard } from '../quote-cards/card-files.ts';
import { formatDay } from '../text/text.ts';
import { makeDescribed, makePicture } from './make-picture.ts';
import type { PictureUse } from './picture-sizes.ts';

/** Posts or package articles as cards, each with its category or package, and its cover generated for this use. */
export const textCards = (
  texts: readonly CollectionEntry<'blog' | 'articles'>[],
  use: PictureUse,
) =>
  Promise.all(
    texts.map(async ({ id, data }) => ({
      title: data.title,
      summary: data.summary,
      category: 'category' in data ? data.category : data.package.label,
      href: `/${id}`,
      published: formatDay(data.published),
      cover: await makeDescribed(data.cover, use),
    })),
  );

export type AddressedProject = Project & { href: string };

export const projectCards = async (projects: readonly AddressedProject[]) =>
  Promise.all(
    projects.map(async (project) => ({
      ...project,
      ...(await makeDescribed(project, 'project')),
      ...(project.tall && { whole: await makePicture(project.tall, 'project') }),
    })),
  );

export const makeHouse = (name: string): Promise<PictureSource> =>
  makePicture(`content/pictures/fronts/${name}.webp`, 'house');

const house = async (front: string) => ({
  front: await makeHouse(front),
  lights: await makeHouse(`${front}-lights`),
});

/** The vacant house at the end of the street, and as each trade fits it out. */
export const doorDrawings = async () => {
  const houses = await Promise.all(
    trades.map(async (trade) => [trade, await house(`yours-${trade}`)]),
  );
  return {
    vacant: await house('vacant'),
    houses: Object.fromEntries(houses) as Record<Trade, HouseDrawing>,
  };
};

/** The projects as houses of the street, with a vacant one at the end, and their pictures generated. */
export const streetHouses = async (
  projects: readonly AddressedProject[],
  vacant: { name: string; text: string; href: string },
) => {
  const houses = projects.map(async ({ name, trade, city, href, sample, front }) => ({
    name,
    href,
    sample,
    plate: `${trade}, ${city}`,
    shop: front,
    ...(await house(front)),
  }));
  const { text: plate, ...sign } = vacant;
  return Promise.all([...houses, house('vacant').then((drawn) => ({ ...sign, plate, ...drawn }))]);
};

/** The testimonials with their cards: the owner's own picture if there is one, otherwise a drawn card. */
export const testimonialCards = async (testimonials: readonly Testimonial[]) =>
  Promise.all(
    testimonials.map(async (testimonial) => ({
      ...testimonial,
      picture: testimonial.picture
        ? await makePicture(testimonial.picture, 'testimonial')
        : await drawnCard(testimonial),
    })),
  );

const skylines = import.meta.glob<string>('../../content/pictures/skylines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const skylineFiles = import.meta.glob<string>('../../content/pictures/skylines/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The cities' pages, each with the address of its skyline. */
export const cityLinks = async () =>
  (await readCities()).map(({ name, page: { city, skyline } }) => ({
    label: city,
    href: `/${name}`,
    skyline: skylineFiles[`../../content/pictures/skylines/${skyline}.svg`] ?? '',
  }));

/** The `d` of a skyline drawing's single path, in a 480 × 160 box. */
export const skylinePath = (name: string): string => {
  const file = `content/pictures/skylines/${name}.svg`;
  const [line] = elementsIn(parseFragment(skylines[`../../${file}`] ?? ''), 'path');
  const path = line && attributeOf(line, 'd');
  if (!path) throw new Error(`${file} must be a drawing of a single <path>.`);
  return path;
};
