import sharp from 'sharp';
const names = process.argv.slice(3); const lit = process.argv[2]==='lit';
let x=0; const comp=[];
for (const n of names){ const f=`content/pictures/fronts/${n}.webp`; const m=await sharp(f).metadata(); comp.push({input:await sharp(f).toBuffer(),left:x,top:0}); if(lit) comp.push({input:await sharp(`content/pictures/fronts/${n}-lights.webp`).toBuffer(),left:x,top:0}); x+=m.width; }
await sharp({create:{width:x,height:970,channels:4,background:'#5a2a57'}}).composite(comp).png().toBuffer().then(b=>sharp(b).resize({width:2000}).png().toFile('/tmp/w/fronts.png'));
