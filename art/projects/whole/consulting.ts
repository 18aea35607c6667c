import { untangling } from '../consulting.ts';
import type { Rest } from './whole.ts';

const [bone, black, vermilion, cobalt] = ['#efece4', '#15130f', '#ff4a1c', '#2438e0'];

const row = (what: string, before: string, after: string): string =>
  `<p><b>${what}</b><s>${before}</s><i>${after}</i></p>`;

export const restOfConsulting: Rest = {
  below: () => `<style>
.below h2{font:700 120px/.85 Bricolage;letter-spacing:-.06em}.tab{padding:110px 40px}.tab p{display:grid;grid-template-columns:1fr 1fr 1fr;border-top:2px solid ${black};padding:22px 0;font:500 27px/1.1 Bricolage;letter-spacing:-.02em}.tab p:first-of-type{margin-top:56px}.tab s{text-decoration-color:${vermilion};text-decoration-thickness:3px;opacity:.7}.tab i{font-style:normal;color:${cobalt}}
.shout{background:${vermilion};color:${black};padding:90px 40px}.shout h2{font-size:190px;letter-spacing:-.07em}
.notes{padding:100px 40px;display:grid;grid-template-columns:repeat(3,1fr);gap:20px}.notes div{border-top:10px solid ${black};padding-top:18px}.notes b{display:block;font:700 44px/.98 Bricolage;letter-spacing:-.045em;margin-bottom:16px}.notes p{font-size:18px}
.who{background:${cobalt};color:${bone};padding:90px 40px;display:grid;grid-template-columns:5fr 4fr;gap:60px}.who p{font-size:23px;line-height:1.35}
.end{background:${black};color:${bone};overflow:hidden;height:330px}.end .line{position:absolute;left:0;top:40px}.end p{position:absolute;right:40px;bottom:34px;text-align:right;font-size:18px}
</style><div class="tab"><h2>Before. After.</h2>${row('New order', '11 hand-offs', '3 hand-offs')}${row('Where is it?', 'Ask Marcy', 'Look at the board')}${row('Monday meeting', '90 minutes', '15, standing')}${row('Month’s end', 'Nine days', 'Two')}${row('When Marcy is out', 'Nothing', 'Everything')}</div>
<div class="shout"><h2>You don’t need<br>software.<br>You need<br>a list.</h2></div>
<div class="notes"><div><b>Meetings are a storage problem</b><p>If it has to be said twice, it belonged on a wall.</p></div><div><b>The cost of “just ask me”</b><p>What eleven companies in Lubbock lose in a week.</p></div><div><b>One page or it isn’t a process</b><p>Why we charge more for shorter documents.</p></div></div>
<div class="who"><h2>Two women, one wall, no slides.</h2><p>We ran a cotton gin, a night shift and a school kitchen before we advised anyone. We bring paper, we stay three weeks, and we leave you a line everybody can follow.</p></div>
<div class="end">${untangling()}<p>Plainline Operations<br>Broadway, Lubbock</p></div>`,
  phone: () => `<style>
body{background:${bone};color:${black};font:500 17px/1.35 Hanken}.bar{display:flex;justify-content:space-between;padding:20px;font:800 19px/1.05 Bricolage;letter-spacing:-.03em}h1{font:700 106px/.82 Bricolage;letter-spacing:-.07em;padding:6px 16px}h1 em{font-style:normal;color:${cobalt}}.lede{padding:236px 20px 0;font-size:19px}.line{position:absolute;left:-40px;top:440px;width:900px;height:auto}
.foot{position:absolute;inset:auto 0 0;background:${cobalt};color:${bone};padding:24px 20px;font:600 34px/1 Bricolage;letter-spacing:-.04em}
</style><div class="bar"><span>Plainline<br>Operations</span><span>Menu</span></div><h1>Busy is not a <em>plan.</em></h1>${untangling()}<p class="lede"></p><p class="foot">Three weeks, one page, no jargon.</p>`,
};
