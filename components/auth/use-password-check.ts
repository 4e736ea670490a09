import { useEffect, useState } from "react";
import { failureText } from "@/components/auth/failure-text";
import { api } from "@/lib/api-client/client";
import { password as passwordRule } from "@/lib/features/accounts/rules";
import { resetPassword } from "@/lib/i18n/it/reset-password";

/** What the server says of a password; `unknown` while it has not answered for this one. */
type Judgement =
  | { state: "unknown" }
  | { state: "good" }
  | { state: "weak"; errors: string[] }
  | { state: "unchecked"; reason: string };

/** `isLong`: whether it has the length that is asked, which needs no server. */
export type PasswordCheck = Judgement & { isLong: boolean };

const pauseMs = 150;

/** Of a password that is to replace another: asks the server on every change, after a short pause in the typing; late answers are dropped. */
export function usePasswordCheck(password: string): PasswordCheck {
  const [answer, setAnswer] = useState<{ password: string; judgement: Judgement }>();

  useEffect(() => {
    if (!password) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void checkPassword(password, abort.signal).then((judgement) => {
        if (!abort.signal.aborted) setAnswer({ password, judgement });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [password]);

  const isJudged = password !== "" && answer?.password === password;
  const isLong = [...password].length >= passwordRule.changedMinLength;
  return { ...(isJudged ? answer.judgement : { state: "unknown" }), isLong };
}

async function checkPassword(password: string, signal: AbortSignal): Promise<Judgement> {
  try {
    const { isValid, errors } = await api("POST /api/auth/validate-password", {
      body: { password, use: "change" },
      signal,
    });
    return isValid ? { state: "good" } : { state: "weak", errors };
  } catch (error) {
    return { state: "unchecked", reason: failureText(error, resetPassword.resetFailed) };
  }
}
