"use client";

import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/components/auth/failure-text";
import { PasswordVerdict } from "@/components/auth/password-verdict";
import { usePasswordCheck } from "@/components/auth/use-password-check";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { useLiveValues } from "@/components/ui/use-live-values";
import { api } from "@/lib/api-client/client";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { resetPassword } from "@/lib/i18n/it/reset-password";

type ResetValues = { newPassword: string; confirmation: string };

type ResetPasswordFormProps = {
  token: string;
  onDone: () => void;
  /** The link is used up: with it no password can be set any more. */
  onDeadLink: (reason: string) => void;
};

export function ResetPasswordForm({ token, onDone, onDeadLink }: ResetPasswordFormProps) {
  const rules = useId();
  const [isLeft, setIsLeft] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<ResetValues>();
  const { register, handleSubmit, formState } = form;
  const { newPassword = "", confirmation = "" } = useLiveValues(form);
  const check = usePasswordCheck(newPassword);
  // While what stands there is how the password begins, the rest may be on its way.
  const isOnItsWay = !isLeft && newPassword.startsWith(confirmation);
  const isDifferent = confirmation !== "" && confirmation !== newPassword && !isOnItsWay;
  const canSubmit = check.state === "good" && confirmation === newPassword;

  async function submit(values: ResetValues): Promise<void> {
    setProblem(undefined);
    try {
      await api("POST /api/auth/reset-password", { body: { token, newPassword: values.newPassword } });
      onDone();
    } catch (error) {
      const refusal = apiErrorOf(error);
      const reason = failureText(error, resetPassword.resetFailed);
      if (refusal?.code === "BAD_TOKEN") onDeadLink(reason);
      else setProblem(refusal?.fields?.newPassword ?? reason); // It alone knows whose nickname this is.
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-5">
      <PasswordField
        label={resetPassword.newPassword}
        aria-describedby={rules}
        aria-invalid={check.state === "weak" || undefined}
        autoComplete="new-password"
        {...register("newPassword")}
      />
      <PasswordVerdict id={rules} check={check} />
      <PasswordField
        label={resetPassword.confirmPassword}
        autoComplete="new-password"
        error={isDifferent ? resetPassword.passwordsDiffer : undefined}
        {...register("confirmation", { onBlur: () => setIsLeft(true) })}
      />
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button type="submit" size="lg" disabled={!canSubmit} loading={formState.isSubmitting}>
        {resetPassword.resetSubmit}
      </Button>
    </form>
  );
}
