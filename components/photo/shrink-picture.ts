/** A part of a picture, in percent of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };

const maxWidth = 800;
export const jpegQuality = 0.8;

/** The part of the picture as a JPEG of at most 800 pixels in width, upright, as a data URL. */
export function shrinkPicture(picture: HTMLImageElement, area: Area): string {
  const { naturalWidth, naturalHeight } = picture;
  const width = Math.max(1, (naturalWidth * area.width) / 100);
  const height = Math.max(1, (naturalHeight * area.height) / 100);
  const scale = Math.min(1, maxWidth / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas to draw on");
  pen.fillStyle = "#fff"; // What is transparent would become black, and black writing with it.
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  const left = (naturalWidth * area.x) / 100;
  const top = (naturalHeight * area.y) / 100;
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", jpegQuality);
}
