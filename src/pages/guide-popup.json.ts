import type { APIRoute } from 'astro';
import { guideFormWords } from '../content/guide-words.ts';
import { readGuideOffer } from '../content/read.ts';
import type { GuidePopupProps } from '../islands/GuidePopup.tsx';

/** The words of the guide popup. Most visitors never see it, so that no page carries them. */
export const GET: APIRoute = async () => {
  const { popup, success, download } = await readGuideOffer();
  const guide = { ...(await guideFormWords('guide-popup')), success, download };
  return Response.json({ ...popup, guide } satisfies GuidePopupProps);
};
