import { useEffect, useRef, useState } from "react";
import { forgetUnsentLogout } from "@/components/offline/unsent-logout";
import { showToast, showToastAcrossPages } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { auth } from "@/lib/i18n/it";

type LoginValues = { email: string; password: string };

const followUpDelayMs = 2000;

/** Signs in and moves to the app; every outcome is said in a toast. */
export function useLogin({ onUnverified }: { onUnverified: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const followUp = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(followUp.current), []);

  async function logIn(values: LoginValues): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    await send(values);
    setIsPending(false);
  }

  async function send({ email, password }: LoginValues): Promise<void> {
    clearTimeout(followUp.current);
    if (!email.trim() || !password.trim()) {
      showToast({ variant: "error", title: auth.requiredFields, description: auth.loginFields });
      return;
    }
    try {
      await api("POST /api/auth/login", { body: { email: email.trim(), password } });
      forgetUnsentLogout();
      showToastAcrossPages({ variant: "success", title: auth.loginSucceeded });
      window.location.assign("/");
      await new Promise(() => undefined); // Busy until the next page is there.
    } catch (error) {
      if (error instanceof NetworkError) {
        showToast({ variant: "error", title: auth.connectionFailed, description: auth.retryLater });
        return;
      }
      const reason = userMessageOf(error, auth.badCredentials);
      showToast({ variant: "error", title: auth.loginFailed, description: reason });
      if (!mentionsVerification(reason)) return;
      onUnverified();
      followUp.current = setTimeout(sayUnverified, followUpDelayMs);
    }
  }

  return { logIn, isPending };
}

function mentionsVerification(reason: string): boolean {
  return /verific/i.test(reason);
}

function sayUnverified(): void {
  showToast({
    variant: "info",
    title: auth.unverifiedTitle,
    action: { label: auth.verifyEmailLink, href: "/verify-email" },
  });
}
