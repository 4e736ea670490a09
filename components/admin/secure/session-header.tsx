import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { Address } from "@/components/admin/address";
import { useMinutesLeft } from "@/components/admin/use-minutes-left";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { clockTime } from "@/lib/i18n/dates";
import { securePanel } from "@/lib/i18n/it";

const t = securePanel.session;
const fewMinutes = 5;

type SessionHeaderProps = { login: SecureLogin; onExpired: () => void; onLogOut: () => void };

/** Who is here, until when, and the way out. */
export function SessionHeader({ login: { email, expiresAt }, onExpired, onLogOut }: SessionHeaderProps) {
  const minutes = useMinutesLeft(expiresAt, onExpired);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 lg:gap-y-0">
      <h1 className="text-lg leading-tight font-bold">
        <AnnouncedTitle>{securePanel.title}</AnnouncedTitle>
      </h1>
      {/* Below the way out as well, so that an address has the whole line of a phone. */}
      <div className="max-lg:col-span-2 lg:row-start-2">
        <div className="flex flex-wrap gap-x-4 text-xs">
          <p className="text-ink-soft">
            {t.who} <Address email={email} />
          </p>
          <p className={minutes > fewMinutes ? "text-ink-soft" : "font-semibold text-coral-ink"}>
            {t.expires(clockTime(expiresAt), minutes)}
          </p>
        </div>
      </div>
      <Button variant="secondary" className="col-start-2 row-start-1 lg:row-span-2" onClick={onLogOut}>
        {t.logout}
      </Button>
    </header>
  );
}
