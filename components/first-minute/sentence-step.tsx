import type { SyntheticEvent } from "react";
import { sentencesFor } from "@/lib/features/first-minute/rules";
import { firstMinute as t } from "@/lib/i18n/it/first-minute";
import { composerId } from "@/components/conversation/composer-id";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { ChoiceLabel } from "@/components/ui/choice-label";

export type SentenceStepProps = {
  chosen: string | undefined;
  onChoose: (sentence: string) => void;
  /** Answers whether the text was taken. */
  onSend: (text: string) => boolean;
};

/** Three sentences with a mistake each, one of which goes to the coach as it stands; or one of the learner's own. */
export function SentenceStep({ chosen, onChoose, onSend }: SentenceStepProps) {
  const { schoolClass, isPro } = useLearner();
  const sentences = sentencesFor(schoolClass);
  const sentence = sentences.find((one) => one === chosen);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (sentence === undefined || !onSend(sentence)) return;
    // This step is gone with what it sent. A field that has the focus would bring up the keyboard of a phone.
    const next = matchMedia("(hover: hover)").matches ? composerId : "content";
    document.getElementById(next)?.focus({ preventScroll: true });
  }

  return (
    <form onSubmit={send} className="flex grow flex-col gap-2.5">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t.sentences}</legend>
        {sentences.map((one) => (
          <ChoiceLabel
            key={one}
            name="sentence"
            value={one}
            checked={one === sentence}
            onChange={() => onChoose(one)}
            className="flex min-h-11 items-center rounded-md border-2 border-line bg-surface px-3 py-1.5 font-medium transition-colors max-[24rem]:text-sm hover:border-action-ink hover:bg-action-soft has-checked:border-action-ink has-checked:bg-action-soft"
          >
            <span lang="en">{one}</span>
          </ChoiceLabel>
        ))}
      </fieldset>
      <div className="mt-auto flex flex-col gap-1.5">
        {!isPro && <p className="text-center text-xs text-ink-soft">{t.cost}</p>}
        <div className="flex flex-wrap gap-2 *:grow *:px-2">
          <Button variant="secondary" onClick={() => document.getElementById(composerId)?.focus()}>
            {t.own}
          </Button>
          <Button type="submit" disabled={sentence === undefined}>
            {t.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
