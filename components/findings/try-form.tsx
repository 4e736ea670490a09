import { useEffect, useRef, type SubmitEvent } from "react";
import { maxTryLength } from "@/lib/features/findings/rules";
import { findings as t } from "@/lib/i18n/it";
import { useReadySheet } from "@/components/answer-sheet/answer-sheet";
import { PauseNotice } from "@/components/family/pause-notice";
import { TrySheet } from "@/components/findings/try-sheet";
import type { useTry } from "@/components/findings/use-try";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";

/** Where a mistake is tried at, stuck to the lower edge of its panel, with what came of the last try above it. */
export function TryForm({ tries }: { tries: ReturnType<typeof useTry> }) {
  const field = useRef<HTMLInputElement>(null);
  const { text, write, submit, isChecking, problem, pause, reply, isTried, checkedAt } = tries;
  useReadySheet();
  // After a check the next try begins where the student was typing.
  useEffect(() => {
    if (reply) field.current?.focus({ preventScroll: true });
  }, [reply]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <div className={classNames("sticky -bottom-6 -mx-6 -mb-6", reply !== undefined && "low:static")}>
      {reply && <TrySheet key={checkedAt} reply={reply} />}
      <form
        onSubmit={onSubmit}
        noValidate
        className="relative flex flex-col gap-3 border-t border-line bg-surface px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
      >
        <TextField
          ref={field}
          label={t.tryLabel}
          placeholder={t.tryPlaceholder}
          value={text}
          maxLength={maxTryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          lang="en"
          error={problem}
          {...(isTried && { "aria-invalid": true })}
          onChange={(event) => write(event.target.value)}
        />
        <PauseNotice>{pause}</PauseNotice>
        <Button type="submit" loading={isChecking}>
          {t.check}
        </Button>
      </form>
    </div>
  );
}
