/**
 * Draws the pages of the third, fourth and fifth set into `pictures`, or those whose names are given. The fonts that are not
 * Liberation are Debian's: fonts-urw-base35, -lato, -open-sans, -ebgaramond, -crosextra-carlito, -crosextra-caladea, -comic-neue.
 */
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "@/scripts/steps/chromium.mjs";
import type { BookPage, BookPhoto } from "./book";
import { fifthSet } from "./fifth-set";
import { fourthSet } from "./fourth-set";
import { bookHtml } from "./page-book";
import { pictureWidth } from "./page-html";
import { pictureOf } from "./pictures";
import { thirdSet } from "./third-set";

/** A camera sees more than is sent. */
const cameraScale = 2.4;
const quality = 80;

const names = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findChromium() });
const tab = await browser.newPage({
  viewport: { width: pictureWidth, height: 600 },
  deviceScaleFactor: cameraScale,
});
for (const page of [...thirdSet, ...fourthSet, ...fifthSet])
  if (!names.length || names.includes(page.name)) await draw(page);
await browser.close();

async function draw(page: BookPage): Promise<void> {
  await tab.setContent(bookHtml(page));
  await tab.evaluate(() => document.fonts.ready);
  const photo = page.photo ?? {};
  const seen = sharp(await tab.locator("#photo").screenshot())
    .greyscale()
    .toColourspace("b-w");
  const sharpPage = await seen.raw().toBuffer({ resolveWithObject: true });
  const size = { width: sharpPage.info.width, height: sharpPage.info.height, channels: 1 as const };
  const bent = bend(sharpPage.data, size, photo);
  const small = sharp(bent, { raw: size }).resize({ width: pictureWidth }).toColourspace("b-w");
  const { data, info } = await (photo.blur ? small.blur(photo.blur) : small)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = withNoise(photo.isCopy ? copied(data) : data, photo);
  await sharp(pixels, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality })
    .toFile(pictureOf(page));
}

/** Near the fold a page rises, and its lines with it. */
function bend(pixels: Uint8Array, size: { width: number; height: number }, photo: BookPhoto): Uint8Array {
  const { curl = 0, fold = "left" } = photo;
  if (!curl) return pixels;
  const { width, height } = size;
  const bent = new Uint8Array(pixels.length);
  for (let x = 0; x < width; x += 1) {
    const fromFold = (fold === "left" ? x : width - 1 - x) / width;
    const down = curl * cameraScale * Math.max(0, 1 - fromFold / 0.55) ** 2;
    for (let y = 0; y < height; y += 1) {
      const from = Math.max(0, Math.min(height - 1, Math.round(y - down)));
      bent[y * width + x] = pixels[from * width + x] ?? 255;
    }
  }
  return bent;
}

/** Dark becomes black and light white. */
function copied(pixels: Uint8Array): Uint8Array {
  return Uint8Array.from(pixels, (pixel) =>
    Math.max(12, Math.min(250, Math.round((pixel - 175) * 1.7 + 175))),
  );
}

/** The same noise each time the pages are drawn. */
function withNoise(pixels: Uint8Array, { noise = 0, isCopy }: BookPhoto): Uint8Array {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = () => random() + random() + random() + random() - 2;
  return Uint8Array.from(pixels, (pixel) => {
    if (isCopy && random() < 0.0003) return 60;
    const noisy = pixel + bell() * noise * Math.sqrt(3);
    return Math.max(0, Math.min(255, Math.round(noisy)));
  });
}
