import { counted } from '@agency/leads/forms/counted.ts';
import type { Redrawing } from '../api-types.ts';
import { useLive } from '../api.ts';
import { linkTo } from '../shell/browser.ts';

/** On the saved brand: how many pictures were drawn for an earlier one, and where to redraw them. */
export const OldPictures = () => {
  const { canDraw = false, older = 0 } = useLive<Redrawing>('/api/pictures/redraw').answer ?? {};
  if (!canDraw || older === 0) return null;
  return (
    <p className="notice">
      {counted(older, 'picture')} {older === 1 ? 'is' : 'are'} still drawn for the brand as it was.{' '}
      <a href={linkTo('pictures')}>Redraw the pictures</a>
    </p>
  );
};
