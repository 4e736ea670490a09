/** Boxes of ink on a page, in pixels. */
export type Boxes = [x0: number, y0: number, x1: number, y1: number][];

/** White paper with black boxes on it. */
export function paper(width: number, height: number, boxes: Boxes) {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y += 1) pixels.fill(0, y * width + x0, y * width + x1);
  return { pixels, width, height, toPicture: (x: number, y: number) => ({ x: x / width, y: y / height }) };
}

/** Upright strokes as high as small letters, which make up words. */
export const letters = (count: number, left: number, base: number): Boxes =>
  Array.from({ length: count }, (_, at) => [left + at * 18, base - 20, left + 12 + at * 18, base]);
