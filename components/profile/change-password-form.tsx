"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { api } from "@/lib/api-client/client";
import { ApiError } from "@/lib/api-client/client-errors";
import { changePassword as t } from "@/lib/i18n/it";
import { resetPassword } from "@/lib/i18n/it/reset-password";
import { failureText } from "@/components/auth/failure-text";
import { PasswordVerdict } from "@/components/auth/password-verdict";
import { usePasswordCheck } from "@/components/auth/use-password-check";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { showToast } from "@/components/ui/toast";
import { useLiveValues } from "@/components/ui/use-live-values";

type Values = { currentPassword: string; newPassword: string; confirmation: string };

/** The present password, and the new one twice. Closes once it is changed. */
export default function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { email } = useLearner();
  const rules = useId();
  const form = useForm<Values>();
  const { register, handleSubmit, setFocus } = form;
  useEffect(() => setFocus("currentPassword"), [setFocus]);
  const { currentPassword = "", newPassword = "", confirmation = "" } = useLiveValues(form);
  const check = usePasswordCheck(newPassword);
  const change = useChangePassword(onClose);
  const problem = problemOf(change.error);
  const isDifferent = confirmation !== "" && confirmation !== newPassword;
  const canSubmit = currentPassword !== "" && check.state === "good" && confirmation === newPassword;
  const submit = handleSubmit((values) =>
    change.mutate(values, { onError: (error) => problemOf(error).current && setFocus("currentPassword") }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex w-full max-w-md flex-col gap-5 py-2"
    >
      <p>{t.effect}</p>
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t.current}
        autoComplete="current-password"
        error={problem.current}
        {...register("currentPassword")}
      />
      <PasswordField
        label={resetPassword.newPassword}
        autoComplete="new-password"
        error={problem.wanted}
        {...(!problem.wanted && { "aria-describedby": rules })}
        {...register("newPassword")}
      />
      <PasswordVerdict id={rules} check={check} />
      <PasswordField
        label={resetPassword.confirmPassword}
        autoComplete="new-password"
        error={isDifferent ? resetPassword.passwordsDiffer : undefined}
        {...register("confirmation")}
      />
      {problem.other && <Notice variant="error">{problem.other}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!canSubmit} loading={change.isPending}>
          {t.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

function useChangePassword(onDone: () => void) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      api("POST /api/auth/change-password", { body: { currentPassword, newPassword } }),
    onSuccess: ({ message }) => {
      showToast({ title: t.doneTitle, description: message, variant: "success" });
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions(id) });
      onDone();
    },
  });
}

type Problem = { current?: string; wanted?: string; other?: string };

/** What is wrong, where it is. */
function problemOf(error: Error | null): Problem {
  if (!error) return {};
  const { currentPassword: current, newPassword: wanted } = (error instanceof ApiError && error.fields) || {};
  return current || wanted ? { current, wanted } : { other: failureText(error, t.failed) };
}
