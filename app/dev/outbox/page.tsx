import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OutboxGate } from "@/components/dev/outbox-gate";
import { OutboxList } from "@/components/dev/outbox-list";
import { emails } from "@/lib/i18n/it";
import { outboxMails } from "@/lib/http/outbox-mails";

const t = emails.outbox;

export const metadata: Metadata = { title: t.title };
export const dynamic = "force-dynamic";

/** Where the mails can be read of an installation that sends none. */
export default async function OutboxPage() {
  const mails = await outboxMails();
  if (!mails) notFound();
  if (mails === "locked") return <OutboxGate />;
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{t.title}</h1>
        <p className="text-ink-soft">{t.intro}</p>
      </header>
      <OutboxList mails={mails} />
    </main>
  );
}
