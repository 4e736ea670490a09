"use client";

import { useEffect, useState } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { findEnglishVoice, sayWord } from "@/components/voice/voice-player";

/** Says English with the device's own voice; nothing where it has none, or where parents want nothing read aloud. */
export function useEnglishVoice(): ((text: string) => void) | undefined {
  const isAllowed = useLearner().family.allowed.readAloud;
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    let isHere = true;
    void findEnglishVoice().then((found) => isHere && setVoice(found));
    return () => {
      isHere = false;
      // What is being said is of this screen.
      if ("speechSynthesis" in window) speechSynthesis.cancel();
    };
  }, []);
  return voice && isAllowed ? (text) => void sayWord(text, voice, 1) : undefined;
}
