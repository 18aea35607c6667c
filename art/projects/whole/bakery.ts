import { loaf } from '../bakery.ts';
import type { Rest } from './whole.ts';

const [butter, cherry, cream, cocoa] = ['#ffd45e', '#d8232f', '#fff7e3', '#3d1a10'];

const day = (name: string, bread: string, note: string): string =>
  `<div><b>${name}</b><p>${bread}</p><span>${note}</span></div>`;

export const restOfBakery: Rest = {
  below: () => `<style>
.week{background:${cream};padding:110px 56px 90px}.below h2{font:400 92px/.92 Caprasimo;letter-spacing:-.025em;color:${cherry}}
.days{display:grid;grid-template-columns:repeat(6,1fr);gap:16px;margin-top:56px}.days div{border:3px solid ${cocoa};border-radius:22px;padding:22px 20px;min-height:230px}.days div:nth-child(5){background:${butter}}.days b{font:400 30px/1 Caprasimo;color:${cherry}}.days p{font-weight:800;font-size:20px;line-height:1.2;margin:34px 0 8px}.days span{font-size:15px}
.cake{background:${cherry};color:${cream};padding:100px 56px;display:grid;grid-template-columns:1fr 1fr;gap:80px}.cake h2{color:${cream}}.cake p{font-size:22px;margin:28px 0}.order{background:${cream};color:${cocoa};border-radius:26px;padding:34px 38px;display:grid;gap:16px;transform:rotate(1.6deg)}.order i{font:400 34px/1 Caprasimo}.order u{text-decoration:none;border:2px solid ${cocoa};border-radius:12px;padding:15px 18px}.order em{font-style:normal;font-weight:800;background:${cocoa};color:${cream};border-radius:99px;text-align:center;padding:18px}
.starter{padding:90px 56px;display:grid;grid-template-columns:560px 1fr;gap:90px;align-items:center}.starter .loaf{position:static;width:560px}.starter p{font-size:22px;margin-top:26px;max-width:560px}
.check{flex:0 0 85px!important;background:conic-gradient(${cherry} 25%,${cream} 0 50%,${cherry} 0 75%,${cream} 0) 0 0/85px 85px}
.end{background:${cocoa};color:${cream};padding:70px 56px;display:grid;grid-template-columns:2fr 1fr 1fr;gap:40px}.end b{font:400 66px/1 Caprasimo;color:${butter}}
</style><div class="week"><h2>A different loaf<br>every morning</h2><div class="days">${day('Tue', 'Country loaf', 'Dark crust, two days old')}${day('Wed', 'Seeded rye', 'Caraway and molasses')}${day('Thu', 'Olive fougasse', 'Torn, never sliced')}${day('Fri', 'Challah', 'Order by Thursday noon')}${day('Sat', 'Everything', 'The line is worth it')}${day('Sun', 'Cinnamon knots', 'Gone by ten. We mean it')}</div></div>
<div class="cake"><div><h2>Order by Wednesday, eat cake Saturday.</h2><p>Tres leches, chocolate rye, or the lemon one from the wedding you were at.</p></div><div class="order"><i>Cake, please</i><u>Which one?</u><u>How many people?</u><u>Pick-up on Saturday</u><em>Send the order</em></div></div>
<div class="starter">${loaf()}<div><h2>Her name is Dolores. She’s eleven.</h2><p>Every loaf begins with the same jar. Dolores has moved house twice, survived a power cut, and gets fed before anyone else does.</p></div></div>
<div class="check"></div><div class="end"><b>See you Sunday.</b><p>East Cesar Chavez<br>Austin, Texas<br>Tue to Sun, 7 to 2</p><p>Bread<br>Cakes to order<br>Our starter</p></div>`,
  phone: () => `<style>
body{background:${butter};color:${cocoa};font:600 17px/1.4 Nunito}.bar{display:flex;justify-content:space-between;align-items:center;padding:20px 20px 0;font-weight:800}.bar b{font:400 25px/1 Caprasimo;color:${cherry}}
h1{font:400 82px/.86 Caprasimo;letter-spacing:-.03em;color:${cherry};padding:26px 18px 0}.lede{padding:18px 20px;width:330px}.go{margin-left:20px;display:inline-block;background:${cocoa};color:${cream};padding:15px 26px;border-radius:99px;font-weight:800}
.loaf{position:absolute;left:8px;top:432px;width:400px;height:auto;transform:rotate(-5deg)}.floor{position:absolute;inset:auto 0 0;height:120px;background:conic-gradient(${cherry} 25%,${cream} 0 50%,${cherry} 0 75%,${cream} 0) 0 0/60px 60px}.badge{position:absolute;right:20px;bottom:84px;width:104px;height:104px;border-radius:50%;background:${cherry};color:${cream};display:grid;place-items:center;text-align:center;font:400 20px/1 Caprasimo;transform:rotate(-12deg)}
</style><div class="bar"><b>Sunday Loaf</b><span>Menu</span></div><h1>Slow bread, fast line.</h1><p class="lede">Baked before sunrise on East Cesar Chavez, Austin.</p><span class="go">What is in the oven?</span><div class="floor"></div>${loaf()}<p class="badge">warm<br>at 7 am</p>`,
};
