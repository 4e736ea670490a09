"use client";

import { useRef, useState, type ChangeEvent, type RefObject } from "react";
import { photo as t } from "@/lib/i18n/it";
import { DropZone } from "@/components/photo/drop-zone";
import { closePicture, openPicture, pictureTypes } from "@/components/photo/picture-file";
import type { CameraProblem } from "@/components/photo/use-camera";
import { useGivenPictures } from "@/components/photo/use-given-pictures";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { showToast } from "@/components/ui/toast";

// Their code comes with the first photo.
const CameraOverlay = lazyDialog(() => import("@/components/photo/camera-overlay"));
const CropDialog = lazyDialog(() => import("@/components/photo/crop-dialog"));

type Stage =
  | { name: "none" }
  | { name: "camera" }
  | { name: "crop"; picture: HTMLImageElement; isFromCamera: boolean };

type PhotoSource = {
  isReady: boolean;
  /** Takes the part of a picture the student has chosen, as a data URL. */
  onPhoto: (image: string) => void;
  /** Set to what the student was at, so that the focus finds its way back through the overlays. */
  opener: RefObject<HTMLElement | null>;
};

/** The ways to a photo: the camera, a file, a picture dropped or pasted; and the overlays they lead through. */
export function usePhotoSource({ isReady, onPhoto, opener: openerRef }: PhotoSource) {
  const [stage, setStage] = useState<Stage>({ name: "none" });
  const picker = useRef<HTMLInputElement>(null);
  const isHeldOver = useGivenPictures(isReady && stage.name === "none", (file) => {
    rememberOpener();
    void crop(file, false);
  });

  function rememberOpener() {
    openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  function takePhoto() {
    rememberOpener();
    // There is none on a page that is not served over https.
    if (navigator.mediaDevices) setStage({ name: "camera" });
    else onProblem("missing");
  }

  function choosePhoto() {
    rememberOpener();
    picker.current?.click();
  }

  function onProblem(problem: CameraProblem) {
    if (problem === "missing") setStage({ name: "none" });
    const [title, description] =
      problem === "denied" ? [t.cameraDeniedTitle, t.cameraDenied] : [t.cameraMissingTitle, t.cameraMissing];
    showToast({ title, description, variant: "error" });
    if (problem === "missing") picker.current?.click();
  }

  async function crop(file: Blob, isFromCamera: boolean) {
    const picture = await openPicture(file);
    setStage(picture ? { name: "crop", picture, isFromCamera } : { name: "none" });
  }

  function onPicked(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = ""; // The same file chosen again is a change again.
    if (file) void crop(file, false);
  }

  function leaveCrop(next: Stage) {
    if (stage.name === "crop") closePicture(stage.picture);
    setStage(next);
  }

  const overlays = (
    <>
      <input ref={picker} type="file" accept={pictureTypes.join()} hidden onChange={onPicked} />
      {isHeldOver && <DropZone />}
      {stage.name === "camera" && (
        <CameraOverlay
          onPicture={(picture) => void crop(picture, true)}
          onProblem={onProblem}
          onChoose={() => {
            setStage({ name: "none" });
            picker.current?.click();
          }}
          onClose={() => setStage({ name: "none" })}
          returnFocusTo={openerRef}
        />
      )}
      {stage.name === "crop" && (
        <CropDialog
          picture={stage.picture}
          onSend={(image) => {
            leaveCrop({ name: "none" });
            onPhoto(image);
          }}
          onRetake={stage.isFromCamera ? () => leaveCrop({ name: "camera" }) : undefined}
          onClose={() => leaveCrop({ name: "none" })}
          returnFocusTo={openerRef}
        />
      )}
    </>
  );

  return { takePhoto, choosePhoto, overlays };
}
