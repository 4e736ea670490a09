import type { Browser } from "playwright";
import sharp from "sharp";
import { firstSet } from "@/tests/evals/worksheets/first-set";
import { pageHtml, pictureWidth } from "@/tests/evals/worksheets/page-html";

/** As it lies in the file. */
const size = { width: 4000, height: 3000 };
const quality = 88;
/** What a sensor adds in a room in the evening. */
const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
/** So many worksheets fill a page. */
const sheets = firstSet.slice(0, 3);

/**
 * A page of worksheets as a phone held upright photographs it: a JPEG of 12 megapixels, lying on its side with a note that
 * says so.
 */
export async function photographPage(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: pictureWidth, height: Math.ceil((pictureWidth * size.width) / size.height) },
    deviceScaleFactor: size.height / pictureWidth,
  });
  await page.setContent(sheets.map(pageHtml).join(""));
  const paper = await page.screenshot();
  await page.close();
  const grain = await sharp({ create: { ...size, channels: 3, background: "gray", noise } })
    .raw()
    .toBuffer();
  return sharp(paper)
    .removeAlpha()
    .rotate(-90)
    .resize({ ...size, fit: "cover" })
    .composite([{ input: grain, raw: { ...size, channels: 3 }, blend: "hard-light" }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}
