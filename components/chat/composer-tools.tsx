import { useEffect, type ReactNode, type RefObject } from "react";
import { photo as t } from "@/lib/i18n/it";
import { ToolButton } from "@/components/ui/tool-button";
import { useLearner } from "@/components/learner/use-learner";
import { writeAttachment } from "@/components/photo/attachment";
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

/** What can be given to the coach instead of typing, below the text in the field. */
export function ComposerTools({ isReady, onPhoto, photoOpener, audio }: ComposerToolsProps) {
  const { id: userId, family } = useLearner();
  const { photos } = family.allowed;
  // Also where photos are off: a picture dropped on the page would else take its place.
  const source = usePhotoSource({ isReady: isReady && photos, onPhoto, opener: photoOpener });
  // One that waits above the input would have the message refused.
  useEffect(() => {
    if (!photos) writeAttachment(userId, undefined);
  }, [photos, userId]);
  return (
    <>
      {photos && (
        <>
          <ToolButton
            icon={<CameraIcon className="size-5" />}
            isDisabled={!isReady}
            onClick={source.takePhoto}
          >
            {t.take}
          </ToolButton>
          <ToolButton
            icon={<PictureIcon className="size-5" />}
            isDisabled={!isReady}
            onClick={source.choosePhoto}
          >
            {t.choose}
          </ToolButton>
        </>
      )}
      {audio}
      {photos && source.overlays}
    </>
  );
}
