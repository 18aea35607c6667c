import type { Example } from '../../gallery/example.ts';
import { Band } from './Band.tsx';

export const examples: readonly Example[] = (['paper', 'sand', 'rose', 'ink', 'plum'] as const).map(
  (tone) => ({ state: tone, show: <Band tone={tone}>Words on {tone}.</Band> }),
);
