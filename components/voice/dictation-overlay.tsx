"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { useEffect, useState } from "react";
import { dictation as t } from "@/lib/i18n/it/dictation";
import { CoachFigure } from "@/components/art/coach-figure";
import { classNames } from "@/components/ui/class-names";
import { DialogRoot } from "@/components/ui/dialog-root";
import { StopIcon } from "@/components/ui/icons";
import { useDialogContent } from "@/components/ui/use-dialog-content";
import type { SpokenLanguage } from "@/components/voice/speech-recogniser";
import type { Dictation } from "@/components/voice/use-dictation";

type DictationOverlayProps = {
  dictation: Dictation;
  onSwitch: (language: SpokenLanguage) => void;
  onFinish: () => void;
  onClose: () => void;
};

/** The whole screen as one ear: what was understood so far, in which language, and a red button that ends it. */
export default function DictationOverlay({ dictation, onSwitch, onFinish, onClose }: DictationOverlayProps) {
  const { language, text, isTranscribing } = dictation;
  const content = useDialogContent();
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...content}
          className="animate-fade fixed inset-0 z-50 flex flex-col items-center gap-4 overflow-y-auto bg-paper px-5 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center focus:outline-none"
        >
          <RadixDialog.Close className="min-h-11 shrink-0 self-start rounded-md px-3 font-semibold text-action-ink hover:bg-action-soft">
            {t.cancelDictation}
          </RadixDialog.Close>
          <CoachFigure
            mood={isTranscribing ? "thinks" : "listens"}
            className="mt-auto size-28 shrink-0 short:hidden"
          />
          <div className="flex flex-col gap-1">
            <RadixDialog.Title aria-live="polite" className="text-xl font-bold">
              {isTranscribing ? t.transcribing : t.dictationTitle}
            </RadixDialog.Title>
            {!isTranscribing && <RecordingTime key={language} />}
          </div>
          <p
            lang={language}
            className={classNames("max-w-xl text-lg wrap-break-word", text ? "font-medium" : "text-ink-soft")}
          >
            {text || <span lang="it">{t.nothingYet}</span>}
          </p>
          <LanguageSwitch language={language} isDisabled={isTranscribing} onSwitch={onSwitch} />
          <div className="mt-auto flex flex-col items-center gap-3">
            <button
              type="button"
              aria-label={t.stopDictation}
              title={t.stopDictation}
              disabled={isTranscribing}
              onClick={onFinish}
              className="grid size-20 place-items-center rounded-full bg-danger text-on-danger shadow-[0_4px_0_var(--color-danger-edge)] transition-transform active:translate-y-1 active:shadow-none disabled:bg-sunk disabled:text-ink-soft disabled:shadow-none"
            >
              <StopIcon className="size-10" />
            </button>
            <RadixDialog.Description
              className={classNames("text-sm text-ink-soft", isTranscribing && "invisible")}
            >
              {t.dictationHint}
            </RadixDialog.Description>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </DialogRoot>
  );
}

/** How long it has been listening. */
function RecordingTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p className="flex items-center justify-center gap-2 text-sm text-ink-soft">
      <span aria-hidden="true" className="animate-shimmer size-2.5 rounded-full bg-danger" />
      {t.recording} <span role="timer">{time}</span>
    </p>
  );
}

const languages: { language: SpokenLanguage; name: string }[] = [
  { language: "it-IT", name: t.italian },
  { language: "en-GB", name: t.english },
];

type LanguageSwitchProps = {
  language: SpokenLanguage;
  isDisabled: boolean;
  onSwitch: (language: SpokenLanguage) => void;
};

function LanguageSwitch({ language: chosen, isDisabled, onSwitch }: LanguageSwitchProps) {
  return (
    <div
      role="group"
      aria-label={t.spokenLanguage}
      className="flex rounded-md border-2 border-line bg-surface p-1"
    >
      {languages.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          disabled={isDisabled}
          onClick={() => language !== chosen && onSwitch(language)}
          className="min-h-11 rounded-sm px-4 text-sm font-semibold text-ink-soft hover:text-ink disabled:text-ink-soft aria-pressed:bg-action-soft aria-pressed:text-action-ink"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
