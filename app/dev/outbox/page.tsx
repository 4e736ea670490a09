import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OutboxList } from "@/components/dev/outbox-list";
import { emails } from "@/lib/i18n/it";
import { isOutbox } from "@/lib/ports/mailer";
import { getApp } from "@/lib/application";

const t = emails.outbox;
const shown = 50;

export const metadata: Metadata = { title: t.title };
export const dynamic = "force-dynamic";

/** Where the mails of a local installation can be read. */
export default async function OutboxPage() {
  const { mailer } = (await getApp()).ports;
  if (!isOutbox(mailer)) notFound();
  return (
    <main className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{t.title}</h1>
        <p className="text-ink-soft">{t.intro}</p>
      </header>
      <OutboxList mails={await mailer.list(shown)} />
    </main>
  );
}
