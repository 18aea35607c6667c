import { mix, palette } from '../palette.ts';
import { pictureUrl } from '../studio/picture.ts';

const [coverWidth, coverHeight, thickness] = [800, 1066, 128];

const face = (style: string, content = ''): string =>
  `<div style="position:absolute;left:50%;top:50%;backface-visibility:hidden;${style}">${content}</div>`;

const spine = `<div style="position:absolute;inset:0;display:flex;align-items:center;justify-content:space-between;writing-mode:vertical-rl;padding:70px 0;color:${palette.ground}"><span style="font:500 47px/1 Fraunces;letter-spacing:-.01em;margin:auto 0 auto">The Search <em>Ranking</em> Playbook</span></div>`;

/** The cover on a three-dimensional book, turned slightly to show its pages. */
export async function playbookBook(): Promise<string> {
  const cover = await pictureUrl('playbook-cover.webp');
  const centred = (width: number, height: number) =>
    `width:${width}px;height:${height}px;margin:${-height / 2}px 0 0 ${-width / 2}px;`;
  const sheets = `repeating-linear-gradient(90deg,#fff8ec 0 2px,#e9d8c2 2px 3.4px,#fbf0e0 3.4px 6px)`;
  return `<style>body{background:none}</style>
<svg width="1200" height="1400" style="position:absolute"><defs><filter id="fall" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="30 16"/></filter><filter id="touch" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="7"/></filter></defs>
<path d="M236 1264L330 1316L985 1172L1170 1128L1060 1080Z" fill="${palette.ink}" opacity=".45" filter="url(#fall)"/>
<path d="M232 1236L318 1300L985 1146L950 1110Z" fill="${palette.ink}" opacity=".75" filter="url(#touch)"/></svg>
<div style="position:absolute;left:628px;top:700px;perspective:4200px;width:0;height:0">
<div style="position:absolute;width:0;height:0;transform-style:preserve-3d;transform:rotateX(-19deg) rotateY(31deg)">
${face(`${centred(coverWidth - 12, coverHeight - 14)}background:${mix(palette.brand, palette.ink, 0.5)};transform:translateZ(${-thickness / 2}px) rotateY(180deg)`)}
${face(`${centred(thickness - 8, coverHeight - 22)}background:${sheets};transform:translateX(${coverWidth / 2 - 12}px) rotateY(90deg)`, `<div style="position:absolute;inset:0;background:linear-gradient(90deg,${palette.ink}66,${palette.ink}00 30%,${palette.ink}22 100%)"></div>`)}
${face(`${centred(coverWidth - 10, thickness - 8)}background:repeating-linear-gradient(0deg,#fff8ec 0 2px,#e9d8c2 2px 3.4px,#fbf0e0 3.4px 6px);transform:translateY(${-coverHeight / 2 + 5}px) rotateX(90deg)`)}
${face(`${centred(thickness, coverHeight)}background:linear-gradient(90deg,${mix(palette.brand, palette.ink, 0.6)},${palette.brand} 60%,${mix(palette.brand, palette.ink, 0.3)});transform:translateX(${-coverWidth / 2}px) rotateY(-90deg)`, spine)}
${face(`${centred(coverWidth, coverHeight)}background:url(${cover}) 0 0/100% 100%;transform:translateZ(${thickness / 2}px);border-radius:2px 5px 5px 2px;overflow:hidden`, `<div style="position:absolute;inset:0;background:linear-gradient(90deg,#fff3 0,#fff0 1.2%,${palette.ink}55 3.2%,${palette.ink}00 5.4%),linear-gradient(104deg,#fff3e02e 8%,#fff0 46%,${palette.ink}40 100%);box-shadow:inset -3px 0 0 #ffffff22"></div>`)}
</div></div>`;
}
