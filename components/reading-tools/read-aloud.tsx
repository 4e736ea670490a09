"use client";

import { useEffect, useState } from "react";
import { readingTools } from "@/lib/i18n/it/reading-tools";
import { classNames } from "@/components/ui/class-names";
import { StopIcon } from "@/components/ui/icons";
import { findEnglishVoice, findItalianVoice, utter } from "@/components/sound/voice-player";
import { SlowIcon, SpeakerIcon } from "@/components/ui/voice-icons";

const t = readingTools.aloud;

export type SpokenPart = { text: string; lang: "it" | "en" };
type Voices = Record<SpokenPart["lang"], SpeechSynthesisVoice | undefined>;

const rates = { normal: 1, slow: 0.6 };
type Speed = keyof typeof rates;

/**
 * Has an exercise read by the device's own voices, as it is spoken or slowly: for everybody. Nothing where the device has no
 * voice for its last part, the sentence; a part before it that no voice can read is left out.
 */
export default function ReadAloud({ parts }: { parts: SpokenPart[] }) {
  const [voices, setVoices] = useState<Voices>();
  /** What is being read, with what ends it. */
  const [reading, setReading] = useState<{ speed: Speed; end: AbortController }>();

  useEffect(() => {
    let isHere = true;
    void Promise.all([findItalianVoice(), findEnglishVoice()]).then(([it, en]) => {
      if (isHere) setVoices({ it, en });
    });
    return () => void (isHere = false);
  }, []);
  useEffect(() => () => stop(reading?.end), [reading]);

  const sentence = parts.at(-1);
  if (!voices || !sentence || !voices[sentence.lang]) return null;

  function press(speed: Speed, known: Voices) {
    stop(reading?.end);
    if (reading?.speed === speed) return setReading(undefined);
    const end = new AbortController();
    setReading({ speed, end });
    void readAll(parts, known, rates[speed], end.signal).then(() =>
      setReading((now) => (now?.end === end ? undefined : now)),
    );
  }

  return (["normal", "slow"] as const).map((speed) => {
    const isUnderWay = reading?.speed === speed;
    const Icon = isUnderWay ? StopIcon : { normal: SpeakerIcon, slow: SlowIcon }[speed];
    return (
      <button
        key={speed}
        type="button"
        aria-label={isUnderWay ? t.stop : t[speed]}
        title={isUnderWay ? t.stop : t[speed]}
        onClick={() => press(speed, voices)}
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft",
          isUnderWay && "bg-action-soft",
        )}
      >
        <Icon className="size-5.5" />
      </button>
    );
  });
}

async function readAll(
  parts: SpokenPart[],
  voices: Voices,
  rate: number,
  signal: AbortSignal,
): Promise<void> {
  for (const { text, lang } of parts) {
    const voice = voices[lang];
    if (signal.aborted) return;
    if (voice) await utter(text, voice, { lang: { it: "it-IT", en: "en-GB" }[lang], rate });
  }
}

function stop(end: AbortController | undefined): void {
  if (!end || end.signal.aborted) return;
  end.abort();
  speechSynthesis.cancel();
}
