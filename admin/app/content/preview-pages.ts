import type { Entry } from '../api-types.ts';

/** A brand is seen on every page; these show all that takes it. */
const proofSheet = {
  'First screen': '/',
  'Evening street': '/#street',
  Tickets: '/elitevisible',
  Quotes: '/#testimonials',
  'Closing street': '/blog#closing',
  'Page counts': '/webdesign',
  'The blog': '/blog',
  'A form': '/contact',
  'Shared card': '/share/home.jpg',
  'Email about a lead': '/sample-mail',
};

/** The pages on which an entry is seen, by what each is called. */
export const pagesOf = ({ collection, address = '/' }: Entry): Readonly<Record<string, string>> =>
  collection === 'brand' ? proofSheet : { [address]: address };
