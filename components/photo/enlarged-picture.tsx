"use client";

import { common, photo as t } from "@/lib/i18n/it";
import { FullScreen } from "@/components/ui/full-screen";
import { CloseIcon } from "@/components/ui/icons";

/** A photo as large as the screen lets it be. */
export default function EnlargedPicture({ src, onClose }: { src: string; onClose: () => void }) {
  return (
    <FullScreen title={t.yourPhoto} onClose={onClose}>
      <div className="flex justify-end p-2">
        <button
          type="button"
          aria-label={common.close}
          title={common.close}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md outline-on-lens"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="relative min-h-0 grow">
        <img src={src} alt={t.picture} className="absolute inset-0 size-full object-contain p-2" />
      </div>
    </FullScreen>
  );
}
