/**
 * Draws the worksheets into `pictures` as a phone sends them: 800 pixels wide, JPEG. The pictures are kept, not drawn
 * for each run, because another machine has other fonts.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "@/scripts/steps/chromium.mjs";
import { firstSet } from "./first-set";
import { pageHtml, pictureWidth } from "./page-html";
import { pictureOf } from "./pictures";
import { secondSet } from "./second-set";
import type { Photo, Worksheet } from "./worksheet";

/** A camera sees more than is sent. */
const cameraScale = 2.4;
const quality = 80;

const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage({
  viewport: { width: pictureWidth, height: 600 },
  deviceScaleFactor: cameraScale,
});
for (const sheet of [...firstSet, ...secondSet]) await draw(sheet);
await browser.close();

async function draw(sheet: Worksheet): Promise<void> {
  const file = pictureOf(sheet);
  await mkdir(path.dirname(file), { recursive: true });
  await page.setContent(pageHtml(sheet));
  await page.evaluate(() => document.fonts.ready);
  const sharpPage = await page.locator("#photo").screenshot();
  const { blur = 0, noise = 0 }: Photo = sheet.photo ?? {};
  const seen = sharp(sharpPage).resize({ width: pictureWidth }).greyscale().toColourspace("b-w");
  const { data, info } = await (blur ? seen.blur(blur) : seen).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  await sharp(withNoise(data, noise), { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toFile(file);
}

/** The same noise each time the pages are drawn. */
function withNoise(pixels: Uint8Array, spread: number): Uint8Array {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = () => random() + random() + random() + random() - 2;
  return Uint8Array.from(pixels, (pixel) => {
    const noisy = pixel + bell() * spread * Math.sqrt(3);
    return Math.max(0, Math.min(255, Math.round(noisy)));
  });
}
