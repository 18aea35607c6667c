import { range } from '../studio/random.ts';

const [bone, black, vermilion, cobalt] = ['#efece4', '#15130f', '#ff4a1c', '#2438e0'];

/** A tangle that turns into one straight line, like the firm's work. */
export const untangling = (): string => {
  const loops = range(900).map((step) => {
    const t = step / 900;
    const calm = Math.min(1, Math.max(0, (t - 0.08) / 0.72)) ** 1.7;
    const size = 150 * (1 - calm);
    const x =
      120 + t ** 1.35 * 1380 + size * 1.05 * Math.sin(step * 0.1137) * Math.cos(step * 0.021);
    const y = 200 + size * Math.cos(step * 0.0921 + Math.sin(step * 0.034) * 2.2);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<svg class="line" viewBox="0 0 1440 400" width="1440" height="400"><path d="M${loops.join('L')}" fill="none" stroke="${vermilion}" stroke-width="7" stroke-linejoin="round"/></svg>`;
};

const step = (number: string, title: string, text: string): string =>
  `<li><b>${number}</b><h3>${title}</h3><p>${text}</p></li>`;

/** An operations consultancy: Swiss style, enormous type, one line that does the talking. */
export const consulting = (): string => `<style>
body{background:${bone};color:${black};font:500 17px/1.45 Hanken}
header{position:absolute;left:40px;right:40px;top:30px;display:grid;grid-template-columns:repeat(12,1fr);gap:20px;font-size:16px}
header b{grid-column:1/5;font:800 22px/1.1 Bricolage;letter-spacing:-.03em}header span{grid-column:span 2}header i{grid-column:11/13;justify-self:end;font-style:normal;background:${black};color:${bone};padding:8px 18px;border-radius:99px;margin-top:-7px}
h1{position:absolute;left:34px;top:104px;font:700 196px/.83 Bricolage;letter-spacing:-.065em}h1 em{font-style:normal;color:${cobalt}}
.line{position:absolute;left:0;top:418px}
.aside{position:absolute;right:40px;top:300px;width:318px;font-size:20px;line-height:1.35}.aside u{text-underline-offset:5px;text-decoration-thickness:2px;display:block;margin-top:14px}
ul{position:absolute;left:0;right:0;bottom:0;height:206px;display:grid;grid-template-columns:5fr 4fr 4fr 4fr;list-style:none;padding:0;background:${black};color:${bone}}
li{padding:26px 30px;border-left:1px solid #3a372f}li:first-child{background:${cobalt};border:0;padding-left:40px}li b{font:500 15px/1 Hanken;opacity:.7}h3{font:600 33px/1.02 Bricolage;letter-spacing:-.035em;margin:16px 0 10px}li p{font-size:15.5px;opacity:.82;max-width:270px}
</style>
<header><b>Plainline<br>Operations</b><span>Work</span><span>Method</span><span>Field notes</span><i>Talk to us</i></header>
<h1>Busy is<br>not a <em>plan.</em></h1>
${untangling()}
<p class="aside">We untangle how growing companies get things done, then leave you with one line everybody can follow. <u>See a before and after</u></p>
<ul>${step('How it goes', 'Three weeks, one page, no jargon.', '')}${step('1', 'Listen', 'Ten conversations on the shop floor, not in the boardroom.')}${step('2', 'Untangle', 'Every hand-off on one wall. Half of them leave.')}${step('3', 'Hand over', 'A playbook your newest hire can use on Monday.')}</ul>`;
