import { photo as t } from "@/lib/i18n/it";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";

type AttachmentPreviewProps = { image: string; onRemove: () => void };

/** The photo that goes with the next message. */
export function AttachmentPreview({ image, onRemove }: AttachmentPreviewProps) {
  return (
    <div className="animate-rise @container flex items-center gap-3 rounded-lg border border-line bg-surface p-2 shadow-rest">
      <img
        src={image}
        alt={t.picture}
        className="size-14 shrink-0 rounded-sm object-cover @max-[14rem]:hidden object-left-top"
      />
      <div className="flex min-w-0 grow flex-col text-sm">
        <p className="font-semibold">{t.attached}</p>
        <p className="text-ink-soft">{t.attachedHint}</p>
      </div>
      <IconButton label={t.removeAttached} icon={<CloseIcon className="size-5" />} onClick={onRemove} />
    </div>
  );
}
