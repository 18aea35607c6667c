/** The dated website, one of a thousand like it: bevels, centered paragraphs, a visitor counter, a gavel. */

const gavel = `<svg viewBox="0 0 300 200" width="330" height="220"><defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#b5793f"/><stop offset=".5" stop-color="#6b3a12"/><stop offset="1" stop-color="#3b1d06"/></linearGradient><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9fb4cf"/><stop offset="1" stop-color="#3f587c"/></linearGradient></defs><rect width="300" height="200" fill="url(#bg)"/><g transform="rotate(-22 150 100)"><rect x="60" y="52" width="84" height="56" rx="6" fill="url(#w)"/><rect x="52" y="48" width="14" height="64" rx="4" fill="#d5a55b"/><rect x="138" y="48" width="14" height="64" rx="4" fill="#d5a55b"/><rect x="96" y="104" width="14" height="110" rx="5" fill="url(#w)" transform="rotate(-62 102 106)"/></g><ellipse cx="110" cy="172" rx="70" ry="13" fill="#2a1505"/><rect x="44" y="150" width="132" height="20" rx="4" fill="url(#w)"/></svg>`;

const links = [
  'Home',
  'About The Firm',
  'Practice Areas',
  'Attorney Profile',
  'Resources',
  'Links',
  'FAQ',
  'Directions',
  'Contact Us',
];

const page = (main: string): string => `<style>
body{background:#8e99a8 repeating-linear-gradient(0deg,#0000 0 2px,#0000000d 2px 4px);font:14px/1.35 Arimo;color:#222}
.page{position:absolute;left:190px;top:0;width:1060px;height:1000px;background:#fff;border:1px solid #445;border-width:0 2px}
.top{height:150px;background:linear-gradient(#27456f,#0c1f3d);color:#fff;position:relative}.top h1{position:absolute;left:150px;top:34px;font:700 40px/1 Cinzel;text-shadow:2px 2px 2px #000;color:#e6cf8b}.top p{position:absolute;left:152px;top:88px;font:italic 17px Arimo;color:#d5dbe6}.top .tel{left:auto;right:26px;top:30px;font:700 22px Arimo;color:#ffd44d;text-align:right}
.crest{position:absolute;left:34px;top:24px;width:96px;height:96px;border-radius:50%;border:4px double #e6cf8b;display:grid;place-items:center;font:700 44px Cinzel;color:#e6cf8b}
nav{display:flex;background:linear-gradient(#f4e6b8,#b8924a);border:1px solid #7a5b20}nav span{flex:1;text-align:center;padding:9px 2px;border-right:1px solid #7a5b20;font-weight:700;font-size:12.5px;color:#2a1d05;text-decoration:underline}
.left{position:absolute;left:0;top:188px;width:214px;bottom:0;background:#dfe4ec;border-right:1px solid #99a;padding:14px}.left h3{background:linear-gradient(#4a6796,#1d355c);color:#fff;font-size:14px;padding:6px 8px;margin:0 0 8px}.left p{margin:0 0 7px 8px;color:#00c;text-decoration:underline;font-size:13px}
.main{position:absolute;left:238px;top:206px;width:560px;text-align:center}.main h2{font:700 25px Cinzel;color:#7a1010;margin-bottom:10px}.main p{margin-bottom:11px}.main .j{text-align:justify}.main img,.main svg{border:4px ridge #b8924a;margin:6px 0 12px}
.right{position:absolute;right:14px;top:206px;width:218px}.box{border:2px outset #99a;background:#fffbe0;padding:12px;text-align:center;margin-bottom:14px}.box b{color:#a00;font-size:17px}.btn{display:inline-block;margin-top:10px;padding:6px 14px;background:linear-gradient(#ff8,#d90);border:2px outset #fb0;font-weight:700}
.field{height:22px;border:2px inset #aaa;background:#fff;margin:6px 0;text-align:left;padding:1px 5px;color:#888;font-size:12px}
.news{background:#a00;color:#ff6;font-weight:700;padding:6px;margin-bottom:14px}h4{font:700 17px Arimo;text-align:left;margin:14px 0 4px;color:#27456f;border-bottom:1px solid #99a}.cv{text-align:left;font-size:13px;padding-left:20px}.cv li{margin-bottom:4px}.footer{position:absolute;left:0;right:0;bottom:40px;background:#0c1f3d;color:#d5dbe6;font-size:15px;line-height:1.5;text-align:center;padding:20px 120px}.count{position:absolute;left:0;right:0;bottom:14px;text-align:center;font-size:11px;color:#555}.count b{background:#000;color:#3f3;padding:1px 5px;letter-spacing:3px}
</style><div class="page">
<div class="top"><div class="crest">§</div><h1>Law Offices Of Shephed</h1><p>“Aggressive Representation You Can Trust”</p><p class="tel">CALL NOW!<br>(214) 555-0142</p></div>
<nav>${links.map((label) => `<span>${label}</span>`).join('')}</nav>
<div class="left"><h3>» PRACTICE AREAS</h3>${['Divorce', 'Child Custody', 'Child Support', 'Alimony', 'Adoption', 'Paternity', 'Wills', 'Trusts', 'Probate', 'Mediation', 'Modifications', 'Enforcement'].map((area) => `<p>${area}</p>`).join('')}<h3 style="margin-top:18px">» CLIENT LOGIN</h3><div class="field">Username</div><div class="field">Password</div><h3 style="margin-top:18px">» OUR OFFICE</h3><p>Click here for map</p><p>Download brochure (PDF)</p><p>Email webmaster</p></div>
<div class="main">${main}</div>
<div class="right"><div class="box"><b>FREE CONSULTATION*</b><div class="field">Name</div><div class="field">E-mail</div><div class="field">Phone</div><div class="field" style="height:70px">Describe your case</div><span class="btn">SUBMIT</span><p style="font-size:10px;margin-top:8px">*Some restrictions apply</p></div><div class="box"><b>IN THE NEWS</b><p style="text-align:left;margin-top:8px;font-size:12px">• Firm newsletter, Spring issue now available<br><br>• New forms added to Resources page<br><br>• Holiday office hours</p></div><div class="box" style="background:#e9eef6">Best viewed in<br>1024 x 768</div></div>
<p class="count">You are visitor number <b>004217</b> &nbsp; | &nbsp; Home | About | Contact | Disclaimer | Site Map</p></div>`;

const consultation =
  '<p><b>Please note: sending an e-mail does not create an attorney-client relationship.</b></p>';

export const homeBefore = (): string =>
  page(
    `<p class="news">*** WE HAVE MOVED! CLICK HERE FOR DIRECTIONS ***</p><h2>Welcome To Our Website!</h2>${gavel}<p class="j">Thank you for visiting our website. The Law Offices of Shephed is a full service law firm serving the greater Dallas/Fort Worth metroplex and surrounding counties in all matters of family law, including but not limited to contested and uncontested divorce, modification, enforcement, suits affecting the parent-child relationship, and matters incident thereto.</p><p class="j">Our attorneys have extensive experience and are committed to the zealous pursuit of our clients’ interests. We pride ourselves on quality service. Please browse our site for more information regarding our services, and do not hesitate to contact our office should you have any questions or concerns.</p>${consultation}<h2>Why Choose Us?</h2><p class="j">We are dedicated to excellence and to achieving the best possible outcome. Each case is unique and is handled on an individual basis by our qualified staff.</p>`,
  );

const degrees = [
  'Juris Doctor, with honors',
  'Bachelor of Arts in Political Science, minor in History',
  'Admitted to practice in all courts of the State of Texas',
  'Admitted to the Federal District Courts, Northern and Eastern Districts',
  'Continuing Legal Education, numerous hours in each reporting period',
  'Member, State Bar; Member, County Bar, Family Law Section',
];

const profile = (title: string): string =>
  `<h4>${title}</h4><ul class="cv">${degrees.map((degree) => `<li>${degree}</li>`).join('')}</ul>`;

export const aboutBefore = (): string =>
  page(
    `<h2>Attorney Profile</h2><p class="j">The attorneys of the firm possess extensive experience in the practice of family law. The following is a listing of the qualifications of each of the attorneys.</p>${profile('Senior Partner')}${profile('Partner')}${profile('Associate')}${consultation}`,
  );

export const missionBefore = (): string =>
  page(
    `<h2>Directions</h2><p class="j">From the North: take the expressway South, exit and stay on the service road. Turn left at the second light. From the South: take the expressway North, exit, and make a U-turn. From the East or West: please call our office for directions.</p><h2>Office Hours</h2><p>Monday through Friday, by appointment only<br>Closed for lunch and on all holidays</p>${gavel}`,
  ).replace(
    '<p class="count">',
    '<p class="footer">Our mission is to provide quality legal services to our valued clients in a timely and professional manner, while striving for excellence in everything that we do.</p><p class="count">',
  );
