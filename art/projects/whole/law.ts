import { cast } from '../../people/cast.ts';
import { portrait } from '../../people/woman.ts';
import { slice } from '../law.ts';
import type { Rest } from './whole.ts';

const [cream, oak, bark, ember, sapwood] = ['#f8edd6', '#6b3d1c', '#2a160b', '#d9431a', '#e6bd84'];

const fee = (what: string, note: string, price: string): string =>
  `<p><b>${what}</b><span>${note}</span><i>${price}</i></p>`;

export const restOfLaw: Rest = {
  below: () => `<style>
.below h2{font:800 84px/.92 Bricolage;letter-spacing:-.05em;color:${oak}}.fees{background:#fff8ea;padding:110px 56px;display:grid;grid-template-columns:480px 1fr;gap:80px}.fees p{display:grid;grid-template-columns:230px 1fr auto;gap:24px;align-items:baseline;padding:24px 0;border-bottom:1.5px solid ${sapwood};font-size:20px}.fees b{font:700 27px/1 Bricolage;letter-spacing:-.03em}.fees i{font:800 34px/1 Bricolage;font-style:normal;color:${ember}}
.steps{background:${bark};color:${cream};padding:100px 56px;display:grid;grid-template-columns:repeat(3,1fr);gap:56px}.steps h2{grid-column:1/-1;color:${cream}}.steps b{display:block;font:800 120px/.9 Bricolage;color:${ember};letter-spacing:-.06em}.steps p{font-size:20px;margin-top:14px}
.her{padding:90px 56px 0;display:grid;grid-template-columns:1fr 620px;gap:60px;align-items:end;background:${sapwood}}.her svg{display:block;width:600px;height:600px}.her div{align-self:center}.her p{font-size:22px;max-width:600px;margin-top:24px}
.asks{padding:90px 56px;display:grid;grid-template-columns:1fr 1fr;gap:20px 60px}.asks h2{grid-column:1/-1}.asks p{border-top:3px solid ${oak};padding-top:18px;font-size:19px}.asks b{display:block;font-size:23px;letter-spacing:-.02em}
.end{background:${bark};color:${cream};padding:56px;display:flex;justify-content:space-between}.end b{font:800 60px/1 Bricolage;letter-spacing:-.05em}
</style><div class="fees"><div><h2>The price, before the handshake.</h2></div><div>${fee('A will', 'One person, one house, one long talk', '$650')}${fee('Two wills', 'For a couple, signed on one evening', '$950')}${fee('A living trust', 'For the house, the shop and the land', '$2,400')}${fee('Probate', 'When someone is gone and the papers stay', '$3,100')}</div></div>
<div class="steps"><h2>Three meetings. Then you can stop thinking about it.</h2><div><b>1</b><p>We draw the family tree, all of it, on one big sheet of paper.</p></div><div><b>2</b><p>You read a draft in English, not in Latin, and change your mind.</p></div><div><b>3</b><p>You sign, with witnesses and coffee. The originals go in our safe.</p></div></div>
<div class="her"><div><h2>I keep the tree on the wall until it’s right.</h2><p>Twenty-two years of wills and trusts in Dallas. Most families come because of a house. They stay because of a question nobody asked aloud.</p></div><svg viewBox="0 0 1744 1744">${portrait({ ...cast.lawyer, clothes: [oak, '#fff3e4'] })}</svg></div>
<div class="asks"><h2>What people ask first</h2><p><b>Do I need a trust?</b>Often not. We say so when a will does the job.</p><p><b>What if we don’t agree?</b>Then it’s good that you’re both here.</p><p><b>Can we come at seven?</b>Tuesdays and Thursdays, yes.</p><p><b>¿En español?</b>Claro. Every document too.</p></div>
<div class="end"><b>Leave it in good hands.</b><p>Oak Lawn Avenue, Dallas<br>(214) 555-0167</p></div>`,
  phone: () => `<style>
body{background:${cream};color:${bark};font:500 17px/1.4 Bricolage}.bar{position:relative;z-index:1;background:${bark};color:${cream};padding:20px;display:flex;justify-content:space-between;font-weight:700;font-size:20px}.bar u{text-decoration:none;background:${ember};border-radius:99px;font-size:15px;padding:4px 14px}
h1{font:800 74px/.88 Bricolage;letter-spacing:-.055em;color:${oak};padding:30px 20px 0}h1 em{font-style:normal;color:${ember}}.lede{padding:20px;font-size:18px}.go{position:relative;margin-left:20px;display:inline-block;background:${bark};color:${cream};border-radius:99px;padding:15px 26px;font-weight:600}
.wood{position:absolute;left:-14px;top:392px;width:700px;height:460px;overflow:hidden}.wood svg{width:820px;height:auto}
</style><div class="wood">${slice([20, 31, 41])}</div><div class="bar">Oak &amp; Ember Law<u>Call</u></div><h1>Leave it in <em>good</em> hands.</h1><p class="lede">Wills and trusts for Dallas families.</p><span class="go">Plan the first meeting</span>`,
};
