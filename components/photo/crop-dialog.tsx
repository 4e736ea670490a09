"use client";

import "react-image-crop/dist/ReactCrop.css";
import { useState, type RefObject } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import { photo, photoOverlays as t } from "@/lib/i18n/it";
import { shrinkPicture } from "@/components/photo/shrink-picture";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type CropDialogProps = {
  picture: HTMLImageElement;
  /** Takes the chosen part, made small. */
  onSend: (image: string) => void;
  /** Back to the camera, where the picture is from there. */
  onRetake?: () => void;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

const whole: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };
/** What a finger cannot tell from all of it. */
const almostAllPercent = 99;
/** Smaller than this no exercise can be read, and no finger can move it. */
const minSidePx = 44;

const handles = {
  cropArea: t.cropArea,
  nDragHandle: t.cropHandle(t.cropPlaces.n),
  eDragHandle: t.cropHandle(t.cropPlaces.e),
  sDragHandle: t.cropHandle(t.cropPlaces.s),
  wDragHandle: t.cropHandle(t.cropPlaces.w),
  nwDragHandle: t.cropHandle(t.cropPlaces.nw),
  neDragHandle: t.cropHandle(t.cropPlaces.ne),
  seDragHandle: t.cropHandle(t.cropPlaces.se),
  swDragHandle: t.cropHandle(t.cropPlaces.sw),
};

/** Round, in the colour of what can be pressed, and large enough for a thumb. */
const handleLook =
  "[--rc-border-color:var(--color-on-action)] [--rc-drag-handle-bg-colour:var(--color-action)] " +
  "[--rc-drag-handle-mobile-size:1.75rem] [--rc-drag-handle-size:1.5rem] " +
  "[--rc-focus-color:var(--color-action-ink)] [&_[class*=drag-handle]]:rounded-full " +
  "[&_[class*=drag-handle]]:border-2!";

/** The picture before it is sent: all of it, or the part with one exercise. */
export default function CropDialog({ picture, onSend, onRetake, onClose, returnFocusTo }: CropDialogProps) {
  const [area, setArea] = useState(whole);
  const isWhole = Math.min(area.width, area.height) > almostAllPercent;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.cropTitle}
      description={t.cropDescription}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button onClick={() => onSend(shrinkPicture(picture, isWhole ? whole : area))}>
            {isWhole ? t.cropSend : t.cropSendPart}
          </Button>
          <Button variant="secondary" onClick={onRetake ?? onClose}>
            {onRetake ? t.cropRetake : t.cropCancel}
          </Button>
        </>
      }
    >
      <div className="flex justify-center rounded-md bg-sunk p-3">
        <ReactCrop
          crop={area}
          onChange={(_, percent) => setArea(percent)}
          keepSelection
          minWidth={minSidePx}
          minHeight={minSidePx}
          ariaLabels={handles}
          className={handleLook}
        >
          <img src={picture.src} alt={photo.picture} className="max-h-[45dvh] min-h-11 w-auto" />
        </ReactCrop>
      </div>
    </Dialog>
  );
}
