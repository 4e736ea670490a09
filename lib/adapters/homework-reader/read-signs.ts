import type { Component } from "./components";
import { heightOf, widthOf } from "./letter-size";
import type { Span } from "./strips";

/** What stands within a span. */
const within = (span: Span, { x0, x1 }: { x0: number; x1: number }) =>
  (x0 + x1) / 2 >= span.page.x0 && (x0 + x1) / 2 <= span.page.x1;

/** A sign that stands alone beside a gap, told by its shape: alone a reader of letters takes a full stop for dust. */
export function loneSign(span: Span): string | undefined {
  const { segment } = span;
  if (span.isGap || segment.nodes.some((node) => node.letter && within(span, node))) return undefined;
  const signs = segment.signs.filter((sign) => within(span, sign));
  const [one, other] = signs;
  if (!one || signs.length > 2) return undefined;
  const aboveBase = (sign: Component) =>
    (segment.baseline((sign.x0 + sign.x1) / 2) - (sign.y0 + sign.y1) / 2) / segment.size;
  if (other)
    return widthOf(one) < segment.size * 0.5 && widthOf(other) < segment.size * 0.5 ? ":" : undefined;
  const isWide = widthOf(one) > segment.size * 0.5;
  if (isWide) return "–";
  if (aboveBase(one) > 0.9) return "'";
  return heightOf(one) > widthOf(one) * 1.5 ? "," : ".";
}

const letterAt = ({ segment }: Span, x: number) =>
  segment.nodes.find((node) => node.letter && node.x0 - 2 <= x && node.x1 + 2 >= x)?.letter;

/** Whether there is a dot under what was read as an upright stroke. */
export function isExclamation(span: Span, x: number): boolean {
  const { segment } = span;
  const letter = letterAt(span, x);
  if (!letter || widthOf(letter) > segment.size * 0.6) return false;
  return segment.signs.some((sign) => {
    const isUnder = (sign.x0 + sign.x1) / 2 > letter.x0 - 2 && (sign.x0 + sign.x1) / 2 < letter.x1 + 2;
    return isUnder && sign.y0 >= letter.y1 - 1 && sign.y1 < segment.baseline(x) + segment.size * 0.3;
  });
}

/** Parts of the height of a small letter. */
const bar = { height: 1.05, width: 0.42, space: 0.28 };

/** Upright strokes as high as a capital with space on both sides: the pronoun I, which a reader of letters overlooks. */
export function loneBars({ segment, page, isGap }: Span): Component[] {
  const letters = isGap ? [] : segment.nodes.flatMap(({ letter }) => letter ?? []);
  const { size } = segment;
  return letters.filter((one, at) => {
    const isBar = heightOf(one) > size * bar.height && widthOf(one) < size * bar.width;
    if (!isBar || one.x0 < page.x0 - 1 || one.x1 > page.x1 + 1) return false;
    const isFree = letters.every(
      (other, on) =>
        on === at || other.x1 < one.x0 - size * bar.space || other.x0 > one.x1 + size * bar.space,
    );
    const [middle, foot] = [(one.x0 + one.x1) / 2, segment.baseline(one.x0)];
    const isDotted = segment.signs.some(({ x0, x1 }) => x0 < middle + size * 0.2 && x1 > middle - size * 0.2);
    return isFree && !isDotted && Math.abs(one.y1 - foot) < size * 0.25 && isUpright(one);
  });
}

/** Ink nearly everywhere within its edges. */
const isUpright = (one: Component) => one.ink > widthOf(one) * heightOf(one) * 0.85;

const near = 0.5;

/** The full stop or comma before the first letter of a span or behind its last one, which a reader takes for dust. */
export function signBeside({ segment, page }: Span, side: "before" | "behind"): string | undefined {
  const { size, baseline } = segment;
  const letters = segment.nodes.filter(
    ({ letter, x0, x1 }) => letter && x0 >= page.x0 - 1 && x1 <= page.x1 + 1,
  );
  const edge =
    side === "before" ? Math.min(...letters.map(({ x0 }) => x0)) : Math.max(...letters.map(({ x1 }) => x1));
  const found = segment.signs.filter((sign) => {
    const space = side === "before" ? edge - sign.x1 : sign.x0 - edge;
    const above = (baseline(sign.x0) - (sign.y0 + sign.y1) / 2) / size;
    const isWithin = sign.x0 >= page.x0 - 1 && sign.x1 <= page.x1 + 1;
    const isSign = heightOf(sign) > size * 0.16 && widthOf(sign) > size * 0.16 && widthOf(sign) < size * 0.5;
    return isWithin && isSign && space > -1 && above < 0.35 && (side === "before" || space < size * near);
  });
  const [sign] = found;
  if (!sign || found.length > 1) return undefined;
  const below = (sign.y1 - baseline(sign.x0)) / size;
  return heightOf(sign) > widthOf(sign) * 1.4 || below > 0.2 ? "," : ".";
}

/** Whether what was read as an upright stroke leans: then it stands between words to choose from. */
export function isSlanted(span: Span, x: number): boolean {
  const letter = letterAt(span, x);
  if (!letter || widthOf(letter) > heightOf(letter) * 0.8 || heightOf(letter) < span.segment.size)
    return false;
  const third = heightOf(letter) / 3;
  const middleOf = (isPart: (y: number) => boolean) => {
    const runs = letter.runs.filter(({ y }) => isPart(y));
    return runs.reduce((sum, run) => sum + (run.x0 + run.x1) / 2, 0) / Math.max(1, runs.length);
  };
  const lean = middleOf((y) => y < letter.y0 + third) - middleOf((y) => y >= letter.y1 - third);
  return lean > heightOf(letter) * 0.18;
}

/** Whether the sign at the end of a line is as high as wide, and so no comma. */
export function isFullStop({ segment }: Span, x: number): boolean {
  const near = segment.signs
    .filter(({ x0, x1 }) => x0 > x - segment.size * 0.8 && x1 < x + segment.size * 0.8)
    .filter((sign) => segment.baseline(sign.x0) - (sign.y0 + sign.y1) / 2 < segment.size * 0.5);
  const sign = near.sort((one, other) => other.x1 - one.x1)[0];
  if (!sign) return false;
  const below = (sign.y1 - segment.baseline((sign.x0 + sign.x1) / 2)) / segment.size;
  return heightOf(sign) < widthOf(sign) * 1.3 && below < 0.18;
}
