import { personKey } from '../../leads/person-key.ts';
import { envelopeSigns } from './envelope-signs.ts';
import { linkSigns } from './link-signs.ts';
import type { RepeatedTexts } from './repeated-texts.ts';

/** From this many points a submission is held back. */
const threshold = 4;

/**
 * Why a submission looks like spam, in words for the agency; nothing where it
 * may pass. It errs toward people: links alone never suffice, and what is held
 * back can be restored.
 */
export const suspicionsOf = (
  values: Readonly<Record<string, string>>,
  repeatedTexts: RepeatedTexts,
): string[] => {
  const { email = '', brief = '' } = values;
  const signs = [
    ...envelopeSigns(values),
    ...linkSigns(values),
    ...repeatedTexts.signs(personKey(email), brief),
  ];
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  return points >= threshold ? signs.map(({ phrase }) => phrase) : [];
};
