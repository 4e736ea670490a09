"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { nickname as rules } from "@/lib/features/accounts/rules";
import { userMessageOf } from "@/lib/http/client-errors";
import { profile } from "@/lib/i18n/it";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { showToast } from "@/components/ui/toast";

/** Enter or OK saves, Esc leaves it as it was. An empty or unchanged name is not sent. */
export function NicknameForm({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const [value, setValue] = useState(nickname);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useUpdateLearner();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = value.trim();
    if (!wanted || wanted === nickname) return onClose();
    mutate({ nickname: wanted }, { onSuccess, onError });
  }

  function onSuccess() {
    showToast({ title: profile.nicknameSaved, variant: "success" });
    onClose();
  }

  function onError(error: Error) {
    setProblem(userMessageOf(error, profile.nicknameFailed));
    showToast({ title: profile.errorTitle, description: profile.nicknameFailed, variant: "error" });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex grow basis-56 flex-col gap-3">
      <TextField
        ref={field}
        label={profile.nickname}
        hint={profile.nicknameHint}
        error={problem}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        maxLength={rules.maxLength}
        autoComplete="nickname"
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      />
      <div className="flex gap-3">
        <Button type="submit" loading={isPending}>
          {profile.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  );
}
