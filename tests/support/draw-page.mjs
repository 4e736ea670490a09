/**
 * Draws lines of text as a page: `node draw-page.mjs <file> <json>`, by itself because the reader of pictures shuts
 * the decoder of SVG for its whole process.
 */
import sharp from "sharp";

const [file, options] = process.argv.slice(2);
const { lines, width = 1240, height = 700, size = 26, tilt = 0, shrinkTo = width } = JSON.parse(options);
const texts = lines.map(
  (line, at) =>
    `<text xml:space="preserve" x="${width * 0.07}" y="${width * 0.06 + at * size * 2.2}">${line}</text>`,
);
const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#f3efe4"/>
  <g transform="rotate(${tilt} ${width / 2} ${height / 2})" font-family="Liberation Sans, DejaVu Sans, sans-serif"
    font-size="${size}" fill="#222">${texts.join("")}</g></svg>`;
const picture = await sharp(Buffer.from(page)).png().toBuffer();
await sharp(picture).resize({ width: shrinkTo }).toFile(file);
