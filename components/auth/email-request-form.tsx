"use client";

import { useRef, useState, type ChangeEvent, type SubmitEvent } from "react";
import { failureText } from "@/components/auth/failure-text";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { useFormValues } from "@/components/ui/use-form-values";
import { accountPages } from "@/lib/i18n/it";

type EmailRequestFormProps = {
  submitLabel: string;
  /** The address, where it is known already. */
  known?: string;
  /** Shown when the server gives no reason. */
  failure: string;
  /** Asks the server to send the mail. */
  request: (email: string) => Promise<{ message: string }>;
  /** With what the server said, and where it was sent. */
  onSent: (message: string, email: string) => void;
};

/** One e-mail address and a button: the request of the forgot-password and the verification page. */
export function EmailRequestForm({ submitLabel, known, failure, request, onSent }: EmailRequestFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { values, attach, onChange: take } = useFormValues<"email">();
  const [isSending, setIsSending] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { email = "" } = values;

  async function send(): Promise<void> {
    const refusal = await refusalOf(email);
    setMistake(refusal);
    if (refusal) return field.current?.focus();
    const { message } = await request(email.trim());
    onSent(message, email.trim());
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    await send().catch((error: unknown) => setProblem(failureText(error, failure)));
    setIsSending(false);
  }

  function onChange(event: ChangeEvent<HTMLFormElement>): void {
    setMistake(undefined);
    take(event);
  }

  return (
    <form
      noValidate
      ref={attach}
      onChange={onChange}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label={accountPages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={accountPages.emailExample}
        defaultValue={known}
        required
        error={mistake}
        name="email"
        ref={field}
      />
      {problem && <Notice variant="error">{problem}</Notice>}
      <Button type="submit" size="lg" disabled={!email} loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Why an address is none. Its schema, and zod with it, weighs more than the form: where it does not come, the server judges alone. */
async function refusalOf(email: string): Promise<string | undefined> {
  const contract = await import("@/lib/features/accounts/contract").catch(() => undefined);
  return contract?.emailBody.safeParse({ email }).error?.issues[0]?.message;
}
