"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { jpegQuality } from "@/components/photo/shrink-picture";

/** Why there is no camera: the student or the browser said no, or there is none to be had. */
export type CameraProblem = "denied" | "missing";

const wished: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** Shows the camera in a video element for as long as the component is there; `size` is known once it plays. */
export function useCamera(onProblem: (problem: CameraProblem) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const report = useEffectEvent(onProblem);

  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const close = () => stream?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices.getUserMedia(wished).then(
      (opened) => {
        stream = opened;
        if (isGone) return close();
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (!isGone) report(isDenial(error) ? "denied" : "missing");
      },
    );
    return () => {
      isGone = true;
      close();
    };
  }, []);

  /** What the camera sees now, as a JPEG. */
  function takePicture(): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    const { current } = video;
    canvas.width = current?.videoWidth ?? 0;
    canvas.height = current?.videoHeight ?? 0;
    if (current) canvas.getContext("2d")?.drawImage(current, 0, 0);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", jpegQuality));
  }

  /** To be called when it plays, and when the device is turned. */
  function measure() {
    if (video.current) setSize({ width: video.current.videoWidth, height: video.current.videoHeight });
  }

  return { video, size, measure, takePicture };
}

function isDenial(error: unknown): boolean {
  return (
    error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "SecurityError")
  );
}
