import { cast } from '../../people/cast.ts';
import { portrait } from '../../people/woman.ts';
import { lantern, meadow } from '../clinic.ts';
import type { Rest } from './whole.ts';

const [sky, navy, sun, peach, grass] = ['#cfeaf6', '#16325c', '#ffd05c', '#ffcfb0', '#8ecb9c'];

const doctor = (
  woman: Parameters<typeof portrait>[0],
  ground: string,
  name: string,
  line: string,
) =>
  `<div class="dr"><div style="background:${ground}"><svg viewBox="0 0 1744 1744">${portrait(woman)}</svg></div><b>${name}</b><p>${line}</p></div>`;

const fish = (x: number, y: number, size: number, tone: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${tone}"><path d="M0 0C30 -34 84 -30 104 0C84 30 30 34 0 0Z"/><path d="M8 0L-32 -26V26Z"/><circle cx="80" cy="-6" r="5" fill="${navy}"/></g>`;

export const restOfClinic: Rest = {
  below: () => `<style>
.below h2{font:900 76px/1 Nunito;letter-spacing:-.035em}.team{background:#fff;padding:100px 74px;display:grid;grid-template-columns:repeat(3,1fr);gap:34px}.team h2{grid-column:1/-1;margin-bottom:20px}.dr>div{height:360px;border-radius:180px 180px 36px 36px;overflow:hidden}.dr svg{display:block;width:440px;height:440px;margin-left:-10px;margin-top:-20px}.dr b{display:block;font:900 28px/1.2 Nunito;margin-top:20px}
.tank{background:#2b6f9e;color:#fff;height:560px;padding:90px 74px;overflow:hidden}.tank svg{position:absolute;inset:0}.tank h2,.tank p{position:relative;max-width:640px}.tank p{font-size:22px;margin-top:20px}
.when{background:${sun};padding:100px 74px;display:grid;grid-template-columns:5fr 7fr;gap:60px}.when ol{list-style:none;padding:0;display:grid;gap:14px;font-size:20px}.when li{background:#fff;border-radius:26px;padding:22px 28px;display:flex;justify-content:space-between;gap:20px}
.ask{background:${sky};padding:90px 74px 330px;display:grid;grid-template-columns:1fr 1fr;gap:18px 24px}.ask h2{grid-column:1/-1;margin-bottom:16px}.ask p{background:#fff;border-radius:28px;padding:26px 30px;font-size:18px;z-index:1;position:relative}.ask b{display:block;font:900 22px/1.3 Nunito}.ask .land{height:auto}.lamp{position:absolute;left:0;bottom:0}
</style><div class="team"><h2>Three doctors who kneel down.</h2>${doctor(cast.doctor, peach, 'Dr. Amara Bell', 'Knows all the verses.')}${doctor({ ...cast.doctor, hair: 'crown', hairColours: ['#4a2b22'], skin: '#b0714d', mouth: 'smiling', tilt: -3, clothes: ['#fbf3e8', peach] }, grass, 'Dr. Ruth Alvarez', 'Carries stickers. Many.')}${doctor({ ...cast.doctor, hair: 'crop', hairColours: ['#2b1d2c'], skin: '#efc0a0', glasses: 'round', tilt: 4, clothes: ['#fbf3e8', navy] }, sky, 'Dr. June Park', 'Never in a hurry at 5:55.')}</div>
<div class="tank"><svg viewBox="0 0 1440 560" width="1440" height="560"><g fill="#4f9b74">${[780, 860, 1010, 1180, 1330].map((x) => `<path d="M${x} 560C${x - 40} 460 ${x + 40} 420 ${x} 320C${x + 60} 420 ${x} 480 ${x + 40} 560Z"/>`).join('')}</g>${fish(820, 210, 1.3, sun)}${fish(1090, 330, 1.7, '#f6895a')}${fish(1240, 160, 1, '#f6a5a0')}${fish(940, 420, 0.9, peach)}<g fill="#fff" opacity=".5"><circle cx="1010" cy="190" r="9"/><circle cx="1024" cy="150" r="6"/><circle cx="1300" cy="260" r="10"/></g></svg><h2>About that fish tank</h2><p>There are four of them. The orange one is called Gerald, and he’s had all his shots.</p></div>
<div class="when"><h2>Is it urgent?</h2><ol><li><b>Fever in a baby</b><span>Call now, day or night</span></li><li><b>Ear, throat, rash</b><span>Today, before school if you like</span></li><li><b>Shots and school forms</b><span>This week</span></li><li><b>A strange question</b><span>The nurse line loves those</span></li></ol></div>
<div class="ask"><h2>Parents ask</h2><p><b>Can siblings come?</b>All of them. There’s a shelf of trucks.</p><p><b>Do you take our plan?</b>Most Texas plans, and we tell you before the visit.</p>${meadow()}<svg class="lamp" viewBox="0 0 1440 330" width="1440" height="330">${lantern(1240, 170, 1)}</svg></div>`,
  phone: () => `<style>
body{background:${sky};color:${navy};font:600 17px/1.4 Nunito}.bar{margin:16px 14px;background:#fff;border-radius:30px;padding:16px 22px;display:flex;justify-content:space-between;font-weight:900}h1{font:900 55px/.98 Nunito;letter-spacing:-.035em;padding:12px 22px}.lede{padding:6px 22px 18px}.go{margin-left:20px;display:inline-block;background:${sun};border-radius:30px;padding:15px 26px;font-weight:800}.land{position:absolute;left:-300px;bottom:0;width:1000px;height:auto}
.dr{position:absolute;right:18px;bottom:110px;width:270px;height:330px;border-radius:135px 135px 30px 30px;background:${peach};overflow:hidden}.dr svg{margin-left:-26px;margin-top:14px}.lamp{position:absolute;left:0;bottom:150px}.now{position:absolute;left:16px;right:16px;bottom:18px;background:${navy};color:#fff;border-radius:26px;padding:18px 22px}.now b{display:block;font:900 22px/1.2 Nunito;color:${sun}}
</style>${meadow()}<div class="bar"><span>Little Lantern Pediatrics</span><span>Menu</span></div><h1>Here when little ones feel little.</h1><p class="lede">Same-day visits in the Houston Heights.</p><span class="go">Book a visit</span><div class="dr"><svg viewBox="0 0 1744 1744" width="330" height="330">${portrait(cast.doctor)}</svg></div><svg class="lamp" width="140" height="220">${lantern(64, 90, 0.66)}</svg><p class="now"><b>Open until 7 pm</b>White Oak Drive, behind the yellow door.</p>`,
};
