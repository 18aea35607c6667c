import { bouquet } from '../florist.ts';
import type { Rest } from './whole.ts';

const [night, bone, blush, moss] = ['#17110f', '#f1e6d6', '#e9b7a4', '#2f4029'];

const size = (name: string, text: string, price: string): string =>
  `<div><h2>${name}</h2><p>${text}</p><i>${price}</i></div>`;

export const restOfFlorist: Rest = {
  below: () => `<style>
.below h2{font:300 74px/.95 Cormorant;letter-spacing:-.03em}.below i{font:italic 400 34px/1 Cormorant;color:${blush}}
.weekly{background:${bone};color:${night};padding:110px 60px;display:grid;grid-template-columns:repeat(3,1fr);gap:60px}.weekly>p{grid-column:1/-1;font:italic 300 112px/.9 Cormorant;letter-spacing:-.04em}.weekly div{border-top:1px solid ${night};padding-top:26px}.weekly div p{font-size:18px;margin:18px 0 26px;max-width:330px}.weekly i{color:#8f2f50}
.wed{display:grid;grid-template-columns:1fr 1fr;min-height:700px}.wed>div:first-child{overflow:hidden;position:relative;background:#241613}.wed .still{left:-60px;top:-120px;right:auto;width:1000px}.wed .txt{padding:100px 60px;background:#8f2f50;display:grid;align-content:center;gap:28px}.wed .txt h2{font-size:104px}.wed .txt p{font-size:19px;max-width:440px}
.dates{padding:100px 60px;display:grid;grid-template-columns:1fr 2fr;gap:60px}.dates p{display:grid;grid-template-columns:200px 1fr auto;border-top:1px solid #5b4436;padding:22px 0;font-size:19px}
.end{background:${moss};padding:80px 60px;text-align:center}.end h2{font-size:150px;font-style:italic;margin-bottom:34px}
</style><div class="weekly"><p>Flowers on Friday,<br>every Friday</p>${size('The sill', 'One bottle, three stems, and the discipline to leave it at that.', '$24 a week')}${size('The table', 'What you pass the potatoes around. Low, loose and in season.', '$58 a week')}${size('The room', 'Branches. You’ll need to move the lamp.', '$120 a week')}</div>
<div class="wed"><div>${bouquet()}</div><div class="txt"><h2>For the two of you, not for the feed</h2><p>We take eighteen weddings a year and walk every one of them the morning of, with scissors in a pocket.</p><i>Ask about a date</i></div></div>
<div class="dates"><h2>Workshops<br>in the shed</h2><div><p><span>February 8</span><span>One vase, twelve ways</span><span>$85</span></p><p><span>March 1</span><span>Bouquets tied on a walk</span><span>$95</span></p><p><span>March 22</span><span>Grasses, branches and nerve</span><span>$85</span></p><p><span>April 12</span><span>A garden for cutting</span><span>$70</span></p></div></div>
<div class="end"><h2>Say it.</h2><p>South Flores Street, San Antonio &nbsp;·&nbsp; Wednesday to Saturday</p></div>`,
  phone: () => `<style>
body{background:${night};color:${bone};font:400 16px/1.5 "Instrument Sans"}.bar{position:relative;z-index:2;display:flex;justify-content:space-between;padding:22px 20px 0}.bar b{font:500 22px/1 Cormorant}.still{position:absolute;left:-96px;top:250px;width:600px;height:auto}
h1{position:relative;z-index:2;font:300 84px/.82 Cormorant;letter-spacing:-.035em;padding:34px 18px;text-shadow:0 4px 30px ${night}}h1 em{color:${blush};font-weight:300}.go{position:absolute;left:20px;bottom:30px;border:1px solid ${blush};color:${blush};background:${night};border-radius:99px;padding:13px 26px}
</style>${bouquet()}<div class="bar"><b>Wild Stem Floral Studio</b><span>Menu</span></div><h1>Flowers with <em>something</em> to say</h1><span class="go">Tell us about your table</span>`,
};
