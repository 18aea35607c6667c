import type { CollectionEntry } from 'astro:content';
import { trades, type Trade } from '@agency/leads/forms/door.ts';
import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import type { HouseDrawing } from '../components/House/House.tsx';
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

const house = async (front: string) => ({
  front: await makePicture(`content/pictures/fronts/${front}.webp`, 'house'),
  lights: await makePicture(`content/pictures/fronts/${front}-lights.webp`, 'lights'),
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

/** The cities' pages, each with its painting. */
export const cityLinks = async () =>
  Promise.all(
    (await readCities()).map(async ({ name, page: { city, scene } }) => ({
      name: city,
      href: `/${name}`,
      picture: scene && (await makePicture(scene.wide, 'city')),
    })),
  );
