import { pacer } from "./pace";
import type { GreyPage } from "./prepare-image";

/** A short line drawn for an answer, in pixels. */
export type Ruling = { x0: number; x1: number; y0: number; y1: number };

type Run = { x0: number; x1: number; y: number };

/** Parts of the page's width. */
const minRun = 0.012;
const minLength = 0.025;
const maxLength = 0.6;
const maxThickness = 0.006;
/** How far from a line ink makes it a part of letters, an underlined word or an answer already written. */
const lookUp = 0.011;
const lookDown = 0.005;
const maxInkAround = 0.03;

/** Also what a blur has made pale. */
const dark = 205;

/** Finds the lines drawn for answers and wipes them off the page: the reader of letters stumbles over them. */
export async function liftRulings(page: GreyPage): Promise<Ruling[]> {
  const rulings = groupRuns(await runsOf(page), page.width).filter(({ x0, x1, y0, y1 }) => {
    const length = x1 - x0;
    return (
      length >= page.width * minLength && y1 - y0 <= Math.max(3, page.width * maxThickness + length * 0.03)
    );
  });
  const gaps = rulings.filter(
    (ruling) => ruling.x1 - ruling.x0 <= page.width * maxLength && !hasInkAround(page, ruling),
  );
  for (const ruling of gaps) wipe(page, ruling);
  return gaps;
}

async function runsOf({ pixels, width, height }: GreyPage): Promise<Run[]> {
  const pace = pacer();
  const runs: Run[] = [];
  const shortest = Math.round(width * minRun);
  for (let y = 0; y < height; y += 1) {
    await pace();
    let start = -1;
    let light = 0;
    for (let x = 0; x <= width; x += 1) {
      const isDark = x < width && (pixels[y * width + x] ?? 255) < dark;
      if (isDark) {
        if (start < 0) start = x;
        light = 0;
      } else if (start >= 0 && (light += 1) > 2) {
        if (x - light + 1 - start >= shortest) runs.push({ x0: start, x1: x - light + 1, y });
        start = -1;
        light = 0;
      }
    }
  }
  return runs;
}

/** Runs that touch are one line, also where a tilted picture breaks it into steps. */
function groupRuns(runs: Run[], width: number): Ruling[] {
  const reach = Math.max(3, Math.round(width * 0.003));
  const open: Ruling[] = [];
  const done: Ruling[] = [];
  for (const { x0, x1, y } of runs) {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const ruling = open[at];
      if (ruling && y - ruling.y1 > 2) done.push(...open.splice(at, 1));
    }
    const near = open.find((ruling) => x0 <= ruling.x1 + reach && x1 >= ruling.x0 - reach);
    if (near) Object.assign(near, { x0: Math.min(near.x0, x0), x1: Math.max(near.x1, x1), y1: y });
    else open.push({ x0, x1, y0: y, y1: y });
  }
  return [...done, ...open];
}

function hasInkAround(page: GreyPage, { x0, x1, y0, y1 }: Ruling): boolean {
  const inset = Math.round((x1 - x0) * 0.08);
  const [from, to] = [x0 + inset, x1 - inset];
  const above = inkIn(page, { x0: from, x1: to, y0: Math.round(y0 - page.width * lookUp), y1: y0 - 2 });
  const below = inkIn(page, { x0: from, x1: to, y0: y1 + 3, y1: Math.round(y1 + 3 + page.width * lookDown) });
  return above > maxInkAround || below > maxInkAround;
}

/** The dark part of an area. */
function inkIn({ pixels, width, height }: GreyPage, { x0, x1, y0, y1 }: Ruling): number {
  let ink = 0;
  let seen = 0;
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1) {
    for (let x = x0; x < x1; x += 1) {
      seen += 1;
      if ((pixels[y * width + x] ?? 255) < dark) ink += 1;
    }
  }
  return seen > 0 ? ink / seen : 0;
}

function wipe({ pixels, width, height }: GreyPage, { x0, x1, y0, y1 }: Ruling): void {
  for (let y = Math.max(0, y0 - 2); y <= Math.min(height - 1, y1 + 2); y += 1) {
    pixels.fill(255, y * width + Math.max(0, x0 - 2), y * width + Math.min(width, x1 + 3));
  }
}
