import { mix } from '../palette.ts';
import { gouache, grain, unsteadyHand } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';

/** Evergreen and ivory, with ember as the accent. */
export const lawPalette = {
  forest: '#14302a',
  ivory: '#f6f1e6',
  ember: '#d9683a',
  moss: '#5d7a5b',
} as const;

const { forest, ivory, ember, moss } = lawPalette;

/** A live oak against an ember sky, shown in the hero's tall window. */
export const oak = (): string => {
  const random = seeded(8);
  const boughs =
    'M330 760C344 640 318 560 330 470C250 430 170 420 96 444M330 500C400 430 480 420 570 440M328 560C270 520 220 510 170 520M332 470C320 400 330 350 352 290M340 540C400 500 440 500 500 510';
  const canopy = range(240).map(() => {
    const turn = random.between(0, 6.28);
    const reach = random.between(0, 1) ** 0.55;
    const [x, y] = [332 + Math.cos(turn) * reach * 290, 330 + Math.sin(turn) * reach * 165];
    const lit = (332 - x) / 600 + (330 - y) / 420;
    const tone =
      lit > 0.1
        ? mix(moss, '#e8c06a', Math.min(0.7, lit + random.between(0, 0.3)))
        : mix(forest, moss, random.between(0.25, 0.75));
    return `<path d="${ellipse(x, y, random.between(22, 48), random.between(15, 28))}" fill="${tone}"/>`;
  });
  return `<svg viewBox="0 0 640 860" width="640" height="860"><defs>${unsteadyHand('hand', 6)}${gouache('pigment', 0.9)}<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f3c98d"/><stop offset=".55" stop-color="#e88f56"/><stop offset="1" stop-color="#b9502f"/></linearGradient></defs>
<g filter="url(#pigment)"><rect width="640" height="860" fill="url(#dusk)"/><circle cx="190" cy="560" r="120" fill="#ffe3ad" opacity=".9"/>
<g filter="url(#hand)"><path d="M0 700C140 640 260 670 380 650C480 634 560 650 640 630V860H0Z" fill="#7d4a35"/><path d="M0 760C160 720 300 740 420 720C520 704 580 720 640 710V860H0Z" fill="${forest}"/>
<path d="${boughs}" fill="none" stroke="#2a2320" stroke-width="30" stroke-linecap="round"/><path d="M300 780C322 700 318 640 322 560H344C346 640 350 710 384 780Z" fill="#2a2320"/>${canopy.join('')}</g></g></svg>`;
};

const practice = (title: string, text: string): string =>
  `<li><h3>${title}</h3><p>${text}</p></li>`;

/** The header and base styles of every page on the firm's website: serif name, menu, phone number. */
export const lawHeader = (name: string): string => `<style>
body{background:${ivory};color:${forest};font:17px/1.6 "Instrument Sans"}
header{position:absolute;left:64px;right:64px;top:34px;display:flex;justify-content:space-between;align-items:center;font-size:15px}
header b{font:500 27px/1 Newsreader;letter-spacing:-.01em}header b i{color:${ember}}nav{display:flex;gap:30px;position:absolute;left:414px}
.call{position:absolute;right:0;top:-10px;background:${forest};color:${ivory};padding:11px 22px;border-radius:2px;z-index:3}
</style><header><b>${name}</b><nav><span>Family</span><span>Estates</span><span>Mediation</span><span>Our attorneys</span></nav><span class="call">(214) 555-0142</span></header>`;

/** The home page of a family law firm. */
export const lawHome = (name: string): string => `<style>
h1{position:absolute;left:60px;top:140px;width:860px;font:300 104px/.97 Newsreader;letter-spacing:-.035em}h1 i{font-weight:300;color:${ember}}
.lede{position:absolute;left:64px;top:512px;width:470px;font-size:19px}.act{position:absolute;left:64px;top:634px;display:flex;gap:28px;align-items:center}
.act b{background:${ember};color:#fff;padding:17px 28px;border-radius:2px;font-weight:600}.act span{border-bottom:1.5px solid;padding-bottom:2px}
.tree{position:absolute;right:0;top:0;width:560px;height:790px;overflow:hidden}.tree svg{position:absolute;left:-50px;top:-60px;height:860px}
.seal{position:absolute;left:800px;top:560px;width:190px;height:190px;border-radius:50%;background:${ivory};display:grid;place-items:center;text-align:center;font:italic 400 22px/1.2 Newsreader}
ul{position:absolute;left:64px;right:64px;top:800px;display:grid;grid-template-columns:repeat(4,1fr);gap:36px;list-style:none;padding:0}
li{border-top:1.5px solid ${forest};padding-top:18px}h3{font:500 25px/1.2 Newsreader}li p{font-size:15px;line-height:1.5;margin-top:8px;color:#41584f}
</style>
<div class="tree">${oak()}</div>
${lawHeader(name)}
<h1>Hard<br>conversations,<br>handled <i>with care.</i></h1>
<p class="lede">Family and estate counsel for North Texas, from attorneys who explain every step before you take it.</p>
<p class="act"><b>Ask for a quiet first call</b><span>How we work</span></p>
<p class="seal">Woman-owned<br>in Bishop Arts,<br>Dallas</p>
<ul>${practice('Divorce &amp; custody', 'Plain answers first. Court only when it truly helps you.')}${practice('Mediation', 'A calm room, a clear agenda and someone on your side of it.')}${practice('Wills &amp; estates', 'Put your wishes in writing in three unhurried meetings.')}${practice('Adoption', 'The best day we get to be part of, start to finish.')}</ul>
${grain({ strength: 0.22 })}`;
