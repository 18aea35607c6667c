import { mix } from '../palette.ts';
import { gouache, grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import { polygon, polyline } from '../studio/shapes.ts';

const [cream, oak, bark, ember, sapwood] = ['#f8edd6', '#6b3d1c', '#2a160b', '#d9431a', '#e6bd84'];

const center = { x: 170, y: 640 };
const years = 44;
const radiusOf = (year: number): number => 26 + year * 11.6;

/** A point on a growth ring, which is not a circle but repeats the shape of its neighbors, only larger or smaller. */
const pointOf = (radius: number, turn: number): readonly [number, number] => {
  const swell =
    0.026 * Math.sin(turn * 3 + 0.6) +
    0.014 * Math.sin(turn * 5 + 2 + radius / 260) +
    0.008 * Math.sin(turn * 11 + radius / 70);
  const reach = radius * (1 + swell);
  return [center.x + Math.cos(turn) * reach, center.y + Math.sin(turn) * reach];
};

const ring = (radius: number): string =>
  polygon(...range(180).map((step) => pointOf(radius, (step / 90) * Math.PI)));

/** A slice of an oak trunk with a glowing heart. The rings of `markedYears` are highlighted. */
export const slice = (markedYears: readonly number[]): string => {
  const random = seeded(31);
  const rings = range(years).map((index) => {
    const year = years - index;
    const age = year / years;
    const wood = age > 0.84 ? sapwood : mix(mix(ember, '#8a4a20', 0.55), '#d09a5c', age ** 0.8);
    const tone = mix(wood, random.pick([oak, '#f3d9a6']), random.between(0, 0.2));
    return `<path d="${ring(radiusOf(year))}" fill="${tone}" stroke="${mix(oak, bark, 0.3)}" stroke-width="${random.between(0.8, 3).toFixed(1)}" stroke-opacity=".7"/>`;
  });
  const rays = range(64).map(() => {
    const turn = random.between(0, 2 * Math.PI);
    const from = random.between(200, 440);
    return polyline(pointOf(from, turn), pointOf(from + random.between(30, 90), turn));
  });
  const outer = radiusOf(years);
  return `<svg class="slice" viewBox="0 0 1440 1000" width="1440" height="1000"><defs>${gouache('pigment', 0.9)}<radialGradient id="glow"><stop stop-color="#ffd27a"/><stop offset=".22" stop-color="#ff7a2e" stop-opacity=".95"/><stop offset="1" stop-color="${ember}" stop-opacity="0"/></radialGradient></defs>
<g filter="url(#pigment)"><path d="${ring(outer + 34)}" fill="${bark}"/><path d="${ring(outer + 22)}" fill="none" stroke="${oak}" stroke-width="9" stroke-dasharray="34 9 16 12 52 7"/>${rings.join('')}<path d="${rays.join('')}" stroke="#f7dfb2" stroke-opacity=".32" stroke-width="1.4"/>
<path d="M${center.x} ${center.y}L-60 418L-60 456Z" fill="${bark}"/></g>
<circle cx="${center.x}" cy="${center.y}" r="210" fill="url(#glow)"/>${markedYears.map((year) => `<path d="${ring(radiusOf(year))}" fill="none" stroke="#fff4dc" stroke-width="3.5"/>`).join('')}</svg>`;
};

const story = [
  { year: 20, turn: 0.3, when: '1961', what: 'Your parents buy the house.' },
  { year: 31, turn: 0.4, when: '1998', what: 'You open the shop.' },
  { year: 41, turn: 0.46, when: 'Today', what: 'You say who gets the keys.' },
] as const;

const moment = ({ year, turn, when, what }: (typeof story)[number]): string => {
  const [x, y] = pointOf(radiusOf(year), turn);
  const [outside] = pointOf(radiusOf(years) + 30, turn);
  return `<path d="M${x} ${y}H800" stroke="${bark}" stroke-width="2"/><path d="M${x} ${y}H${outside}" stroke="#fff4dc" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="10" fill="#fff4dc" stroke="${bark}" stroke-width="3"/><foreignObject x="818" y="${y - 22}" width="520" height="44"><p class="moment"><b>${when}</b>${what}</p></foreignObject>`;
};

/** An estate planner: a family's history in the rings of an oak. */
export const law = (): string => `<style>
body{background:${cream};color:${bark};font:500 17px/1.5 Bricolage}
.slice,.story{position:absolute;left:0;top:0}
header{position:absolute;inset:0 0 auto;height:84px;padding:0 56px;display:flex;align-items:center;gap:40px;background:${bark};color:${cream};font-size:16px}
header b{margin-right:auto;display:flex;align-items:center;gap:14px;font:700 25px/1 Bricolage;letter-spacing:-.03em}
header i{width:32px;height:32px;border-radius:50%;background:radial-gradient(#ff7a2e 22%,${bark} 24% 36%,${sapwood} 38% 48%,${bark} 50% 58%,${sapwood} 60% 70%,#0000 72%)}
header u{text-decoration:none;background:${ember};color:#fff;font-weight:600;padding:12px 22px;border-radius:99px}
h1{position:absolute;left:790px;top:142px;font:800 112px/.9 Bricolage;letter-spacing:-.055em;color:${oak}}h1 em{font-style:normal;color:${ember}}
.lede{position:absolute;left:796px;top:478px;width:560px;font-size:21px;line-height:1.42}
.act{position:absolute;left:796px;top:596px;display:flex;gap:28px;align-items:center;font-size:18px}.act b{background:${bark};color:${cream};font-weight:600;padding:17px 30px;border-radius:99px}.act span{font-weight:600;color:${oak};border-bottom:2px solid ${ember}}
.moment{display:flex;gap:18px;align-items:baseline;font-size:20px;line-height:44px}.moment b{font:800 30px/44px Bricolage;letter-spacing:-.04em;color:${ember};width:92px}
.foot{position:absolute;left:818px;bottom:36px;font-size:16px;color:${oak};display:flex;gap:34px}
</style>${slice(story.map(({ year }) => year))}
<svg class="story" viewBox="0 0 1440 1000" width="1440" height="1000">${story.map(moment).join('')}</svg>
<header><b><i></i>Oak &amp; Ember Law</b><span>Wills</span><span>Trusts</span><span>Probate</span><span>Flat fees</span><u>Call (214) 555-0167</u></header>
<h1>Leave it<br>in <em>good</em><br>hands.</h1>
<p class="lede">Wills and trusts for Dallas families, from an attorney who draws the whole family tree before she writes a word.</p>
<p class="act"><b>Plan the first meeting</b><span>What a will costs</span></p>
<p class="foot"><span>Flat fees, in writing</span><span>Evening hours</span><span>Se habla español</span></p>
${grain({ strength: 0.2 })}`;
