import { cast } from '../../people/cast.ts';
import { portrait } from '../../people/woman.ts';
import { hills } from '../finance.ts';
import type { Rest } from './whole.ts';

const [teal, mint, butter, coral, cream] = ['#0d3b3c', '#cfe6d6', '#f7dc8c', '#ee7b5b', '#fdfaf1'];

const card = (title: string, text: string): string => `<div><b>${title}</b><p>${text}</p></div>`;

export const restOfFinance: Rest = {
  below: () => `<style>
.below h2{font:600 72px/1 Hanken;letter-spacing:-.05em}.who{background:${cream};padding:110px 72px;display:grid;grid-template-columns:1fr 1fr 1fr;gap:24px}.who h2{grid-column:1/-1;max-width:900px;margin-bottom:30px}.who div{border-radius:26px;padding:34px;background:${mint};min-height:270px}.who div:nth-child(3){background:${butter}}.who div:nth-child(4){background:#f9c9b6}.who b{font-size:30px;letter-spacing:-.03em}.who p{font-size:19px;margin-top:70px}
.fee{background:${teal};color:${cream};padding:110px 72px;display:grid;grid-template-columns:1fr 1fr;gap:90px;align-items:center}.fee p{font-size:20px;margin-top:22px}.fee ol{list-style:none;padding:0;display:grid;gap:14px}.fee li{display:flex;justify-content:space-between;border:1.5px solid #3d6b68;border-radius:18px;padding:22px 26px;font-size:22px}.fee li b{color:${butter}}
.planner{display:grid;grid-template-columns:560px 1fr;gap:70px;padding:0 72px;align-items:end;background:${butter}}.planner svg{display:block;width:560px;height:560px}.planner div{align-self:center}.planner p{font-size:21px;margin-top:20px;max-width:560px}
.land{height:520px;background:${mint}}.land .hills{bottom:0}.land p{position:absolute;left:72px;top:60px;font:600 72px/1 Hanken;letter-spacing:-.05em}
</style><div class="who"><h2>Three kinds of people sit at our table.</h2>${card('You run the company', 'Pay yourself first, hire second, sleep third.')}${card('You run the household', 'College, parents, roof. In that order, or not.')}${card('You run out of patience', 'Bring the shoebox. We’ve seen bigger ones.')}</div>
<div class="fee"><div><h2>A fee. Not a share of you.</h2><p>We sell no funds and no insurance. You pay for the hours, and the plan is yours to take anywhere.</p></div><ol><li>First chat <b>free</b></li><li>The plan <b>$1,800</b></li><li>A year beside you <b>$150 a month</b></li></ol></div>
<div class="planner"><svg viewBox="0 0 1744 1744">${portrait({ ...cast.planner, clothes: [coral, '#fff3e4'] })}</svg><div><h2>I was the one who didn’t open the mail.</h2><p>Then I opened all of it, on one Saturday, with a friend. This firm is that Saturday, with better chairs.</p></div></div>
<div class="land">${hills()}<p>Come as you are.<br>Bring the mail.</p></div>`,
  phone: () => `<style>
body{background:${mint};color:${teal};font:500 17px/1.45 Hanken}.bar{display:flex;justify-content:space-between;padding:22px 20px;font:600 20px/1 Hanken;letter-spacing:-.03em}h1{font:600 55px/.98 Hanken;letter-spacing:-.05em;padding:22px 20px}.lede{padding:0 20px 20px}.go{margin-left:20px;display:inline-block;background:${coral};color:#2a0f06;font-weight:700;border-radius:16px;padding:16px 24px}.hills{position:absolute;left:-560px;bottom:0;width:1100px;height:auto}
.stage{position:absolute;left:90px;bottom:250px;width:230px;background:${cream};border-radius:18px;padding:14px 18px;font-size:15px}.stage b{display:block;font-size:18px}
</style>${hills()}<div class="bar"><span>Juniper Planning</span><span>Menu</span></div><h1>Money, explained like you are a person.</h1><p class="lede">Flat-fee planning for Austin women who run things.</p><span class="go">See what a plan looks like</span><p class="stage"><b>Year three</b>Pay yourself properly. Hire without dread.</p>`,
};
