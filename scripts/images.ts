/**
 * `npx tsx scripts/images.ts`: draws public/favicon.ico and public/images again, from the logo and the pictures of
 * docs/screens. What the manifest says of them is checked by app/manifest.test.ts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { auth, common } from "@/lib/i18n/it";
import { chromiumArguments, ensureChromium, findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/run.mjs";

const paper = "#fbf5e9";
const sharedLink = { width: 1200, height: 630 };
const folder = path.join(root, "public/images");
const logo = readFileSync(path.join(root, "app/icon.svg"));
const lexend = createRequire(import.meta.url).resolve(
  "@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
);

writeFileSync(path.join(root, "public/favicon.ico"), await favicon([16, 32, 48]));
await save("icon-192", await logoOf(192));
await save("icon-512", await logoOf(512));
// A phone cuts this one to any shape it likes, down to a circle of four fifths.
await save("icon-maskable-512", await onPaper(await logoOf(336), 512));
for (const name of ["chat-phone", "exercise-wrong-phone", "progress-phone", "chat-desktop"]) {
  const width = name.endsWith("-phone") ? 390 : 1280;
  const screen = sharp(path.join(root, "docs/screens", `${name}.png`)).resize({ width });
  await save(`screen-${name}`, await screen.png().toBuffer());
}
await save("shared-link", await drawSharedLink());

function logoOf(size: number): Promise<Buffer> {
  return sharp(logo, { density: 72 * (size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function onPaper(picture: Buffer, size: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

async function save(name: string, picture: Buffer): Promise<void> {
  await sharp(picture)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(path.join(folder, `${name}.png`));
}

/** PNGs behind one another, and a list in front of where each begins. */
async function favicon(sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map(logoOf));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let start = head.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(sizes[at] ?? 0, entry);
    head.writeUInt8(sizes[at] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** What is shown of us where somebody passes our address on. */
async function drawSharedLink(): Promise<Buffer> {
  await ensureChromium();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: sharedLink });
    await page.setContent(sharedLinkPage());
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

function sharedLinkPage(): string {
  const { before, marked, after } = auth.tagline;
  return `<!doctype html><style>
    @font-face { font-family: Lexend; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(lexend, "base64")}); }
    body {
      display: flex; align-items: center; gap: 64px; box-sizing: border-box; height: 100vh; margin: 0; padding: 0 72px;
      font-family: Lexend; color: #1f2847; background: ${paper};
      background-image: linear-gradient(#efe5d1 1px, transparent 1px), linear-gradient(90deg, #efe5d1 1px, transparent 1px);
      background-size: 42px 42px; background-position: -1px -1px;
    }
    svg { flex: none; width: 330px; }
    h1 { margin: 0 0 26px; font-size: 44px; color: #2553e0; }
    p { margin: 0; font-size: 68px; font-weight: 700; line-height: 1.22; letter-spacing: -0.015em; }
    mark { color: inherit; background: linear-gradient(transparent 52%, #ffd667 52% 94%, transparent 94%); }
  </style><body>${logo.toString()}<div><h1>${common.productName}</h1>
  <p>${before}<mark>${marked}</mark>${after}</p></div></body>`;
}
