"use client";

import { useEffect, useRef, useState } from "react";
import { AccountSheet } from "@/components/auth/account-sheet";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { failureText } from "@/components/auth/failure-text";
import { useReadToken } from "@/components/auth/use-read-token";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/api-client/client";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { buttonStyle } from "@/components/ui/button-style";
import { PageLink } from "@/components/ui/page-link";
import { accountPages } from "@/lib/i18n/it";

type Outcome = { state: "verifying" } | { state: "verified" } | Failure;
type Failure = {
  state: "failed";
  reason: string;
  /** The link is none that waits: as of one that was opened before, so of any other. */
  isUsedUp?: boolean;
};

export function EmailVerified({ token: givenToken }: { token: string | undefined }) {
  const token = useReadToken(givenToken);
  const outcome = useVerification(token);
  switch (outcome.state) {
    case "verifying":
      return <Verifying />;
    case "verified":
      return <Verified />;
    case "failed":
      return <Failed {...outcome} />;
  }
}

function useVerification(token: string | undefined): Outcome {
  const [outcome, setOutcome] = useState<Outcome>(
    token ? { state: "verifying" } : { state: "failed", reason: accountPages.noVerifyToken, isUsedUp: true },
  );
  const isAsked = useRef(false);
  useEffect(() => {
    if (!token || isAsked.current) return;
    isAsked.current = true; // A token works once: a second call would undo the good news of the first.
    api("POST /api/auth/verify-email", { body: { token } }).then(
      () => setOutcome({ state: "verified" }),
      (error: unknown) => setOutcome(failureOf(error)),
    );
  }, [token]);
  return outcome;
}

function failureOf(error: unknown): Failure {
  const isUsedUp = apiErrorOf(error)?.code === "BAD_TOKEN";
  return { state: "failed", reason: failureText(error, accountPages.verificationFailed), isUsedUp };
}

function Verifying() {
  return (
    <AccountSheet mood="thinks" title={accountPages.verifyingTitle}>
      <p role="status" className="text-center text-ink-soft">
        {accountPages.verifyingText}
      </p>
      <Skeleton className="h-13" />
    </AccountSheet>
  );
}

function Verified() {
  return (
    <AccountSheet mood="cheers" title={<AnnouncedTitle>{accountPages.verifiedTitle}</AnnouncedTitle>}>
      <Notice variant="success">{accountPages.verifiedText}</Notice>
      <PageLink href="/login" className={buttonStyle("primary", "lg")}>
        {accountPages.verifiedButton}
      </PageLink>
    </AccountSheet>
  );
}

function Failed({ reason, isUsedUp }: Failure) {
  const isExpired = /scadut/i.test(reason);
  return (
    <AccountSheet
      mood="consoles"
      title={<AnnouncedTitle>{accountPages.verificationFailedTitle}</AnnouncedTitle>}
    >
      <Notice variant="error">{reason}</Notice>
      {isExpired && (
        <Notice variant="info" title={accountPages.newLinkSentTitle}>
          {accountPages.newLinkSentText}
        </Notice>
      )}
      <PageLink href="/verify-email" className={buttonStyle("primary", "lg")}>
        {accountPages.verificationFailedButton}
      </PageLink>
      {isUsedUp && !isExpired && (
        <>
          <Notice variant="info" title={accountPages.perhapsVerifiedTitle}>
            {accountPages.perhapsVerifiedText}
          </Notice>
          <PageLink href="/login" className={buttonStyle("secondary", "lg")}>
            {accountPages.verifiedButton}
          </PageLink>
        </>
      )}
    </AccountSheet>
  );
}
