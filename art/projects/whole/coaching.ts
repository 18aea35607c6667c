import { cast } from '../../people/cast.ts';
import { portrait } from '../../people/woman.ts';
import type { Rest } from './whole.ts';

const [lilac, tomato, night, blush] = ['#cfbdf3', '#f0452c', '#1f1236', '#ffe9df'];

const her = (size: number): string =>
  `<svg class="her" viewBox="0 0 1744 1744" width="${size}" height="${size}">${portrait({ ...cast.coach, clothes: [blush, '#fffaf4'] })}</svg>`;

export const restOfCoaching: Rest = {
  below: () => `<style>
.below h2{font:400 128px/.86 Bodoni;letter-spacing:-.05em}.below em{font-style:italic}
.letter{background:#fff;padding:120px 48px;display:grid;grid-template-columns:5fr 7fr;gap:80px}.letter p{font:400 32px/1.32 Bodoni;letter-spacing:-.01em}.letter p:first-letter{font-size:120px;float:left;line-height:.8;padding:10px 12px 0 0;color:${tomato}}
.circle{background:${night};color:${blush};padding:110px 48px}.circle p{display:grid;grid-template-columns:200px 1fr 220px auto;border-top:1px solid #5a4a7a;padding:24px 0;font-size:20px;align-items:baseline}.circle p:first-of-type{margin-top:56px}.circle b{font:italic 500 36px/1 Bodoni;color:${lilac}}
.quote{background:${tomato};padding:90px 48px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:48px}.quote h2{grid-column:1/-1}.quote p{font-size:19px;border-top:1.5px solid ${night};padding-top:16px}
.talk{background:${blush};padding:100px 48px;display:grid;grid-template-columns:7fr 5fr;gap:60px;align-items:center}.disc{width:460px;height:460px;border-radius:50%;background:${lilac};overflow:hidden;position:relative}.disc .her{position:absolute;left:-20px;top:10px;clip-path:none}
.end{padding:60px 48px;font:italic 400 230px/.8 Bodoni;letter-spacing:-.055em;white-space:nowrap}
</style><div class="letter"><h2>The first<br><em>letter</em></h2><p>You asked what it would cost to stop being the reliable one. I’ve been thinking about it since Thursday. The answer is one awkward week, two phone calls, and a door you close while people are still talking.</p></div>
<div class="circle"><h2>Circles, this <em>fall</em></h2><p><b>Sept 12</b><span>The newly promoted</span><span>Oak Cliff, evenings</span><span>2 seats</span></p><p><b>Sept 19</b><span>Founders of ten or more</span><span>Deep Ellum, mornings</span><span>5 seats</span></p><p><b>Oct 3</b><span>Back after a year away</span><span>On screen</span><span>4 seats</span></p><p><b>Oct 17</b><span>The only woman in the room</span><span>Bishop Arts</span><span>1 seat</span></p></div>
<div class="quote"><h2>Say less. <em>Wait.</em></h2><p>A pause is a sentence. We practice it until it stops feeling like falling.</p><p>Your calendar is a confession. We read it together in the first hour.</p><p>Nobody ever took up a room by arriving early with snacks.</p></div>
<div class="talk"><div><h2>On <em>stage</em></h2><p style="font-size:21px;margin-top:28px;max-width:560px">Keynotes of forty minutes, without slides. Book for conferences, all-hands and one very good library.</p></div><div class="disc">${her(500)}</div></div>
<div class="end">Sit down. Stay.</div>`,
  phone: () => `<style>
body{background:${lilac};color:${night};font:500 17px/1.45 Hanken}.bar{display:flex;justify-content:space-between;margin:20px;padding-bottom:14px;border-bottom:1.5px solid ${night}}.bar b{font:italic 500 23px/1 Bodoni}.sun{position:absolute;left:36px;top:236px;width:360px;height:360px;border-radius:50%;background:${tomato}}.her{position:absolute;left:2px;top:200px;clip-path:path("M30 0H460V226A180 180 0 0 1 34 226Z")}
h1{position:relative;font:400 106px/.8 Bodoni;letter-spacing:-.055em;padding:4px 16px}.two{position:absolute;right:14px;top:520px;font:italic 400 104px/.8 Bodoni;letter-spacing:-.055em}.lede{position:absolute;left:20px;right:40px;top:642px}.go{position:absolute;left:20px;top:756px;background:${night};color:#fff;border-radius:99px;padding:15px 26px;font-weight:600}
</style><div class="bar"><b>Bright Room Coaching</b><span>Menu</span></div><div class="sun"></div><h1>Take up</h1>${her(420)}<p class="two">the room.</p><p class="lede">Coaching for women who have the title and would now like the calm to go with it.</p><span class="go">Start with a letter</span>`,
};
