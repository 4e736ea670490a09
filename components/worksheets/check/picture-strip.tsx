"use client";

import { useState } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";

type PictureStripProps = { picture: WorksheetItemReply["picture"]; label: string };

/** What is shown around the line, in shares of its own height: letters reach beyond it, and none is to touch the edge. */
const margin = 0.35;

/** The strip of the picture that an item was read off. Nothing where the picture is gone or the place is not known. */
export function PictureStrip({ picture, label }: PictureStripProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isGone, setIsGone] = useState(false);
  if (!picture?.item || isGone) return null;
  if (!size)
    return (
      // How wide a picture is for its height is known once it is there.
      <img
        src={picture.imageUrl}
        alt=""
        className="h-11 w-full object-cover opacity-0"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
        onError={() => setIsGone(true)}
      />
    );
  const { x, y, width, height } = picture.item;
  const top = Math.max(0, y - height * margin);
  const bottom = Math.min(1, y + height * (1 + margin));
  const aside = height * size.height * margin;
  const left = Math.max(0, x * size.width - aside);
  const right = Math.min(size.width, (x + width) * size.width + aside);
  const shown = [left, top * size.height, right - left, (bottom - top) * size.height];
  return (
    <svg
      role="img"
      aria-label={t.strip(label)}
      viewBox={shown.join(" ")}
      className="max-h-40 w-full max-w-lg rounded-sm border border-line bg-sunk"
    >
      <image href={picture.imageUrl} width={size.width} height={size.height} />
    </svg>
  );
}
