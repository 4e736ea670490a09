import { photo as t } from "@/lib/i18n/it";
import { maxImageBytes } from "@/lib/ports/homework-reader";
import { showToast } from "@/components/ui/toast";

export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

/** The picture of a file, decoded; undefined, with a toast that says why, when there is none in it. */
export async function openPicture(file: Blob): Promise<HTMLImageElement | undefined> {
  if (!pictureTypes.includes(file.type)) return refuse(t.unreadableTitle, t.unreadable);
  if (file.size > maxImageBytes) return refuse(t.tooLargeTitle, t.tooLarge);
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    closePicture(picture);
    return refuse(t.unreadableTitle, t.unreadable);
  }
}

/** Lets go of the file: the browser holds it for as long as its address is valid. */
export function closePicture(picture: HTMLImageElement): void {
  URL.revokeObjectURL(picture.src);
}

function refuse(title: string, description: string): undefined {
  showToast({ title, description, variant: "error" });
}
