"use client";

import { useEffect } from "react";
import { useLearner } from "@/components/learner/use-learner";
import { useDeviceVoice } from "@/components/voice/use-device-voice";
import { sayWord } from "@/components/sound/voice-player";

/** Says English with the device's own voice; nothing where it has none, or where parents want nothing read aloud. */
export function useEnglishVoice(): ((text: string) => void) | undefined {
  const isAllowed = useLearner().family.allowed.readAloud;
  const voice = useDeviceVoice();
  // What is being said is of this screen.
  useEffect(() => () => void ("speechSynthesis" in window && speechSynthesis.cancel()), []);
  return voice && isAllowed ? (text) => void sayWord(text, voice, 1) : undefined;
}
