"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "@/components/auth/failure-text";
import { Button } from "@/components/ui/button";
import { lazyResolver } from "@/components/ui/lazy-resolver";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { useLiveValues } from "@/components/ui/use-live-values";
import { accountPages } from "@/lib/i18n/it";

type EmailValues = { email: string };

type EmailRequestFormProps = {
  submitLabel: string;
  /** Shown when the server gives no reason. */
  failure: string;
  /** Asks the server to send the mail. */
  request: (email: string) => Promise<{ message: string }>;
  onSent: (message: string) => void;
};

const resolver = lazyResolver<EmailValues>(() =>
  import("@/lib/features/accounts/contract").then((contract) => contract.emailBody),
);

/** One e-mail address and a button: the request of the forgot-password and the verification page. */
export function EmailRequestForm({ submitLabel, failure, request, onSent }: EmailRequestFormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<EmailValues>({ resolver });
  const { register, handleSubmit, formState } = form;
  const { email } = useLiveValues(form);

  async function submit(values: EmailValues): Promise<void> {
    setProblem(undefined);
    try {
      const { message } = await request(values.email.trim());
      onSent(message);
    } catch (error) {
      setProblem(failureText(error, failure));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-5">
      <TextField
        label={accountPages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        error={formState.errors.email?.message}
        {...register("email")}
      />
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button type="submit" size="lg" disabled={!email} loading={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
