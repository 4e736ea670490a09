"use client";

import { chatScreen, shell } from "@/lib/i18n/it";
import { openReadingTools } from "@/lib/i18n/it/open-reading-tools";
import { useLearner } from "@/components/learner/use-learner";
import { HeartIcon } from "@/components/ui/icons";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadDialog = () => import("@/components/shell/hearts-dialog");
const notLoaded = { title: chatScreen.errorTitle, description: openReadingTools.failed };

/** How many hearts there are; what they are is a tap away. */
export function HeartsButton() {
  const { hearts, isPro } = useLearner();
  const { Shown: Dialog, open, close } = useOnDemand(loadDialog, notLoaded);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-md text-sm font-semibold text-coral-ink hover:bg-sunk"
      >
        <HeartIcon className="size-4.5 text-coral" fill="currentColor" />
        <span aria-hidden="true">{isPro ? "∞" : hearts}</span>
        <span className="sr-only">{isPro ? shell.unlimitedHearts : shell.hearts(hearts)}</span>
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
