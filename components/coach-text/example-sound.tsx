"use client";

import { useState } from "react";
import { coachText as t } from "@/lib/i18n/it/coach-text";
import { useLearner } from "@/components/learner/use-learner";
import { stopReading } from "@/components/voice/reading";
import { useDeviceVoice } from "@/components/voice/use-device-voice";
import { useReading } from "@/components/voice/use-reading";
import { SlowIcon, SpeakerIcon } from "@/components/ui/voice-icons";
import { sayWord } from "@/components/sound/voice-player";
import { StopIcon } from "@/components/ui/icons";

type SoundProps = { text: string };

const slowRate = 0.6;

/**
 * An example to be heard, as it is spoken and slowly, where parents let the learner. A single word is said by the device's own
 * voice, for everybody; more is read as a message is.
 */
export function ExampleSound({ text }: SoundProps) {
  const { family } = useLearner();
  if (!family.allowed.readAloud) return null;
  return /\s/.test(text) ? <SentenceSound text={text} /> : <WordSound text={text} />;
}

function SentenceSound({ text }: SoundProps) {
  const { isPro } = useLearner();
  const normal = useReading(`example: ${text}`, text);
  const slow = useReading(`slow example: ${text}`, text, slowRate);
  return (
    <div className="flex shrink-0 self-start">
      <SentenceButton text={text} reading={normal} />
      {isPro && <SentenceButton text={text} reading={slow} isSlow />}
    </div>
  );
}

type SentenceButtonProps = SoundProps & { reading: ReturnType<typeof useReading>; isSlow?: boolean };

function SentenceButton({ text, reading: { phase, start }, isSlow }: SentenceButtonProps) {
  const isUnderWay = phase !== "idle" && phase !== "ended";
  return (
    <SoundButton
      text={text}
      isSlow={isSlow}
      isPreparing={phase === "preparing"}
      isUnderWay={isUnderWay}
      onPress={isUnderWay ? stopReading : start}
    />
  );
}

/** Nothing where the device has no English voice, and the learner no other. */
function WordSound({ text }: SoundProps) {
  const { isPro } = useLearner();
  const voice = useDeviceVoice();
  const [rate, setRate] = useState<number>();

  function press(own: SpeechSynthesisVoice, wanted: number) {
    stopReading();
    if (rate === wanted) return speechSynthesis.cancel();
    setRate(wanted);
    void sayWord(text, own, wanted).then(() => setRate((now) => (now === wanted ? undefined : now)));
  }

  if (voice === null && isPro) return <SentenceSound text={text} />;
  if (!voice) return null;
  return (
    <div className="flex shrink-0">
      <SoundButton text={text} isUnderWay={rate === 1} onPress={() => press(voice, 1)} />
      <SoundButton text={text} isSlow isUnderWay={rate === slowRate} onPress={() => press(voice, slowRate)} />
    </div>
  );
}

type SoundButtonProps = SoundProps & {
  isSlow?: boolean | undefined;
  isPreparing?: boolean;
  isUnderWay: boolean;
  onPress: () => void;
};

function SoundButton({ text, isSlow, isPreparing, isUnderWay, onPress }: SoundButtonProps) {
  const Icon = isUnderWay && !isPreparing ? StopIcon : isSlow ? SlowIcon : SpeakerIcon;
  const name = isUnderWay ? t.stop : isSlow ? t.listenSlowly : t.listen;
  return (
    <button
      type="button"
      aria-label={name(text)}
      aria-busy={isPreparing || undefined}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-md text-action-ink hover:bg-action-soft"
    >
      <Icon className={`size-5 ${isPreparing ? "animate-shimmer" : ""}`} />
    </button>
  );
}
