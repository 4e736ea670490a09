"use client";

import { useEffect, useRef, useState } from "react";
import { voice as t } from "@/lib/i18n/it";
import { readDraft, writeDraft } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { showToast } from "@/components/ui/toast";
import { endReading } from "@/components/voice/end-reading";
import {
  startRecogniser,
  type Recogniser,
  type RecogniserProblem,
  type SpokenLanguage,
} from "@/components/voice/speech-recogniser";

/** What is being dictated: `text` as far as it was understood. */
export type Dictation = { language: SpokenLanguage; text: string; isTranscribing: boolean };

const pauseBeforeSendingMs = 100;

const problemTexts: Record<RecogniserProblem, [title: string, description: string]> = {
  "no-sound": [t.noSoundTitle, t.noSound],
  denied: [t.deniedTitle, t.denied],
  offline: [t.offlineTitle, t.offline],
  "unknown-language": [t.unknownLanguageTitle, t.unknownLanguage],
};

/** Writes what is said into the draft, after what was there, and sends it. `onSend` answers whether it was taken. */
export function useDictation(onSend: (text: string) => boolean) {
  const { id: userId } = useLearner();
  const [dictation, setDictation] = useState<Dictation>();
  const recogniser = useRef<Recogniser>(undefined);
  const draftBefore = useRef("");
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSend = useRef(onSend);
  useEffect(() => {
    latestSend.current = onSend;
  });
  useEffect(
    () => () => {
      recogniser.current?.cancel();
      clearTimeout(sending.current);
    },
    [],
  );

  const writeSpoken = (text: string) =>
    writeDraft(userId, [draftBefore.current, text].filter(Boolean).join(" "));

  function begin() {
    endReading();
    draftBefore.current = readDraft(userId).trimEnd();
    listen("it-IT");
  }

  function listen(language: SpokenLanguage) {
    recogniser.current?.cancel();
    writeSpoken("");
    recogniser.current = startRecogniser(language, { onText: show, onEnd: end });
    if (recogniser.current) setDictation({ language, text: "", isTranscribing: false });
    else showToast({ title: t.unsupportedTitle, description: t.unsupported, variant: "error" });
  }

  function show(text: string) {
    writeSpoken(text);
    setDictation((now) => now && { ...now, text });
  }

  function end(text: string, problem?: RecogniserProblem) {
    close(text);
    if (problem || !text) {
      const [title, description] = problem ? problemTexts[problem] : [t.noTextTitle, t.noText];
      showToast({ title, description, variant: "error" });
      return;
    }
    sending.current = setTimeout(() => {
      if (latestSend.current(readDraft(userId))) writeDraft(userId, "");
    }, pauseBeforeSendingMs);
  }

  function close(text: string) {
    recogniser.current = undefined;
    setDictation(undefined);
    writeSpoken(text);
  }

  function finish() {
    recogniser.current?.stop();
    setDictation((now) => now && { ...now, isTranscribing: true });
  }

  function cancel() {
    recogniser.current?.cancel();
    close("");
  }

  return { dictation, begin, switchTo: listen, finish, cancel };
}
