import { mix } from '../palette.ts';
import { gouache, grain, unsteadyHand } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';

const [teal, mint, butter, coral, cream] = ['#0d3b3c', '#cfe6d6', '#f7dc8c', '#ee7b5b', '#fdfaf1'];

/** Hills that stand for the years of a plan: each ridge climbs toward the right. */
export const hills = (): string => {
  const random = seeded(6);
  const ridge = (base: number, rise: number, phase: number) => {
    const points = range(97).map((step) => {
      const t = step / 96;
      return `${(t * 1500 - 30).toFixed(0)} ${(base - rise * t ** 1.5 - 22 * Math.sin(t * 7 + phase) - 10 * Math.sin(t * 15 + phase * 2)).toFixed(1)}`;
    });
    return `M${points.join('L')}L1470 600L-30 600Z`;
  };
  const tones = [
    mix(coral, butter, 0.55),
    mix(coral, butter, 0.15),
    mix(teal, mint, 0.5),
    mix(teal, mint, 0.25),
    teal,
  ];
  const junipers = range(34).map(() => {
    const t = random.between(0.02, 0.98);
    const y = 508 - 150 * t ** 1.5 + random.between(6, 40);
    const tall = random.between(18, 44);
    return `<path d="M${t * 1440} ${y}c-${tall * 0.3} 0-${tall * 0.26}-${tall * 0.5} 0-${tall}c${tall * 0.26} ${tall * 0.5} ${tall * 0.3} ${tall} 0 ${tall}Z" fill="${random.pick([mix(teal, '#000000', 0.25), mix(teal, mint, 0.14)])}"/>`;
  });
  return `<svg class="hills" viewBox="0 0 1440 560" width="1440" height="560"><defs>${unsteadyHand('hand', 5)}${gouache('pigment', 0.8)}</defs><g filter="url(#pigment)"><circle cx="1085" cy="150" r="92" fill="${butter}"/><g filter="url(#hand)">${tones.map((tone, index) => `<path d="${ridge(330 + index * 48, 190 - index * 14, index * 1.3)}" fill="${tone}"/>`).join('')}${junipers.join('')}</g></g></svg>`;
};

const stage = (age: string, text: string, x: number, y: number): string =>
  `<p class="stage" style="left:${x}px;top:${y}px"><b>${age}</b>${text}</p>`;

/** A financial planner: teal, butter yellow and a landscape instead of a chart. */
export const finance = (): string => `<style>
body{background:${mint};color:${teal};font:500 17px/1.5 Hanken}
header{position:absolute;left:72px;right:72px;top:40px;display:flex;align-items:center;gap:40px}
header b{font:600 24px/1 Hanken;letter-spacing:-.03em;margin-right:auto;display:flex;gap:12px;align-items:center}header b:before{content:"";width:30px;height:30px;border-radius:50% 50% 50% 0;background:${coral}}
header i{font-style:normal;background:${teal};color:${cream};padding:13px 24px;border-radius:14px;font-weight:600}
h1{position:absolute;left:72px;top:140px;width:870px;font:600 88px/1 Hanken;letter-spacing:-.05em}
.lede{position:absolute;left:72px;top:348px;width:520px;font-size:21px;line-height:1.45}
.act{position:absolute;left:72px;top:468px;background:${coral};color:#2a0f06;font-weight:700;padding:18px 30px;border-radius:16px;font-size:18px}
.hills{position:absolute;left:0;bottom:0}
.stage{position:absolute;background:${cream};border-radius:18px;padding:16px 20px 17px;width:226px;font-size:15px;line-height:1.4;box-shadow:0 18px 40px #0d3b3c33}.stage b{display:block;font-size:18px;letter-spacing:-.02em;margin-bottom:3px}
.stage:after{content:"";position:absolute;left:30px;bottom:-44px;height:44px;border-left:2px dashed ${cream}}
.foot{position:absolute;left:72px;bottom:34px;color:${mint};display:flex;gap:44px;font-size:16px}
</style>${hills()}
<header><b>Juniper Planning</b><span>For founders</span><span>For families</span><span>Fees</span><span>Journal</span><i>Book a first chat</i></header>
<h1>Money, explained like you are a person.</h1>
<p class="lede">Flat-fee financial planning for Austin women who run things: the company, the household, the five-year plan.</p>
<p class="act">See what a plan looks like</p>
${stage('This year', 'Know what comes in, what goes out, and breathe.', 520, 606)}${stage('Year three', 'Pay yourself properly. Hire without dread.', 820, 556)}${stage('Someday', 'Work because you like it.', 1130, 458)}
<p class="foot"><span>Fee-only, always</span><span>No products to sell</span><span>Meetings in Austin or on screen</span></p>
${grain({ strength: 0.2 })}`;
