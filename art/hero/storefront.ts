import type { Random } from '../studio/random.ts';
import { awning } from './awning.ts';
import type { View } from './camera.ts';
import { door, doorWidth } from './door.ts';
import { pane } from './shop-window.ts';
import type { Shop } from './shop.ts';
import { bladeSign, signboard } from './signs.ts';

export function storefront(view: View, shop: Shop, random: Random): string {
  const before = shop.door - 0.75;
  const afterStart = shop.door + doorWidth + 0.42;
  const after = shop.width - afterStart - 0.35;
  const arched = !shop.awning;
  return [
    before > 0.8 ? pane(view, shop, 0.38, before, arched, random) : '',
    after > 0.8 ? pane(view, shop, afterStart, after, arched, random) : '',
    door(view, shop),
    arched ? bladeSign(view, shop.left + shop.door - 0.55) : '',
    shop.awning
      ? signboard(view, shop) + awning(view, shop.left + 0.2, shop.width - 0.4, shop.awning)
      : '',
  ].join('');
}
