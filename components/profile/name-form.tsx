"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { profile } from "@/lib/i18n/it";
import { nameTexts, type NameField } from "@/components/profile/name-texts";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { showToast } from "@/components/ui/toast";

type NameFormProps = { field: NameField; name: string; onClose: () => void };

/** Enter or OK saves, Esc leaves it as it was. An empty or unchanged name is not sent. */
export function NameForm({ field, name, onClose }: NameFormProps) {
  const { label, hint, saved, maxLength, autoComplete } = nameTexts[field];
  const [value, setValue] = useState(name);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useUpdateLearner();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = value.trim();
    if (!wanted || wanted === name) return onClose();
    mutate({ [field]: wanted }, { onSuccess, onError });
  }

  function onSuccess() {
    showToast({ title: saved, variant: "success" });
    onClose();
  }

  function onError(error: Error) {
    const reason = apiErrorOf(error)?.userMessage;
    if (reason) return setProblem(`${profile.nameFailed} ${reason}`); // A toast would say less.
    setProblem(profile.nameFailed);
    showToast({ title: profile.errorTitle, description: profile.nameFailed, variant: "error" });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex grow basis-56 flex-col gap-3">
      <TextField
        ref={input}
        label={label}
        hint={hint}
        error={problem}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        maxLength={maxLength}
        autoComplete={autoComplete}
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
