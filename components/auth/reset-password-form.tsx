"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/components/auth/failure-text";
import { PasswordVerdict } from "@/components/auth/password-verdict";
import { usePasswordCheck } from "@/components/auth/use-password-check";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { PasswordField } from "@/components/ui/password-field";
import { useLiveValues } from "@/components/ui/use-live-values";
import { api } from "@/lib/api-client/client";
import { accountPages } from "@/lib/i18n/it";

type ResetValues = { newPassword: string; confirmation: string };

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<ResetValues>();
  const { register, handleSubmit, formState } = form;
  const { newPassword = "", confirmation = "" } = useLiveValues(form);
  const check = usePasswordCheck(newPassword);
  const isDifferent = confirmation !== "" && confirmation !== newPassword;
  const canSubmit = check.state === "good" && confirmation === newPassword;

  async function submit(values: ResetValues): Promise<void> {
    setProblem(undefined);
    try {
      await api("POST /api/auth/reset-password", { body: { token, newPassword: values.newPassword } });
      onDone();
    } catch (error) {
      setProblem(failureText(error, accountPages.resetFailed));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-5">
      <PasswordField
        label={accountPages.newPassword}
        hint={accountPages.newPasswordHint}
        autoComplete="new-password"
        {...register("newPassword")}
      />
      <PasswordVerdict check={check} />
      <PasswordField
        label={accountPages.confirmPassword}
        autoComplete="new-password"
        error={isDifferent ? accountPages.passwordsDiffer : undefined}
        {...register("confirmation")}
      />
      {problem && (
        <Notice variant="error">
          <p>{problem}</p>
          <PageLink
            href="/forgot-password"
            className="text-link inline-flex min-h-11 items-center self-start"
          >
            {accountPages.requestNewLink}
          </PageLink>
        </Notice>
      )}
      <Button type="submit" size="lg" disabled={!canSubmit} loading={formState.isSubmitting}>
        {accountPages.resetSubmit}
      </Button>
    </form>
  );
}
