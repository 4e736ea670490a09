"use client";

import { useEffect, useState } from "react";
import { findEnglishVoice } from "@/components/sound/voice-player";

/** The device's English voice: undefined until it is known, null where there is none. */
export function useDeviceVoice(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();
  useEffect(() => {
    let isHere = true;
    void findEnglishVoice().then((found) => isHere && setVoice(found ?? null));
    return () => void (isHere = false);
  }, []);
  return voice;
}
