import { mix } from '../palette.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';

const [plaster, char, oxide, celadon] = ['#e9e4da', '#22201c', '#b5532f', '#9fb3a1'];

const forms = {
  moon: 'M70 46C70 30 130 30 130 46C190 66 196 190 132 214H68C4 190 10 66 70 46Z',
  bottle:
    'M86 20H114V70C118 96 152 110 152 156C152 196 140 214 128 216H72C60 214 48 196 48 156C48 110 82 96 86 70Z',
  bowl: 'M16 92H184C182 160 150 212 122 216H78C50 212 18 160 16 92Z',
  cup: 'M48 78H152L144 204C143 212 138 216 130 216H70C62 216 57 212 56 204Z',
  vase: 'M72 30C66 60 92 70 92 92C40 112 38 196 70 216H130C162 196 160 112 108 92C108 70 134 60 128 30Z',
  plate: 'M4 172H196C186 200 150 214 120 216H80C50 214 14 200 4 172Z',
} as const;

/** A thrown pot, lit from the side, with a dipped glaze line and iron speckles. */
export const pot = (
  form: keyof typeof forms,
  clay: string,
  glaze: string,
  dip: number,
  seed: number,
): string => {
  const random = seeded(seed);
  const speckle = range(150).map(
    () =>
      `<circle cx="${random.between(0, 200).toFixed(1)}" cy="${random.between(10, 220).toFixed(1)}" r="${random.between(0.3, 1.3).toFixed(2)}" fill="#3a2a20" opacity="${random.between(0.2, 0.7).toFixed(2)}"/>`,
  );
  const id = `${form}${seed}`;
  return `<svg viewBox="0 4 200 228" class="pot"><defs><clipPath id="${id}"><path d="${forms[form]}"/></clipPath><linearGradient id="l${id}" x1="0" x2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".32" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1008" stop-opacity=".55"/></linearGradient><filter id="b${id}" x="-40%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="7 3"/></filter></defs>
<ellipse cx="122" cy="217" rx="92" ry="8" fill="#2a1d12" opacity=".5" filter="url(#b${id})"/><g clip-path="url(#${id})"><rect x="-20" width="240" height="250" fill="${clay}"/><path d="M-20 0H220V${dip}C170 ${dip + 12} 140 ${dip - 10} 96 ${dip + 6}C60 ${dip + 16} 30 ${dip - 6} -20 ${dip + 4}Z" fill="${glaze}"/><path d="M-20 ${dip + 3}C30 ${dip - 7} 60 ${dip + 15} 96 ${dip + 5}C140 ${dip - 11} 170 ${dip + 11} 220 ${dip - 1}" fill="none" stroke="${mix(glaze, '#ffffff', 0.4)}" stroke-width="2"/>${speckle.join('')}${range(
    13,
  )
    .map(
      (row) =>
        `<path d="M-20 ${20 + row * 16}C60 ${26 + row * 16} 140 ${26 + row * 16} 220 ${20 + row * 16}" fill="none" stroke="#000" stroke-opacity=".05" stroke-width="2"/>`,
    )
    .join('')}<rect x="-20" width="240" height="250" fill="url(#l${id})"/></g></svg>`;
};

const piece = (area: string, ground: string, svg: string, name: string, price: string): string =>
  `<figure style="grid-area:${area};background:${ground}">${svg}<figcaption><span>${name}</span><span>${price}</span></figcaption></figure>`;

/** A pottery studio: quiet like a gallery, set in a wide grotesque. The pots do the selling. */
export const ceramics = (): string => `<style>
body{background:${plaster};color:${char};font:500 15px/1.5 "Instrument Sans"}
header{position:absolute;left:36px;right:36px;top:28px;display:grid;grid-template-columns:repeat(4,1fr);z-index:2}header b{font:700 17px/1.1 Syne}header span:last-child{text-align:right}
h1{position:absolute;left:30px;top:94px;font:700 172px/.8 Syne;letter-spacing:-.07em}
.grid{position:absolute;left:36px;right:36px;top:270px;bottom:36px;display:grid;gap:14px;grid-template:"a b b c" 1fr "a d e c" 1fr/1.15fr .8fr .8fr 1.15fr}
figure{position:relative;display:grid;place-items:end center;overflow:hidden}figcaption{position:absolute;left:16px;right:16px;top:13px;display:flex;justify-content:space-between;font-size:14px}
.pot{width:112%;max-height:86%;margin-bottom:6px}.note{grid-area:b;padding:22px 24px;display:flex;flex-direction:column;justify-content:space-between;background:${oxide};color:#fff4e6}
.note p{font:600 37px/1.04 Syne;letter-spacing:-.035em}.note small{font-size:15px;display:flex;justify-content:space-between}
</style><header><b>Kiln &amp; Kin</b><span>Shop the last firing<br>Classes, Thursdays</span><span>Stockists<br>Fort Worth, Texas</span><span>Bag (2)</span></header>
<h1>Kiln &amp; Kin</h1>
<div class="grid">${piece('a', '#d8cfbf', pot('moon', '#c98f66', '#f4eee2', 150, 3), 'Moon jar, chalk', '$180')}<div class="note"><p>Stoneware for the table you actually set on a Tuesday.</p><small><span>Thrown by hand by two sisters</span><span>Next firing: Sunday ↗</span></small></div>${piece('c', celadon, pot('bottle', '#8a5a40', '#3c5a52', 168, 9), 'Bottle, rain green', '$120')}${piece('d', '#efe9df', pot('cup', '#d9b08a', oxide, 120, 5), 'Tumbler', '$38')}${piece('e', '#cdbfae', pot('bowl', '#a8714c', '#e8d9bd', 150, 7), 'Noodle bowl', '$64')}</div>${grain({ strength: 0.3 })}`;
