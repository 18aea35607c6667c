import type { Random } from '../studio/random.ts';
import { awning } from './awning.ts';
import type { View } from './camera.ts';
import { door } from './door.ts';
import { pane, panesOf } from './shop-window.ts';
import type { Shop } from './shop.ts';
import { bladeSign, signboard } from './signs.ts';

export function storefront(view: View, shop: Shop, random: Random): string {
  const arched = !shop.awning;
  return [
    ...panesOf(shop).map(([x, wide]) => pane(view, shop, x, wide, arched, random)),
    door(view, shop),
    arched ? bladeSign(view, shop.left + shop.door - 0.55) : '',
    shop.awning
      ? signboard(view, shop) + awning(view, shop.left + 0.2, shop.width - 0.4, shop.awning)
      : '',
  ].join('');
}
