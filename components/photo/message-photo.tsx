"use client";

import { useState } from "react";
import { photo as t } from "@/lib/i18n/it";
import { lazyDialog } from "@/components/ui/lazy-dialog";

// The dialog's code comes with the first tap.
const EnlargedPicture = lazyDialog(() => import("@/components/photo/enlarged-picture"));

/** The photo of a student's message: a tap shows it larger. */
export function MessagePhoto({ src }: { src: string }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t.enlarge}
        aria-haspopup="dialog"
        onClick={() => setIsLarge(true)}
        className="min-h-11 min-w-11 overflow-hidden rounded-lg rounded-br-sm border-2 border-action bg-surface shadow-rest"
      >
        <img src={src} alt={t.picture} className="max-h-44 w-auto max-w-full sm:max-h-56 sm:max-w-80" />
      </button>
      {isLarge && <EnlargedPicture src={src} onClose={() => setIsLarge(false)} />}
    </>
  );
}
