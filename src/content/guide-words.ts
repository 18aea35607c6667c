import { draftKeys } from '../../forms/keeping.ts';
import { readGuideOffer, readSite } from './read.ts';

/** What the form for the free guide needs, in either of its places; `form` keeps the ids of a page apart. */
export const guideFormWords = async (form: string) => {
  const { form: words } = await readGuideOffer();
  const { email: agencyEmail } = await readSite();
  return { ...words, form, action: '/googlemesis', agencyEmail, 'data-draft': draftKeys.guide };
};
