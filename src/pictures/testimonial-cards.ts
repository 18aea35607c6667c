import type { Testimonial } from '../content-schemas/testimonial.ts';
import type { TestimonialCard } from '../sections/shared/TestimonialRail/TestimonialRail.tsx';
import { makePicture } from './make-picture.ts';
import { testimonialSizes } from './picture-sizes.ts';

/** The testimonials with their pictures made. */
export const testimonialCards = async (
  testimonials: readonly Testimonial[],
): Promise<TestimonialCard[]> =>
  Promise.all(
    testimonials.map(async ({ role, city, quote, picture }) => ({
      role,
      city,
      quote,
      picture: await makePicture(picture, testimonialSizes),
    })),
  );
