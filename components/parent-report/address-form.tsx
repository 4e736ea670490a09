"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { parentReport as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { ParentEmailField } from "@/components/family/parent-email-field";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** The address reports go to. An empty or unchanged one is not sent. */
export function AddressForm() {
  const queryClient = useQueryClient();
  const { id, parentEmail: saved } = useLearner();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useUpdateLearner();
  const value = draft ?? saved ?? "";
  const wanted = value.trim();
  const isNew = wanted !== "" && wanted !== saved;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isNew || isPending) return;
    setProblem(undefined);
    mutate({ parentEmail: wanted }, { onSuccess, onError });
  }

  function onSuccess() {
    setDraft(undefined);
    showToast({ title: t.saved, variant: "success" });
    void queryClient.invalidateQueries({ queryKey: queryKeys.parentReport(id) });
  }

  function onError(error: Error) {
    const description = userMessageOf(error, t.saveFailed);
    setProblem(description);
    showToast({ title: t.errorTitle, description, variant: "error" });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <ParentEmailField
        label={t.email}
        hint={isNew || !saved ? t.emailHint : undefined}
        error={problem}
        value={value}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" className="self-start" disabled={!isNew} loading={isPending}>
        {t.save}
      </Button>
    </form>
  );
}
