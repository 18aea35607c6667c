import type { CollectionEntry } from 'astro:content';
import type { Project, Testimonial } from '../content-schemas/client-work.ts';
import type { PostCardProps } from '../sections/shared/PostCard/PostCard.tsx';
import type { ProjectCard } from '../sections/shared/Projects/Projects.tsx';
import type { TestimonialCard } from '../sections/shared/Testimonials/Testimonials.tsx';
import { formatDay } from '../text/text-facts.ts';
import { makeDescribed, makePicture, type PictureRequest } from './make-picture.ts';
import { projectSizes, testimonialSizes } from './picture-sizes.ts';

/** Posts as cards, with their covers made for this use. */
export const postCards = async (
  posts: readonly CollectionEntry<'blog'>[],
  sizes: PictureRequest,
): Promise<PostCardProps[]> =>
  Promise.all(
    posts.map(async ({ id, data: { title, summary, category, published, cover } }) => ({
      title,
      summary,
      category,
      href: `/${id}`,
      published: formatDay(published),
      cover: await makeDescribed(cover, sizes),
    })),
  );

/** Package articles as cards, each under the name of its package. */
export const articleCards = async (
  articles: readonly CollectionEntry<'articles'>[],
  sizes: PictureRequest,
): Promise<PostCardProps[]> =>
  Promise.all(
    articles.map(async ({ id, data }) => ({
      title: data.title,
      summary: data.summary,
      category: data.package.label,
      href: `/${id}`,
      published: formatDay(data.published),
      cover: await makeDescribed(data.cover, sizes),
    })),
  );

/** The projects with their pictures made. */
export const projectCards = async (projects: readonly Project[]): Promise<ProjectCard[]> =>
  Promise.all(
    projects.map(async ({ name, role, sample, ...project }) => ({
      name,
      role,
      sample,
      ...(await makeDescribed(project, projectSizes)),
    })),
  );

/** The testimonials with their pictures made. */
export const testimonialCards = async (
  testimonials: readonly Testimonial[],
): Promise<TestimonialCard[]> =>
  Promise.all(
    testimonials.map(async ({ picture, ...words }) => ({
      ...words,
      picture: await makePicture(picture, testimonialSizes),
    })),
  );
