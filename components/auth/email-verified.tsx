"use client";

import { useEffect, useRef, useState } from "react";
import { AccountSheet, SheetCause } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { failureText } from "@/components/auth/failure-text";
import { useReadToken } from "@/components/auth/use-read-token";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { accountPages, common } from "@/lib/i18n/it";
import { emailVerified } from "@/lib/i18n/it/email-verified";

type Outcome = { state: "verifying" } | { state: "verified" } | Failure;
type Failure = {
  state: "failed";
  reason: string;
  /** `used`: the link is none that waits, as of one that was opened before, so of any other. `unheard`: nobody said. */
  why: "expired" | "used" | "missing" | "unheard";
};

export function EmailVerified({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const { outcome, askAgain } = useVerification(token);
  switch (outcome.state) {
    case "verifying":
      return <Verifying />;
    case "verified":
      return <Verified />;
    case "failed":
      return <Failed {...outcome} onAgain={askAgain} />;
  }
}

function useVerification(token: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { state: "verifying" } : { state: "failed", reason: emailVerified.noVerifyToken, why: "missing" },
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (!token || outcome.state !== "verifying" || isAsked.current) return;
    isAsked.current = true; // A token works once: a second call would undo the good news of the first.
    api("POST /api/auth/verify-email", { body: { token } }).then(
      () => setOutcome({ state: "verified" }),
      (error: unknown) => setOutcome(failureOf(error)),
    );
  }, [token, outcome.state]);

  function askAgain(): void {
    isAsked.current = false;
    setOutcome({ state: "verifying" });
  }
  return { outcome, askAgain };
}

function failureOf(error: unknown): Failure {
  const reason = failureText(error, emailVerified.verificationFailed);
  if (apiErrorOf(error)?.code !== "BAD_TOKEN") return { state: "failed", reason, why: "unheard" };
  return { state: "failed", reason, why: /scadut/i.test(reason) ? "expired" : "used" };
}

function Verifying() {
  return (
    <AccountSheet mood="thinks" title={<AnnouncedTitle>{emailVerified.verifyingTitle}</AnnouncedTitle>}>
      <p role="status" className="text-center text-ink-soft">
        {emailVerified.verifyingText}
      </p>
      <p aria-hidden="true" className="flex justify-center gap-2 pb-2 text-action-ink">
        {["", "[animation-delay:120ms]", "[animation-delay:240ms]"].map((delay) => (
          <span key={delay} className={`animate-dot size-2.5 rounded-full bg-current ${delay}`} />
        ))}
      </p>
    </AccountSheet>
  );
}

function Verified() {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{emailVerified.verifiedTitle}</AnnouncedTitle>}>
      <Notice variant="success">{emailVerified.verifiedText}</Notice>
      <PageLink href="/login" className={buttonStyle("primary", "lg")}>
        {emailVerified.verifiedButton}
      </PageLink>
    </AccountSheet>
  );
}

/** The likeliest next step first: most who come twice are already in. */
function Failed({ reason, why, onAgain }: Failure & { onAgain: () => void }) {
  return (
    <AccountSheet
      mood="consoles"
      title={<AnnouncedTitle>{emailVerified.verificationFailedTitle}</AnnouncedTitle>}
    >
      {why === "expired" && (
        <>
          <Notice variant="info" title={reason}>
            {emailVerified.newLinkSentText}
          </Notice>
          <AnotherMail />
          <PageLink href="/login" className="text-link mx-auto inline-flex min-h-11 items-center text-sm">
            {accountPages.backToLogin}
          </PageLink>
        </>
      )}
      {(why === "used" || why === "missing") && (
        <>
          <Notice variant="info" title={emailVerified.perhapsVerifiedTitle}>
            {why === "used" ? reason : emailVerified.perhapsVerifiedText} {emailVerified.tryLogin}
          </Notice>
          <PageLink href="/login" className={buttonStyle("primary", "lg")}>
            {emailVerified.verifiedButton}
          </PageLink>
          <AnotherMail />
          {why === "missing" && <SheetCause>{reason}</SheetCause>}
        </>
      )}
      {why === "unheard" && (
        <>
          <Notice variant="error">{reason}</Notice>
          <Button size="lg" onClick={onAgain}>
            {common.retry}
          </Button>
          <AnotherMail />
        </>
      )}
    </AccountSheet>
  );
}

function AnotherMail() {
  return (
    <PageLink href="/verify-email" className={buttonStyle("secondary", "lg")}>
      {emailVerified.verificationFailedButton}
    </PageLink>
  );
}
