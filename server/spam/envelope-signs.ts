import { honeypotName, minimumFillTime } from '../../forms/against-programs.ts';
import type { SpamSign } from './link-signs.ts';

/** Judges what travels with a form. Each sign is enough by itself: our own script and our own pages never send either. */
export const envelopeSigns = (values: Readonly<Record<string, string | undefined>>): SpamSign[] => {
  const elapsed = values['elapsed'];
  const tooQuick = elapsed !== undefined && Number(elapsed) < minimumFillTime;
  return [
    ...(values[honeypotName] ? [{ points: 4, phrase: 'the hidden field was filled in' }] : []),
    ...(tooQuick ? [{ points: 4, phrase: `sent after ${Number(elapsed) / 1000} seconds` }] : []),
  ];
};
