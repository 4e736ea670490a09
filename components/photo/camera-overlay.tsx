"use client";

import { useState, type RefObject } from "react";
import { photoOverlays as t } from "@/lib/i18n/it";
import CameraDenied from "@/components/photo/camera-denied";
import { FrameCorners } from "@/components/photo/frame-corners";
import { useCamera, type CameraProblem } from "@/components/photo/use-camera";
import { FullScreen } from "@/components/ui/full-screen";

type CameraOverlayProps = {
  onPicture: (picture: Blob) => void;
  /** Without a camera there is nothing more to show; where it is refused, what can be done about it. */
  onProblem: (problem: CameraProblem) => void;
  onChoose: () => void;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** The whole screen as a camera. What is seen is what is taken; the camera goes off when the overlay closes. */
export default function CameraOverlay(props: CameraOverlayProps) {
  const { onProblem, onChoose, onClose, returnFocusTo } = props;
  const [isDenied, setIsDenied] = useState(false);
  if (isDenied)
    return (
      <CameraDenied
        onChoose={onChoose}
        onRetry={() => setIsDenied(false)}
        onClose={onClose}
        returnFocusTo={returnFocusTo}
      />
    );
  return (
    <Camera
      {...props}
      onProblem={(problem) => {
        onProblem(problem);
        setIsDenied(problem === "denied");
      }}
    />
  );
}

function Camera({ onPicture, onProblem, onClose, returnFocusTo }: Omit<CameraOverlayProps, "onChoose">) {
  const { video, size, measure, takePicture } = useCamera(onProblem);
  const [isTaking, setIsTaking] = useState(false);

  async function shoot() {
    setIsTaking(true);
    const picture = await takePicture();
    if (picture) onPicture(picture);
    else onProblem("missing");
  }

  return (
    <FullScreen title={t.cameraTitle} hint={t.cameraHint} onClose={onClose} returnFocusTo={returnFocusTo}>
      <div className="relative min-h-0 grow">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          onPlaying={measure}
          onResize={measure}
          className="absolute inset-0 size-full object-contain"
        />
        {size && <FrameCorners {...size} />}
        <p role="status" className="absolute inset-0 grid place-items-center empty:hidden">
          {!size && t.cameraOpening}
        </p>
      </div>
      <div className="grid grid-cols-3 items-center px-4 py-4">
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 justify-self-start rounded-md px-3 font-semibold outline-on-lens hover:underline"
        >
          {t.cameraCancel}
        </button>
        <button
          type="button"
          aria-label={t.shutter}
          title={t.shutter}
          disabled={!size || isTaking}
          onClick={() => void shoot()}
          className="size-18 justify-self-center rounded-full border-4 border-on-lens p-1 outline-on-lens transition-transform active:scale-95 disabled:opacity-40"
        >
          <span className="block size-full rounded-full bg-on-lens" />
        </button>
      </div>
    </FullScreen>
  );
}
