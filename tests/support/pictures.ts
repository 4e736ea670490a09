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
