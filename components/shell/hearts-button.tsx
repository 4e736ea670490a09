"use client";

import { useState } from "react";
import { shell } from "@/lib/i18n/it/shell";
import { useLearner } from "@/components/learner/use-learner";
import { HeartIcon } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const HeartsDialog = lazyDialog(() => import("@/components/shell/hearts-dialog"));

/** How many hearts there are; what they are is a tap away. */
export function HeartsButton() {
  const { hearts, isPro } = useLearner();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-md text-sm font-semibold text-coral-ink hover:bg-sunk"
      >
        <HeartIcon className="size-4.5 text-coral" fill="currentColor" />
        <span aria-hidden="true">{isPro ? "∞" : hearts}</span>
        <span className="sr-only">{isPro ? shell.unlimitedHearts : shell.hearts(hearts)}</span>
      </button>
      {isOpen && <HeartsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
