import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { useMinutesLeft } from "@/components/admin/use-minutes-left";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { clockTime } from "@/lib/i18n/dates";
import { securePanel } from "@/lib/i18n/it";

const t = securePanel.session;
const fewMinutes = 5;

type SessionHeaderProps = { login: SecureLogin; onExpired: () => void; onLogOut: () => void };

/** Who is here, until when, and the way out. */
export function SessionHeader({ login: { email, expiresAt }, onExpired, onLogOut }: SessionHeaderProps) {
  const minutes = useMinutesLeft(expiresAt, onExpired);
  return (
    <header>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl font-bold">
          <AnnouncedTitle>{securePanel.title}</AnnouncedTitle>
        </h1>
        <Button variant="secondary" onClick={onLogOut}>
          {t.logout}
        </Button>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{t.who(email)}</p>
      <p
        className={classNames(
          "text-sm",
          minutes > fewMinutes ? "text-ink-soft" : "font-semibold text-coral-ink",
        )}
      >
        {t.expires(clockTime(expiresAt), minutes)}
      </p>
    </header>
  );
}
