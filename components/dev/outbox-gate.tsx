"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useForm } from "react-hook-form";
import { AccountSheet, SheetText } from "@/components/auth/account-sheet";
import { failureText } from "@/components/auth/failure-text";
import { Button } from "@/components/ui/button";
import { PasswordField } from "@/components/ui/password-field";
import { useLiveValues } from "@/components/ui/use-live-values";
import { api } from "@/lib/api-client/client";
import { emails } from "@/lib/i18n/it";

const t = emails.outbox;

/** Asks for the password of the mails, which then take its place. */
export function OutboxGate() {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const [problem, setProblem] = useState<string>();
  const form = useForm({ defaultValues: { password: "" } });
  const { register, handleSubmit, formState, setFocus } = form;
  const { password = "" } = useLiveValues(form);

  async function submit(values: { password: string }): Promise<void> {
    setProblem(undefined);
    try {
      await api("POST /api/outbox/session", { body: { password: values.password.trim() } });
      startLeaving(() => router.refresh());
    } catch (error) {
      setProblem(failureText(error, t.openFailed));
      setFocus("password");
    }
  }

  return (
    <AccountSheet mood="thinks" title={t.title}>
      <SheetText>{t.lockedIntro}</SheetText>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-5">
        <PasswordField
          label={t.password}
          error={problem}
          autoComplete="current-password"
          required
          {...register("password")}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!password.trim()}
          loading={formState.isSubmitting || isLeaving}
        >
          {t.open}
        </Button>
      </form>
    </AccountSheet>
  );
}
