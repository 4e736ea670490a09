import type { ReactNode, RefObject } from "react";
import { photo as t } from "@/lib/i18n/it";
import { ToolButton } from "@/components/chat/tool-button";
import { CameraIcon, PictureIcon } from "@/components/photo/photo-icons";
import { usePhotoSource } from "@/components/photo/use-photo-source";

type ComposerToolsProps = {
  isReady: boolean;
  /** Takes the part of a picture the student has chosen, as a data URL. */
  onPhoto: (image: string) => void;
  photoOpener: RefObject<HTMLElement | null>;
  /** The button of the dictation. */
  audio?: ReactNode;
};

/** What can be given to the coach instead of typing, below the input. */
export function ComposerTools({ isReady, onPhoto, photoOpener, audio }: ComposerToolsProps) {
  const { takePhoto, choosePhoto, overlays } = usePhotoSource({ isReady, onPhoto, opener: photoOpener });
  return (
    <div className="flex gap-2">
      <ToolButton icon={<CameraIcon className="size-5" />} isDisabled={!isReady} onClick={takePhoto}>
        {t.take}
      </ToolButton>
      <ToolButton icon={<PictureIcon className="size-5" />} isDisabled={!isReady} onClick={choosePhoto}>
        {t.choose}
      </ToolButton>
      {audio}
      {overlays}
    </div>
  );
}
