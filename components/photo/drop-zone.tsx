import { photo as t } from "@/lib/i18n/it";
import { PictureIcon } from "@/components/photo/photo-icons";

/** Says that a picture held over the page can be let go. */
export function DropZone() {
  return (
    <div className="animate-fade pointer-events-none fixed inset-0 z-40 grid place-items-center bg-overlay p-6">
      <div className="flex flex-col items-center gap-3 rounded-xl border-4 border-dashed border-action bg-surface px-8 py-10 text-center text-lg font-bold shadow-lift">
        <PictureIcon className="size-12 text-action-ink" />
        {t.dropHere}
      </div>
    </div>
  );
}
