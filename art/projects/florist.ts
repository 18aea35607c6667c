import { mix } from '../palette.ts';
import { gouache, grain } from '../studio/grain.ts';
import { range, seeded, type Random } from '../studio/random.ts';

export const floristColours = { night: '#17110f', bone: '#f1e6d6', blushPink: '#e9b7a4' };
const { night, bone, blushPink } = floristColours;

const petal = (
  x: number,
  y: number,
  long: number,
  wide: number,
  turn: number,
  tone: string,
): string =>
  `<path d="M0 0C${wide} ${-long * 0.25} ${wide * 0.9} ${-long * 0.95} 0 ${-long}C${-wide * 0.9} ${-long * 0.95} ${-wide} ${-long * 0.25} 0 0Z" fill="${tone}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;

/** A rose in full bloom: rings of petals, each smaller and darker than the last, lit from the left. */
const rose = (x: number, y: number, radius: number, hue: string, random: Random): string =>
  range(8)
    .map((ring) => {
      const size = radius * (1 - ring * 0.115);
      const count = 11 - ring;
      return range(count)
        .map((index) => {
          const turn = (index / count) * 360 + ring * 23 + random.between(-8, 8);
          const lit = Math.cos(((turn + 62) * Math.PI) / 180);
          const tone = mix(
            mix(hue, '#3a0f18', 0.3 + ring * 0.035),
            lit > 0 ? '#fff0dc' : '#1c0a10',
            Math.abs(lit) * (lit > 0 ? 0.52 : 0.48) + random.between(0, 0.08),
          );
          return petal(x, y, size, size * 0.44, turn, tone);
        })
        .join('');
    })
    .join('');

const spray = (x: number, y: number, long: number, turn: number, random: Random): string => {
  const tone = mix('#2f4029', '#9fae6d', random.between(0, 0.75));
  const leaves = range(9).map((index) =>
    petal(
      0,
      -long * (0.15 + index * 0.095),
      long * 0.24,
      long * 0.055,
      index % 2 ? 58 : -58,
      mix(tone, index % 3 ? night : '#c9c88c', 0.18),
    ),
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(0)})"><path d="M0 0V${-long}" stroke="${tone}" stroke-width="4"/>${leaves.join('')}</g>`;
};

/** The week's flowers as a Dutch still life. */
export const bouquet = (): string => {
  const random = seeded(26);
  const greens = range(46).map(() =>
    spray(
      470 + random.between(-110, 110),
      620 + random.between(-60, 90),
      random.between(240, 470),
      random.between(-88, 88),
      random,
    ),
  );
  const heads: [number, number, number, string][] = [
    [250, 300, 84, '#c9506a'],
    [620, 250, 92, '#e58f5d'],
    [440, 190, 76, '#e8c06f'],
    [740, 420, 80, '#a63a55'],
    [170, 490, 72, '#dca08f'],
    [330, 430, 112, '#efc2ae'],
    [560, 420, 122, '#d9566a'],
    [470, 610, 104, '#e9a15f'],
    [290, 640, 88, '#8f2f50'],
    [690, 600, 92, '#f0d2bd'],
    [560, 120, 48, '#f2dcc0'],
    [340, 160, 46, '#c9506a'],
    [800, 270, 50, '#e9a15f'],
  ];
  const berries = range(90).map(
    () =>
      `<circle cx="${random.between(140, 830).toFixed(0)}" cy="${random.between(80, 700).toFixed(0)}" r="${random.between(3, 8).toFixed(1)}" fill="${random.pick(['#f3c987', '#b33b3f', '#f6ead6', '#dba14f'])}"/>`,
  );
  return `<svg class="still" viewBox="0 0 940 1000" width="940" height="1000"><defs>${gouache('pigment', 1.1)}<radialGradient id="pool" cx=".5" cy=".45" r=".55"><stop stop-color="#6b4a35"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient><linearGradient id="vase"><stop stop-color="#d7c2a6"/><stop offset=".4" stop-color="#8f7258"/><stop offset="1" stop-color="#2a1d18"/></linearGradient></defs>
<rect width="940" height="1000" fill="url(#pool)"/><g filter="url(#pigment)">${greens.join('')}${berries.join('')}<path d="M370 680C330 760 330 880 390 960H560C620 880 616 760 580 680Z" fill="url(#vase)"/>${heads.map(([x, y, radius, hue]) => rose(x, y, radius, hue, random)).join('')}</g></svg>`;
};

/** A floral studio: dark as candlelight, thin italics, one enormous bouquet. */
export const florist = (): string => `<style>
body{background:${night};color:${bone};font:400 17px/1.6 "Instrument Sans"}
.still{position:absolute;right:20px;top:0}
header{position:absolute;left:60px;right:60px;top:40px;display:flex;justify-content:space-between;font-size:15px;letter-spacing:.02em;z-index:2}
header b{font:500 25px/1 Cormorant;letter-spacing:.02em}
h1{position:absolute;left:54px;top:176px;font:300 178px/.82 Cormorant;letter-spacing:-.035em;z-index:2;text-shadow:0 4px 40px #17110faa}h1 em{font-weight:300;color:${blushPink};margin-left:118px}
.lede{position:absolute;left:62px;top:686px;width:330px;color:#d8c8b4}
.act{position:absolute;left:62px;top:812px;border:1px solid ${blushPink};color:${blushPink};border-radius:99px;padding:14px 28px}
.side{position:absolute;right:60px;bottom:52px;text-align:right;font:italic 400 24px/1.25 Cormorant}.week{position:absolute;left:62px;bottom:52px;font:italic 400 24px/1.2 Cormorant}
</style>${bouquet()}
<header><b>Wild Stem Floral Studio</b><span>Weddings</span><span>Weekly flowers</span><span>Workshops</span><span>The garden</span><span>Inquire</span></header>
<h1>Flowers with<br><em>something</em><br>to say</h1>
<p class="lede">Garden roses, native grasses and whatever the Hill Country sends us this week, arranged in San Antonio.</p><p class="act">Tell us about your table</p>
<p class="week">Now cutting: ranunculus, snapdragon</p><p class="side">Spring bookings<br>open in January</p>${grain({ strength: 0.34 })}`;
