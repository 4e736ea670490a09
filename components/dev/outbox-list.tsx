import { Card } from "@/components/ui/card";
import { emails } from "@/lib/i18n/it";
import type { OutboxMail } from "@/lib/ports/mailer";

const t = emails.outbox;
const time = new Intl.DateTimeFormat("it-IT", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: "Europe/Rome",
});

/** The mails that stayed on this machine, newest first. */
export function OutboxList({ mails }: { mails: OutboxMail[] }) {
  if (mails.length === 0) {
    return (
      <Card>
        <p className="font-semibold">{t.empty}</p>
        <p className="text-sm text-ink-soft">{t.emptyHint}</p>
      </Card>
    );
  }
  return (
    <ol className="flex flex-col gap-4">
      {mails.map((mail) => (
        <li key={mail.id}>
          <OutboxEntry mail={mail} />
        </li>
      ))}
    </ol>
  );
}

function OutboxEntry({ mail }: { mail: OutboxMail }) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">{mail.subject}</h2>
        <p className="text-sm break-words text-ink-soft">
          {t.to}: {mail.to} · <time dateTime={mail.sentAt}>{time.format(new Date(mail.sentAt))}</time>
        </p>
      </div>
      {mail.links.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">{t.links}</h3>
          <ul>
            {mail.links.map((link) => (
              <li key={link}>
                <a className="text-link inline-block py-3 text-sm break-all" href={link}>
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary className="inline-flex min-h-11 items-center rounded-sm text-sm font-semibold text-action-ink">
          {t.show}
        </summary>
        {/* An empty sandbox: no script runs and no link leads out of it. */}
        <iframe
          className="mt-2 h-[40rem] w-full rounded-md border border-line bg-paper"
          loading="lazy"
          sandbox=""
          srcDoc={mail.html}
          title={t.frameTitle(mail.subject)}
        />
      </details>
    </Card>
  );
}
