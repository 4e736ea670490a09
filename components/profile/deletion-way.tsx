"use client";

import { useState, type RefObject } from "react";
import { deletion as t } from "@/lib/i18n/it";
import { BinIcon } from "@/components/ui/setting-icons";
import { SettingButton } from "@/components/ui/setting-row";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const DeletionDialog = lazyDialog(() => import("@/components/profile/deletion-dialog"));

/** The first of the two presses. `button` is what has the focus after the dialog: this one, or what takes its place. */
export function DeletionWay({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <SettingButton
        ref={button}
        icon={<BinIcon />}
        title={t.ask}
        text={t.askText}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && <DeletionDialog returnFocusTo={button} onClose={() => setIsAsking(false)} />}
    </>
  );
}
