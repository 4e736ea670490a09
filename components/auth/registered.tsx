import { useEffect, useRef } from "react";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { CheckIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { auth } from "@/lib/i18n/it";

/** In place of the form once the account is made, with the focus: where the mail went, and what to do if none comes. */
export function Registered({ email, devOutbox }: { email: string; devOutbox: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.closest("section")?.scrollIntoView();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4 pb-3 outline-none">
      <CoachMascot mood="cheers" className="mx-auto -mb-3 w-32" />
      <Button size="lg" disabled>
        <CheckIcon className="size-5 text-leaf-ink" />
        {auth.registeredButton}
      </Button>
      <Notice variant="success" title={auth.verificationSentTitle}>
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p>{auth.verificationSentText}</p>
      </Notice>
      <PageLink href="/verify-email" className={buttonStyle("secondary", "md")}>
        {auth.noMail}
      </PageLink>
      {devOutbox && (
        <PageLink
          href="/dev/outbox"
          className="text-link inline-flex min-h-11 items-center self-center text-xs"
        >
          {auth.devOutboxLink}
        </PageLink>
      )}
    </div>
  );
}
