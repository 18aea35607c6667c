import { cast } from '../people/cast.ts';
import { portrait } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';

const [sky, navy, sun, grass, peach] = ['#d6ecf7', '#17325c', '#ffc93f', '#8cc7a1', '#ffd9c7'];

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff"><circle cx="0" cy="0" r="34"/><circle cx="44" cy="-16" r="44"/><circle cx="92" cy="0" r="32"/><rect x="-34" y="0" width="158" height="34" rx="17"/></g>`;

export const lantern = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="120" cy="40" fill="${sun}" opacity=".3"/><circle r="84" cy="40" fill="${sun}" opacity=".4"/><path d="M0 -70V-30" stroke="${navy}" stroke-width="6"/><path d="M-40 -10C-40 -40 40 -40 40 -10Z" fill="${navy}"/><path d="M-44 -8H44L36 88H-36Z" fill="${sun}"/><path d="M-44 -8H-12L-10 88H-36Z" fill="#fff" opacity=".4"/><rect x="-42" y="88" width="84" height="16" rx="8" fill="${navy}"/><circle cx="-14" cy="36" r="5" fill="${navy}"/><circle cx="16" cy="36" r="5" fill="${navy}"/><path d="M-12 52C-4 62 8 62 14 52" fill="none" stroke="${navy}" stroke-width="5" stroke-linecap="round"/></g>`;

export const meadow = (): string => {
  const random = seeded(2);
  const flowers = range(46).map(() => {
    const [x, y] = [random.between(0, 1440), random.between(330, 470)];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(4, 8).toFixed(1)}" fill="${random.pick(['#fff', sun, peach, '#f6a5a0'])}"/>`;
  });
  return `<svg class="land" viewBox="0 0 1440 520" width="1440" height="520"><path d="M0 250C220 150 480 190 720 240S1230 320 1440 200V520H0Z" fill="#b8dfc4"/><path d="M0 330C300 250 560 300 800 330S1220 380 1440 310V520H0Z" fill="${grass}"/>${flowers.join('')}</svg>`;
};

/** A children's clinic: big round type, clear hours, a smiling lantern. */
export const clinic = (): string => `<style>
body{background:${sky};color:${navy};font:600 18px/1.5 Nunito}
header{position:absolute;left:40px;right:40px;top:26px;height:76px;background:#fff;border-radius:38px;display:flex;align-items:center;gap:36px;padding:0 14px 0 34px;z-index:3}
header b{font:900 25px/1 Nunito;margin-right:auto}header i{font-style:normal;font-weight:800;background:${navy};color:#fff;border-radius:30px;padding:15px 26px}
h1{position:absolute;left:74px;top:160px;width:760px;font:900 92px/1 Nunito;letter-spacing:-.035em}
.lede{position:absolute;left:76px;top:376px;width:560px;font-size:22px;line-height:1.4}
.act{position:absolute;left:74px;top:498px;display:flex;gap:14px;font-weight:800}.act b{background:${sun};border-radius:30px;padding:17px 30px}.act span{background:#fff;border-radius:30px;padding:17px 30px}
.land,.air{position:absolute;left:0;bottom:0}.air{top:0}
.doctor{position:absolute;right:120px;bottom:150px;width:470px;height:560px;border-radius:235px 235px 40px 40px;background:${peach};overflow:hidden}.doctor svg{position:absolute;left:-40px;bottom:0}
.cards{position:absolute;left:74px;right:74px;bottom:46px;display:grid;grid-template-columns:1.1fr 1fr 1fr 1fr;gap:20px;z-index:2}.cards div{background:#fff;border-radius:28px;padding:24px 26px}.cards h3{font:900 23px/1.1 Nunito;margin-bottom:6px}.cards p{font-size:16px;line-height:1.4}.cards .now{background:${navy};color:#fff}.now u{text-decoration:none;color:${sun};font-weight:900}
</style><svg class="air" width="1440" height="520">${cloud(960, 150, 0.7)}${cloud(1250, 170, 0.8)}${cloud(560, 560, 0.6)}</svg>${meadow()}
<div class="doctor"><svg viewBox="0 0 1744 1744" width="560" height="560">${portrait(cast.doctor)}</svg></div>
<svg class="air" width="1440" height="1000" style="z-index:1">${lantern(836, 590, 1.05)}</svg>
<header><b>Little Lantern Pediatrics</b><span>New here?</span><span>Visits</span><span>Vaccines</span><span>Parents ask</span><i>Call the nurse line</i></header>
<h1>Here when little ones feel little.</h1>
<p class="lede">A family clinic in the Houston Heights with same-day visits, unhurried doctors and a very good fish tank.</p>
<p class="act"><b>Book a visit</b><span>Is it urgent?</span></p>
<div class="cards"><div class="now"><h3>Open <u>until 7 pm</u></h3><p>White Oak Drive, parking behind the yellow door.</p></div><div><h3>Well checks</h3><p>Birth to eighteen, same doctor each time.</p></div><div><h3>Sick today</h3><p>Slots kept free every morning.</p></div><div><h3>Night questions</h3><p>A nurse who answers at 2 am.</p></div></div>${grain({ strength: 0.18 })}`;
