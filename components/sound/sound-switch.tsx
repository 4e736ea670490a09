"use client";

import { answerSheet as t } from "@/lib/i18n/it/answer-sheet";
import { readySounds } from "@/components/sound/play-tune";
import { setWantsSounds, useWantsSounds } from "@/components/sound/sound-wish";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Icon } from "@/components/ui/icons";

/** Sounds on or off, on this device: for a page of settings. */
export function SoundSwitch() {
  const isOn = useWantsSounds();
  return (
    <div className="flex flex-col">
      <CheckboxField label={t.sounds} checked={isOn} onChange={(event) => choose(event.target.checked)} />
      <p className="pl-10 text-sm text-ink-soft">{t.soundsText}</p>
    </div>
  );
}

/** The same as a small speaker, for a corner. */
export function SoundButton() {
  const isOn = useWantsSounds();
  return (
    <button
      type="button"
      aria-label={t.sounds}
      aria-pressed={isOn}
      title={t.sounds}
      onClick={() => choose(!isOn)}
      className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
    >
      <Icon className="size-5">
        <path d="M4.5 9.8v4.4h3l4.3 3.6V6.2L7.5 9.8Z" />
        {isOn ? (
          <path d="M15.4 9.2a4.2 4.2 0 0 1 0 5.6M18 6.8a7.6 7.6 0 0 1 0 10.4" />
        ) : (
          <path d="m15.5 9.7 4.6 4.6M20.1 9.7l-4.6 4.6" />
        )}
      </Icon>
    </button>
  );
}

function choose(isOn: boolean): void {
  setWantsSounds(isOn);
  readySounds();
}
