import { cast } from '../people/cast.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { lawHeader, lawPalette, oak } from './firm.ts';

const { forest, ivory, ember, moss } = lawPalette;

export const name = 'Shephed <i>Law</i>';

const partner: Woman = {
  hair: 'crop',
  hairColours: ['#2b1d2c'],
  skin: '#8a5237',
  eyes: 'open',
  mouth: 'smiling',
  earrings: ember,
  outfit: 'jacket',
  clothes: [ivory, forest],
  tilt: -3,
};

const window = (woman: Woman, ground: string, words: string): string =>
  `<figure><div style="background:${ground}"><svg viewBox="300 260 1144 1290" width="300" height="360">${portrait(woman)}</svg></div><figcaption>${words}</figcaption></figure>`;

/** The about page: portraits first, then the promises, then the credentials. */
export const aboutAfter = (): string => `${lawHeader(name)}<style>
h1{position:absolute;left:60px;top:140px;width:620px;font:300 104px/.97 Newsreader;letter-spacing:-.03em}h1 i{font-weight:300;color:${ember}}
.lede{position:absolute;left:64px;top:420px;width:520px;font-size:20px}.more{position:absolute;left:64px;top:560px;width:520px;color:#41584f}
.people{position:absolute;right:64px;top:140px;display:flex;gap:28px}figure{width:300px}.people figure:last-child{margin-top:70px}
figure div{height:400px;overflow:hidden;border-radius:150px 150px 0 0;display:flex;align-items:end}figcaption{margin-top:14px;font:italic 400 23px/1.3 Newsreader}
.credentials{position:absolute;left:64px;right:64px;bottom:64px;border-top:1.5px solid ${forest};padding-top:22px;display:grid;grid-template-columns:repeat(3,1fr);gap:40px;font-size:16px;color:#41584f}.credentials b{display:block;font:500 24px/1.3 Newsreader;color:${forest}}
</style>
<h1>You will know who <i>answers.</i></h1>
<p class="lede">We are two attorneys and one office manager who has heard it all. Whoever picks up the phone on Monday still knows your name on Friday.</p>
<p class="more">We return calls the same day. We say what a thing will cost before it costs it. And when going to court would only hurt you, we tell you so.</p>
<div class="people">${window(cast.lawyer, '#e9c9a3', 'Leads the family practice')}${window(partner, moss, 'Leads wills and estates')}</div>
<div class="credentials"><p><b>Licensed</b>In all courts of the State of Texas</p><p><b>Trained</b>In mediation, and in listening first</p><p><b>Here</b>In Bishop Arts, by the trolley stop</p></div>
${grain({ strength: 0.22 })}`;

/** The mission page, in sentences short enough to hold the firm to. */
export const missionAfter = (): string => `${lawHeader(name)}<style>
body{background:${forest}!important;color:${ivory}!important}header b,nav,header{color:${ivory}}.call{background:${ember}!important}
.tree{position:absolute;right:0;bottom:0;width:520px;height:700px;overflow:hidden;border-radius:260px 0 0 0}.tree svg{position:absolute;left:-60px;top:-150px;height:860px}
h1{position:absolute;left:60px;top:150px;width:1000px;font:300 96px/1 Newsreader;letter-spacing:-.035em}h1 i{font-weight:300;color:#f0a67f}
ol{position:absolute;left:64px;top:420px;width:720px;list-style:none;padding:0}li{border-top:1.5px solid #ffffff59;padding:24px 0;display:grid;grid-template-columns:190px 1fr;font-size:20px;line-height:1.5}li b{font:italic 400 29px/1.2 Newsreader;color:#f0a67f}
</style>
<div class="tree">${oak()}</div>
<h1>We stand up for people on their <i>hardest day.</i></h1>
<ol><li><b>Whom</b>Parents, partners and grandparents who want it settled and not won at any price.</li><li><b>What not</b>We turn down cases whose only purpose is to hurt somebody.</li><li><b>How</b>You hear from us every Friday, even when nothing has happened.</li></ol>
${grain({ strength: 0.22 })}`;
