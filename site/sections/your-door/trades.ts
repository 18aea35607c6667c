import type { Trade } from '@agency/leads/forms/door.ts';
import type { Lettering } from '../../components/House/House.tsx';

interface TradeStyle {
  /** The typeface of the sign and of the website behind the door. */
  lettering: Lettering;
  /** How the website is composed: loud, like a poster; like a magazine's first page; or in two plain halves. */
  layout: 'poster' | 'cover' | 'halves';
  /** Where the door of the house is (`art/fronts/your-front.ts`). */
  door: 'left' | 'middle' | 'right';
}

export const tradeStyles: Readonly<Record<Trade, TradeStyle>> = {
  bakery: { lettering: 'caprasimo', layout: 'poster', door: 'right' },
  florist: { lettering: 'display', layout: 'cover', door: 'right' },
  studio: { lettering: 'bricolage', layout: 'halves', door: 'right' },
  boutique: { lettering: 'bodoni', layout: 'cover', door: 'left' },
  law: { lettering: 'bodoni', layout: 'halves', door: 'middle' },
  coaching: { lettering: 'display', layout: 'cover', door: 'right' },
  finance: { lettering: 'bricolage', layout: 'poster', door: 'left' },
  clinic: { lettering: 'caprasimo', layout: 'poster', door: 'middle' },
  other: { lettering: 'bricolage', layout: 'halves', door: 'left' },
};
