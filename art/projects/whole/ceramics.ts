import { pot } from '../ceramics.ts';
import type { Rest } from './whole.ts';

const [plaster, char, oxide, celadon] = ['#e9e4da', '#22201c', '#b5532f', '#9fb3a1'];

const ware = (ground: string, svg: string, name: string, price: string): string =>
  `<div style="background:${ground}">${svg}<p><span>${name}</span><span>${price}</span></p></div>`;

export const restOfCeramics: Rest = {
  below: () => `<style>
.shelf{padding:60px 36px;display:grid;grid-template-columns:repeat(4,1fr);gap:14px}.shelf div{position:relative;height:400px;display:grid;place-items:end center}.shelf p{position:absolute;left:16px;right:16px;top:13px;display:flex;justify-content:space-between}.shelf .pot{width:100%;max-height:82%;margin-bottom:6px}
.below h2{font:700 96px/.92 Syne;letter-spacing:-.06em}.say{background:${oxide};color:#fff4e6;padding:110px 36px}.say p{font-size:21px;max-width:560px;margin-top:32px}
.class{padding:100px 36px;display:grid;grid-template-columns:1fr 1fr;gap:36px}.class p{display:grid;grid-template-columns:140px 1fr auto;padding:20px 0;border-top:1.5px solid ${char};font-size:19px}.class b{font:700 23px/1.2 Syne}
.fire{background:${celadon};padding:80px 36px;display:grid;grid-template-columns:repeat(4,1fr);gap:36px;font-size:18px}.fire b{display:block;font:700 54px/1 Syne;letter-spacing:-.05em;margin-bottom:12px}
.end{background:${char};color:${plaster};padding:50px 36px 40px}.end b{font:700 210px/.8 Syne;letter-spacing:-.07em;white-space:nowrap}
</style><div class="shelf">${ware('#cdbfae', pot('vase', '#b9805a', '#f4eee2', 120, 21), 'Neck vase, chalk', '$96')}${ware('#efe9df', pot('plate', '#c98f66', celadon, 190, 22), 'Supper plate', '$52')}${ware('#d8cfbf', pot('bowl', '#8a5a40', '#3c5a52', 140, 23), 'Ramen bowl, rain', '$64')}${ware(celadon, pot('cup', '#d9b08a', '#f4eee2', 150, 24), 'Morning cup', '$34')}${ware('#efe9df', pot('moon', '#8a5a40', oxide, 130, 25), 'Moon jar, ember', '$180')}${ware('#d8cfbf', pot('cup', '#a8714c', '#22201c', 110, 26), 'Espresso, soot', '$28')}${ware('#cdbfae', pot('bottle', '#c98f66', '#e8d9bd', 150, 27), 'Bottle, oat', '$120')}${ware('#d8cfbf', pot('bowl', '#d9b08a', '#9fb3a1', 160, 28), 'Soup bowl', '$58')}</div>
<div class="say"><h2>If it’s too good<br>for Tuesday,<br>we didn’t make it.</h2><p>Two sisters, one kiln, one alley behind Magnolia Avenue. Everything goes in the dishwasher. Everything has been dropped at least once, by us, on purpose.</p></div>
<div class="class"><h2>Thursday<br>hands</h2><div><p><b>6:30</b><span>First bowl, for beginners</span><span>$55</span></p><p><b>7:45</b><span>Wheel, six weeks</span><span>$290</span></p><p><b>9:00</b><span>Glaze and gossip</span><span>$40</span></p><p><b>Sunday</b><span>Kiln opening, come and watch</span><span>free</span></p></div></div>
<div class="fire"><div><b>Throw</b>Monday. Music loud.</div><div><b>Dry</b>A week. No shortcuts.</div><div><b>Glaze</b>Dipped, never sprayed.</div><div><b>Fire</b>2,232 °F, all Saturday night.</div></div>
<div class="end"><b>Kiln &amp; Kin</b></div>`,
  phone: () => `<style>
body{background:${plaster};color:${char};font:500 15px/1.4 "Instrument Sans"}.bar{display:flex;justify-content:space-between;padding:20px 16px 0}h1{font:700 77px/.86 Syne;letter-spacing:-.07em;padding:18px 14px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0 12px}.two div{position:relative;height:236px;display:grid;place-items:end center}.two p{position:absolute;left:12px;right:12px;top:10px;display:flex;justify-content:space-between}.two .pot{width:100%;max-height:80%}.say{margin:8px 12px;background:${oxide};color:#fff4e6;padding:20px;font:600 27px/1.06 Syne;letter-spacing:-.03em}
</style><div class="bar"><span>Shop the last firing</span><span>Bag (2)</span></div><h1>Kiln<br>&amp; Kin</h1><div class="two">${ware('#d8cfbf', pot('moon', '#c98f66', '#f4eee2', 150, 3), 'Moon jar', '$180')}${ware(celadon, pot('bottle', '#8a5a40', '#3c5a52', 168, 9), 'Bottle', '$120')}</div><p class="say">Stoneware for the table you actually set on a Tuesday.</p><div class="two">${ware('#efe9df', pot('cup', '#d9b08a', oxide, 120, 5), 'Tumbler', '$38')}${ware('#cdbfae', pot('bowl', '#a8714c', '#e8d9bd', 150, 7), 'Bowl', '$64')}</div>`,
};
