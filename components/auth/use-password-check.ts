import { useEffect, useState } from "react";
import { failureText } from "@/components/auth/failure-text";
import { api } from "@/lib/api-client/client";
import { accountPages } from "@/lib/i18n/it";

/** What the server says of a password; `unknown` while it has not answered for this one. */
export type PasswordCheck =
  | { state: "unknown" }
  | { state: "good" }
  | { state: "weak"; errors: string[] }
  | { state: "unchecked"; reason: string };

const pauseMs = 150;

/** Of a password that is to replace another: asks the server on every change, after a short pause in the typing; late answers are dropped. */
export function usePasswordCheck(password: string): PasswordCheck {
  const [answer, setAnswer] = useState<{ password: string; check: PasswordCheck }>();

  useEffect(() => {
    if (!password) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void checkPassword(password, abort.signal).then((check) => {
        if (!abort.signal.aborted) setAnswer({ password, check });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password]);

  return password && answer?.password === password ? answer.check : { state: "unknown" };
}

async function checkPassword(password: string, signal: AbortSignal): Promise<PasswordCheck> {
  try {
    const { isValid, errors } = await api("POST /api/auth/validate-password", {
      body: { password, use: "change" },
      signal,
    });
    return isValid ? { state: "good" } : { state: "weak", errors };
  } catch (error) {
    return { state: "unchecked", reason: failureText(error, accountPages.resetFailed) };
  }
}
