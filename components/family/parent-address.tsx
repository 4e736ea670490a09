"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { familyScreens } from "@/lib/i18n/it";
import { familyQuery } from "@/components/family/queries";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { ParentEmailField } from "@/components/family/parent-email-field";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

const t = familyScreens.address;

/** Where the invitation of a parent goes; saving an address sends it. */
export function ParentAddress() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useUpdateLearner();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const parentEmail = email.trim();
    setProblem(parentEmail ? undefined : t.missing);
    if (parentEmail && !isPending) mutate({ parentEmail }, { onSuccess, onError });
  }

  function onSuccess() {
    setEmail("");
    showToast({ title: t.sent, variant: "success" });
    void queryClient.invalidateQueries({ queryKey: familyQuery(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: queryKeys.parentReport(id) });
  }

  function onError(error: Error) {
    setProblem(userMessageOf(error, familyScreens.failed));
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <ParentEmailField
        label={t.label}
        hint={t.hint}
        error={problem}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" className="sm:self-start" loading={isPending}>
        {t.send}
      </Button>
    </form>
  );
}
