"use client";

import { useState } from "react";
import { photo as t } from "@/lib/i18n/it";
import type { ReadPhoto } from "@/components/photo/use-read-text";
import { BookIcon } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-dialog";

// The dialog's code comes with the first tap.
const ReadTextDialog = lazyDialog(() => import("@/components/photo/read-text-dialog"));

/** Opens what was read in a photo, for the student to check and to mend. */
export function ReadText({ photo }: { photo: ReadPhoto }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-action-ink hover:bg-action-soft"
      >
        <BookIcon className="size-4.5" />
        {t.readText}
      </button>
      {isOpen && <ReadTextDialog photo={photo} onClose={() => setIsOpen(false)} />}
    </>
  );
}
