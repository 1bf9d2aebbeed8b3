import sharp from "sharp";
const [out, ...files] = process.argv.slice(2);
const H = 900;
const ims = await Promise.all(files.map(async (f) => { const m = await sharp(f).metadata(); const h = Math.min(m.height, 1500); const b = await sharp(f).extract({ left: 0, top: 0, width: m.width, height: h }).resize({ height: Math.round(h * 0.75) }).toBuffer(); const n = await sharp(b).metadata(); return { b, w: n.width, h: n.height }; }));
let x = 0; const comp = ims.map(({ b, w }) => { const c = { input: b, left: x, top: 0 }; x += w + 12; return c; });
await sharp({ create: { width: x, height: Math.max(...ims.map((i) => i.h)), channels: 3, background: "#888" } }).composite(comp).png().toFile(out);
