import sharp from "sharp";
import { pacer } from "./pace";
import type { GreyPage } from "./prepare-image";

type Points = { x: number; y: number }[];

const maxDegrees = 5;
const coarseStep = 0.5;
const fineStep = 0.1;
/** Less than this is left alone: turning blurs. */
const minDegrees = 0.25;
/** Every so many pixels are enough to tell lines from the space between them. */
const stride = 5;
const dark = 150;

/** A page whose lines lie flat. */
export type FlatPage = GreyPage & {
  /** Where a point of it lies on the picture that was given, as shares of that one's width and height. */
  toPicture: (x: number, y: number) => { x: number; y: number };
};

/** Turns a page until its lines lie flat. */
export async function straighten(page: GreyPage): Promise<FlatPage> {
  const degrees = await tiltOf(page);
  const { pixels, width, height } = page;
  if (Math.abs(degrees) < minDegrees)
    return { ...page, toPicture: (x, y) => ({ x: x / width, y: y / height }) };
  const turned = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(-degrees, { background: "white" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = turned;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    pixels: new Uint8Array(turned.data),
    width: info.width,
    height: info.height,
    // It was turned around its middle, and grew for that.
    toPicture: (x, y) => {
      const [dx, dy] = [x - info.width / 2, y - info.height / 2];
      return { x: 0.5 + (dx * cos - dy * sin) / width, y: 0.5 + (dx * sin + dy * cos) / height };
    },
  };
}

/** Degrees clockwise by which the lines lean: where the rows hold either much ink or none. */
export async function tiltOf(page: GreyPage): Promise<number> {
  const pace = pacer();
  const ink = darkPoints(page);
  const best = async (around: number, reach: number, step: number) => {
    let found = { degrees: around, score: contrast(ink, around, page) };
    for (let degrees = around - reach; degrees <= around + reach; degrees += step) {
      await pace();
      const score = contrast(ink, degrees, page);
      if (score > found.score) found = { degrees, score };
    }
    return found.degrees;
  };
  return await best(await best(0, maxDegrees, coarseStep), coarseStep, fineStep);
}

function darkPoints({ pixels, width, height }: GreyPage): Points {
  const ink: Points = [];
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      if ((pixels[y * width + x] ?? 255) < dark) ink.push({ x, y });
    }
  }
  return ink;
}

function contrast(ink: Points, degrees: number, { width, height }: GreyPage): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const size = width + height;
  const rows = new Float64Array(Math.ceil((2 * size) / stride));
  for (const { x, y } of ink) {
    const row = Math.floor((y - x * slope + size) / stride);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
