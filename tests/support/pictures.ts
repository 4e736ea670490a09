import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture as the API takes it. */
export const dataUrl = (bytes: Uint8Array, type = "jpeg") =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** A small picture that differs from every other by its shade. */
export const plainPicture = (shade = 200, size = { width: 60, height: 40 }) =>
  sharp({ create: { ...size, channels: 3, background: { r: shade, g: 90, b: 30 } } });

export const plainJpeg = (shade?: number) => plainPicture(shade).jpeg().toBuffer();

/** The data URL of a small picture. */
export const plainUrl = async (shade?: number) => dataUrl(await plainJpeg(shade));

/** A small PNG of a great many pixels: black on black, one bit each. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8); // Bits of a pixel; the zeros after it say grey, deflate, as usual.
  const rowBytes = 1 + Math.ceil(side / 8);
  const rows = deflateSync(Buffer.alloc(side * rowBytes));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
