import { CameraIcon, PictureIcon } from "@/components/photo/photo-icons";
import { Button } from "@/components/ui/button";
import type { useSheetPhoto } from "@/components/worksheets/list/use-sheet-photo";

type PhotoButtonsProps = {
  photo: Pick<ReturnType<typeof useSheetPhoto>, "takePhoto" | "choosePhoto" | "isSending">;
  take: string;
  choose: string;
  variant?: "primary" | "secondary";
};

/** The two ways to a picture: the camera and a file. */
export function PhotoButtons({ photo, take, choose, variant = "secondary" }: PhotoButtonsProps) {
  return (
    <>
      <Button variant={variant} disabled={photo.isSending} onClick={photo.takePhoto}>
        <CameraIcon className="size-5" />
        {take}
      </Button>
      <Button variant="secondary" disabled={photo.isSending} onClick={photo.choosePhoto}>
        <PictureIcon className="size-5" />
        {choose}
      </Button>
    </>
  );
}
