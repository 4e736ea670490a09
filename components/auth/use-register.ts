import type { UseFormReturn } from "react-hook-form";
import type { RegisterValues } from "@/components/auth/register-values";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/http/client";
import { ApiError, NetworkError, userMessageOf } from "@/lib/http/client-errors";
import { auth } from "@/lib/i18n/it";

const successToastMs = 8000;

/** Creates the account. The outcome is said in a toast, and beside the field it is about. */
export function useRegister(form: UseFormReturn<RegisterValues>, onRegistered: () => void) {
  return async (values: RegisterValues): Promise<void> => {
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
      sayFailure(error);
      if (error instanceof ApiError) markFields(form, error.fields ?? {});
    }
  };
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
  for (const name of ["email", "password", "nickname", "displayName"] as const) {
    if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
  }
}
