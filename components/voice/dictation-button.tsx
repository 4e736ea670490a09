"use client";

import { voice as t } from "@/lib/i18n/it";
import { ToolButton } from "@/components/ui/tool-button";
import { useLearner } from "@/components/learner/use-learner";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { useDictation } from "@/components/voice/use-dictation";
import { MicrophoneIcon } from "@/components/ui/voice-icons";

// Its code comes with the first dictation.
const DictationOverlay = lazyDialog(() => import("@/components/voice/dictation-overlay"));

type DictationButtonProps = {
  isReady: boolean;
  /** Answers whether the text was taken. */
  onSend: (text: string) => boolean;
};

/** Speaking instead of typing, where parents let the learner. */
export function DictationButton(props: DictationButtonProps) {
  return useLearner().family.allowed.voice ? <AllowedButton {...props} /> : null;
}

function AllowedButton({ isReady, onSend }: DictationButtonProps) {
  const { dictation, begin, switchTo, finish, cancel } = useDictation(onSend);
  return (
    <>
      <ToolButton icon={<MicrophoneIcon className="size-5" />} isDisabled={!isReady} onClick={begin}>
        {t.dictate}
      </ToolButton>
      {dictation && (
        <DictationOverlay dictation={dictation} onSwitch={switchTo} onFinish={finish} onClose={cancel} />
      )}
    </>
  );
}
