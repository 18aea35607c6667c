import { cast } from '../people/cast.ts';
import { portrait } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { range } from '../studio/random.ts';

const [lilac, tomato, night, blush] = ['#cfbdf3', '#f0452c', '#1f1236', '#ffe9df'];

const sticker = (): string =>
  `<svg class="sticker" viewBox="0 0 220 220" width="196"><path d="M${range(48)
    .map((index) => {
      const radius = index % 2 ? 108 : 97;
      const angle = (index / 48) * 2 * Math.PI;
      return `${(110 + radius * Math.cos(angle)).toFixed(1)} ${(110 + radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join(
      'L',
    )}Z" fill="${night}"/><path id="ring" d="M110 36a74 74 0 1 1-.1 0" fill="none"/><text font-family="Hanken" font-weight="600" font-size="19.500" letter-spacing="2.900" fill="${lilac}"><textPath href="#ring">FALL CIRCLE • EIGHT SEATS LEFT • </textPath></text><text x="110" y="126" text-anchor="middle" font-family="Bodoni" font-style="italic" font-size="46" fill="#fff">join</text></svg>`;

/** A leadership coach, in the style of a fashion magazine in lilac and tomato red. */
export const coaching = (): string => `<style>
body{background:${lilac};color:${night};font:500 17px/1.5 Hanken}
header{position:absolute;left:48px;right:48px;top:32px;display:flex;justify-content:space-between;align-items:baseline;border-bottom:1.5px solid ${night};padding-bottom:18px}
header b{font:italic 500 30px/1 Bodoni;letter-spacing:-.02em}
.sun{position:absolute;left:534px;top:150px;width:640px;height:640px;border-radius:50%;background:${tomato}}
.her{position:absolute;left:464px;top:92px;clip-path:path("M70 0H850V378A320 320 0 0 1 70 378Z")}
h1{position:absolute;left:40px;top:118px;font:400 232px/.8 Bodoni;letter-spacing:-.055em}h1 span{display:block}
.two{position:absolute;right:44px;top:548px;font:italic 400 232px/.8 Bodoni;letter-spacing:-.055em;color:${night}}
.lede{position:absolute;left:48px;top:560px;width:330px;font-size:20px;line-height:1.45}.act{position:absolute;left:48px;top:730px;font:600 18px/1 Hanken;background:${night};color:#fff;padding:19px 30px;border-radius:99px}
.sticker{position:absolute;right:64px;top:164px;transform:rotate(9deg)}
footer{position:absolute;left:0;right:0;bottom:0;height:164px;background:${blush};display:grid;grid-template-columns:1fr 1fr 1fr;padding:0 48px;align-items:center;gap:48px}
footer h3{font:italic 500 31px/1.1 Bodoni}footer p{font-size:15.5px;margin-top:6px}
</style>
<header><b>Bright Room Coaching</b><span>One to one</span><span>Circles</span><span>Speaking</span><span>Letters</span><span>Log in</span></header>
<div class="sun"></div>
<h1><span>Take up</span></h1>
<svg class="her" viewBox="0 0 1744 1744" width="780" height="780">${portrait({ ...cast.coach, clothes: [blush, '#fffaf4'] })}</svg>
<p class="two">the room.</p>
<p class="lede">Coaching for women who have the title, the team and the results, and would now like the calm to go with them.</p>
<p class="act">Start with a letter</p>${sticker()}
<footer><div><h3>One to one</h3><p>Six months, every other Thursday, one question at a time.</p></div><div><h3>Circles</h3><p>Eight leaders, one long table, a season of honest talk.</p></div><div><h3>Speaking</h3><p>Keynotes from Dallas to wherever the chairs face forward.</p></div></footer>
${grain({ strength: 0.24 })}`;
