import { plant } from '../plants/plants.ts';
import { palette } from '../palette.ts';
import { grain } from '../studio/grain.ts';
import { pictureUrl } from '../studio/picture.ts';
import { range, seeded } from '../studio/random.ts';

const { ink, brand, ground, accent, soft } = palette;

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** The gradients and filters for everything on the desk. */
export const definitions = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">${stop(0, '#f3d9c6')}${stop(1, '#dcb29c')}</linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">${stop(0, '#b9784a')}${stop(0.3, '#cb8a58')}${stop(1, '#9a5d38')}</linearGradient>
<linearGradient id="jug">${stop(0, '#fff7ea')}${stop(0.5, '#e9d6c0')}${stop(1, '#a98a78')}</linearGradient>
<linearGradient id="cup">${stop(0, '#c96a4c')}${stop(0.5, '#ad4a30')}${stop(1, '#6d2a1f')}</linearGradient>
<linearGradient id="deck" x1="0" y1="0" x2="0" y2="1">${stop(0, '#cdbfbe')}${stop(1, '#eee3df')}</linearGradient>
<filter id="plank" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0022 0.09" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .13  0 0 0 0 .07  1.5 0 0 0 -.62"/><feComposite in2="SourceGraphic" operator="in" result="g"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/></feMerge></filter>
${[6, 14, 34].map((blur) => `<filter id="blur${blur}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`).join('')}</defs>`;

/** Morning light from a tall arched window, cast across the wall and desk. */
export const windowLight = (): string => {
  const panes =
    range(2)
      .flatMap((column) =>
        range(3).map(
          (row) =>
            `M${column * 170} ${190 + row * 190}H${column * 170 + 156}V${366 + row * 190}H${column * 170}Z`,
        ),
      )
      .join('') + 'M0 176C0 80 70 14 156 8V176ZM170 8C256 14 326 80 326 176H170Z';
  return `<g style="mix-blend-mode:soft-light" filter="url(#blur6)"><path d="${panes}" fill="#fff4d2" transform="translate(1010 -60) skewX(-24) scale(1.32)"/><path d="${panes}" fill="#fff4d2" opacity=".75" transform="translate(150 -150) skewX(-24) scale(1.32)"/></g>`;
};

export const vase = (): string =>
  `<ellipse cx="250" cy="986" rx="190" ry="26" fill="${ink}" opacity=".5" filter="url(#blur14)"/>${plant.bush(196, 640, 122, 62, seeded(19))}<path d="M110 660C78 780 92 920 134 980C160 990 236 990 262 980C304 920 318 780 286 660C240 676 156 676 110 660Z" fill="url(#jug)"/><path d="M110 660C156 676 240 676 286 660" fill="none" stroke="#8a6c5c" stroke-width="3" opacity=".6"/>`;

export const mug = (): string =>
  `<ellipse cx="1450" cy="1052" rx="130" ry="20" fill="${ink}" opacity=".5" filter="url(#blur14)"/><path d="M1476 900C1552 890 1548 1010 1466 1000" fill="none" stroke="#8f3b27" stroke-width="22"/><path d="M1314 860H1482C1484 940 1474 1010 1456 1044C1440 1056 1356 1056 1340 1044C1322 1010 1312 940 1314 860Z" fill="url(#cup)"/><ellipse cx="1398" cy="860" rx="84" ry="17" fill="#7a3423"/><ellipse cx="1398" cy="864" rx="72" ry="12" fill="#3a1c12"/>`;

const keyboard = (): string => {
  const rows = range(5).map((row) => {
    const y = 932 + row * 17.5 + row * row * 0.7;
    const inset = 150 - row * 15;
    const width = (1600 - 2 * (inset + 262)) / 13;
    return range(13)
      .map(
        (key) =>
          `<path d="M${inset + 262 + key * width + 4} ${y}h${width - 8}l2 12h${-(width - 4)}Z" fill="#5a4a55"/>`,
      )
      .join('');
  });
  return `<path d="M330 912H1270L1376 1064C1378 1074 1372 1080 1362 1080H238C228 1080 222 1074 224 1064Z" fill="url(#deck)"/><path d="M224 1064H1376C1378 1084 1372 1094 1356 1094H244C228 1094 222 1084 224 1064Z" fill="#b3a3a4"/>${rows.join('')}<path d="M672 1028H928L938 1062H662Z" fill="#d9cdca" stroke="#bfb1b0" stroke-width="2"/>`;
};

/** An open laptop with its shadow, showing a project site. It is about 1,150 wide; its front edge is at y = 1,094. */
export async function laptop(project: string): Promise<string> {
  const site = await pictureUrl(`projects/${project}.webp`);
  return `<path d="M236 1090L1380 1092L1520 1120L380 1140Z" fill="${ink}" opacity=".62" filter="url(#blur14)"/><path d="M330 300H1330L1420 900H330Z" fill="${brand}" opacity=".3" filter="url(#blur34)"/>
<path d="M326 214C326 196 338 184 356 184H1244C1262 184 1274 196 1274 214L1278 900H322Z" fill="#2b2229"/><path d="M326 214C326 196 338 184 356 184H1244C1262 184 1274 196 1274 214" fill="none" stroke="#d8c9c6" stroke-width="4"/>
<image href="${site}" x="346" y="206" width="908" height="660" preserveAspectRatio="xMidYMin slice"/><path d="M346 206H860L600 866H346Z" fill="#fff" opacity=".06"/>
<rect x="322" y="888" width="956" height="26" rx="6" fill="#a89797"/><rect x="322" y="888" width="956" height="7" rx="3" fill="#6d5c62"/>
${keyboard()}`;
}

/** A laptop on a desk in morning light. */
export async function laptopScene(project: string): Promise<string> {
  return `<svg width="1600" height="1200" viewBox="0 0 1600 1200" style="position:absolute">${definitions}
<rect width="1600" height="830" fill="url(#wall)"/><rect y="824" width="1600" height="376" fill="url(#wood)" filter="url(#plank)"/><rect y="824" width="1600" height="7" fill="#fff3dc" opacity=".55"/><rect y="796" width="1600" height="30" fill="${brand}" opacity=".13" filter="url(#blur6)"/>
${windowLight()}
${await laptop(project)}<g transform="translate(-46 34)">${vase()}</g><g transform="translate(56 -8)">${mug()}</g>
<path d="M30 1106L330 1128L300 1200H-10Z" fill="${ground}"/><path d="M30 1106L330 1128L328 1134L28 1112Z" fill="${soft}"/><path d="M120 1160L356 1112" stroke="${accent}" stroke-width="13" stroke-linecap="round"/><path d="M344 1114L366 1110" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>
</svg>
<div style="position:absolute;inset:0;mix-blend-mode:soft-light;background:radial-gradient(circle at 84% 4%,#ffedc0 0,#ffdfa000 60%)"></div><div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(circle at 62% 40%,#fff0 52%,#8f5a5a66 110%)"></div>${grain({ strength: 0.34 })}`;
}
