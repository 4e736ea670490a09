import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisterValues } from "@/components/auth/register-values";
import { tooYoungText } from "@/components/family/too-young";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { ApiError, NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { auth } from "@/lib/i18n/it";

const successToastMs = 8000;

/** Creates the account. The outcome is said in a toast, and beside the field it is about; who is too young is told in place of the button. */
export function useRegister(form: UseFormReturn<RegisterValues>, onRegistered: () => void) {
  const [tooYoung, setTooYoung] = useState<string>();

  async function send(values: RegisterValues): Promise<void> {
    try {
      const { message } = await api("POST /api/auth/register", {
        body: { ...values, privacyPolicyAccepted: true, cookiePolicyAccepted: true },
      });
      showToast({
        variant: "success",
        title: auth.registerSucceeded,
        description: message || auth.registerSucceededText,
        durationMs: successToastMs,
      });
      onRegistered();
    } catch (error) {
      const refusal = tooYoungText(error);
      if (refusal) return setTooYoung(refusal);
      sayFailure(error);
      if (error instanceof ApiError) markFields(form, error.fields ?? {});
    }
  }

  return { send, tooYoung };
}

function sayFailure(error: unknown): void {
  if (error instanceof NetworkError) {
    showToast({ variant: "error", title: auth.connectionFailed, description: auth.retryLater });
    return;
  }
  const description = userMessageOf(error, auth.registerError);
  showToast({ variant: "error", title: auth.registerFailed, description });
}

function markFields(form: UseFormReturn<RegisterValues>, fields: Record<string, string>): void {
  for (const name of ["email", "password", "nickname", "displayName", "birthMonth", "birthYear"] as const) {
    if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
  }
}
