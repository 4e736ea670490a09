"use client";

import { useId, useState } from "react";
import { readingTools as t } from "@/lib/i18n/it/reading-tools";
import { ChooseYourself } from "@/components/reading-tools/choose-yourself";
import { PresetChoice } from "@/components/reading-tools/preset-choice";
import { useReading } from "@/components/reading-tools/use-reading";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/dialog";

/** How the page is to be read. What is chosen is seen at once, in this panel too. */
export default function ReadingPanel({ onClose }: { onClose: () => void }) {
  const { tools, choose, kept } = useReading();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.description}>
      <PresetChoice tools={tools} onChoose={choose} />
      <figure className="rounded-md border border-line bg-paper px-4 py-3">
        <figcaption className="text-xs font-semibold text-ink-soft">{t.sample.title}</figcaption>
        <p className="mt-1">
          {t.sample.italian} <span lang="en">{t.sample.english}</span>
        </p>
      </figure>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="-mx-2 flex min-h-11 items-center justify-between rounded-md px-2 text-left font-semibold hover:bg-sunk"
      >
        {t.choose}
        <ChevronDownIcon className={isOpen ? "size-5 rotate-180" : "size-5"} />
      </button>
      <div id={id} hidden={!isOpen}>
        <ChooseYourself tools={tools} onChoose={choose} />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {kept && { account: t.saved, device: t.kept, "device-only": t.keptHereOnly }[kept]}
      </p>
    </Dialog>
  );
}
