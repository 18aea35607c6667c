import { mix } from '../palette.ts';
import { gouache, grain, unsteadyHand } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';

const [butter, cherry, cream, crust, cocoa] = [
  '#ffd45e',
  '#d8232f',
  '#fff7e3',
  '#d08a3e',
  '#3d1a10',
];

/** A round country loaf, scored with an ear of wheat and dusted with flour. */
export const loaf = (): string => {
  const random = seeded(14);
  const flour = range(260).map(() => {
    const turn = random.between(0, 6.28);
    const reach = random.between(0, 1) ** 0.7;
    return `<circle cx="${(400 + Math.cos(turn) * reach * 330).toFixed(1)}" cy="${(330 + Math.sin(turn) * reach * 205).toFixed(1)}" r="${random.between(1.2, 5).toFixed(1)}" fill="#fff3d6" opacity="${random.between(0.25, 0.8).toFixed(2)}"/>`;
  });
  const ear = [-1, 1].flatMap((side) =>
    range(6).map(
      (index) =>
        `<path d="M400 ${480 - index * 56}C${400 + side * 36} ${462 - index * 56} ${400 + side * 92} ${436 - index * 54} ${400 + side * (112 - index * 6)} ${388 - index * 52}C${400 + side * 62} ${408 - index * 54} ${400 + side * 16} ${436 - index * 56} 400 ${480 - index * 56}Z" fill="#f4cf8e"/>`,
    ),
  );
  return `<svg class="loaf" viewBox="0 0 800 640" width="800" height="640"><defs>${unsteadyHand('hand', 8)}${gouache('pigment', 1)}<radialGradient id="crust" cx=".38" cy=".25" r=".85"><stop stop-color="#f0bb6c"/><stop offset=".5" stop-color="${crust}"/><stop offset="1" stop-color="#8a4a20"/></radialGradient></defs>
<ellipse cx="420" cy="560" rx="360" ry="44" fill="${cocoa}" opacity=".3"/><g filter="url(#pigment)"><g filter="url(#hand)"><path d="M40 380C40 190 200 96 400 96C600 96 760 190 760 380C760 510 640 566 400 566C160 566 40 510 40 380Z" fill="url(#crust)"/>
<path d="M60 440C110 540 250 564 400 564C560 564 690 540 740 440C700 500 580 530 400 530C220 530 100 500 60 440Z" fill="#6d3515" opacity=".55"/>
<path d="M400 500V150" stroke="#f4cf8e" stroke-width="13" stroke-linecap="round"/>${ear.join('')}</g>${flour.join('')}</g></svg>`;
};

const item = (name: string, note: string, price: string): string =>
  `<li><b>${name}</b><span>${note}</span><i>${price}</i></li>`;

/** A neighborhood bakery: butter yellow, cherry red and a checkered floor. */
export const bakery = (): string => `<style>
body{background:${butter};color:${cocoa};font:600 17px/1.45 Nunito}
header{position:absolute;left:0;right:0;top:0;height:84px;display:flex;align-items:center;justify-content:space-between;padding:0 56px;z-index:2;font-weight:800}
header b{font:400 34px/1 Caprasimo;color:${cherry}}header i{font-style:normal;background:${cherry};color:${cream};padding:12px 22px;border-radius:99px}
h1{position:absolute;left:50px;top:104px;font:400 176px/.86 Caprasimo;letter-spacing:-.03em;color:${cherry};z-index:2}
.lede{position:absolute;left:58px;top:594px;width:410px;font-size:21px;line-height:1.4}
.act{position:absolute;left:58px;top:716px;background:${cocoa};color:${cream};padding:18px 30px;border-radius:99px;font:800 18px/1 Nunito}
.loaf{position:absolute;left:548px;top:272px;width:720px;height:auto;transform:rotate(-5deg)}
.floor{position:absolute;left:0;right:0;bottom:0;height:170px;background:conic-gradient(${cherry} 25%,${cream} 0 50%,${cherry} 0 75%,${cream} 0) 0 0/85px 85px;box-shadow:inset 0 14px 20px #3d1a1044}
.menu{position:absolute;right:56px;top:126px;width:352px;background:${cream};padding:30px 30px 22px;list-style:none;transform:rotate(2.5deg);box-shadow:0 22px 44px #7a4a0055;--m:radial-gradient(circle at 12px 0,#0000 9px,#000 9.5px) 0 0/24px 51% repeat-x,radial-gradient(circle at 12px 100%,#0000 9px,#000 9.5px) 0 100%/24px 51% repeat-x;-webkit-mask:var(--m);mask:var(--m)}
.menu h2{font:400 31px/1 Caprasimo;color:${cherry};margin:6px 0 14px}.menu li{display:grid;grid-template-columns:1fr auto;padding:11px 0;border-top:2px dashed ${mix(butter, crust, 0.4)}}.menu span{grid-row:2;font-size:14.5px;font-weight:500;opacity:.8}.menu i{font:400 22px/1.2 Caprasimo}
.badge{position:absolute;left:520px;top:668px;width:138px;height:138px;border-radius:50%;background:${cherry};color:${cream};display:grid;place-items:center;text-align:center;font:400 24px/1 Caprasimo;transform:rotate(-12deg)}
</style><div class="floor"></div>
<header><b>Sunday Loaf</b><span>Bread</span><span>Cakes to order</span><span>Find us</span><span>Our starter</span><i>Order for Saturday</i></header>
<h1>Slow<br>bread,<br>fast line.</h1>${loaf()}
<p class="lede">Sourdough, conchas and pecan kolaches, baked before sunrise on East Cesar Chavez, Austin.</p><p class="act">What is in the oven?</p>
<ul class="menu"><h2>Out of the oven</h2>${item('Country loaf', 'Two-day sourdough, dark crust', '$9')}${item('Pecan kolache', 'Brown butter, sea salt', '$4')}${item('Pink concha', 'Hibiscus sugar shell', '$3')}${item('Jalapeño cheddar', 'Sells out by ten', '$8')}</ul>
<p class="badge">warm<br>at 7 am</p>${grain({ strength: 0.26 })}`;
