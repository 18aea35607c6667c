import type { Example } from '../../../gallery/example.ts';
import { ComingSoonSign } from './ComingSoonSign.tsx';

export const examples: readonly Example[] = [{ state: 'hanging', show: <ComingSoonSign /> }];
