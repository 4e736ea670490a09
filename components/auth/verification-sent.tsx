import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { auth } from "@/lib/i18n/it";

export function VerificationSent({ devOutbox }: { devOutbox: boolean }) {
  return (
    <Notice variant="success" title={auth.verificationSentTitle}>
      <p>{auth.verificationSentText}</p>
      {devOutbox && (
        <PageLink
          href="/dev/outbox"
          className="text-link mt-1 inline-flex min-h-11 items-center self-start text-xs"
        >
          {auth.devOutboxLink}
        </PageLink>
      )}
    </Notice>
  );
}
