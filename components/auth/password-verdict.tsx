import type { PasswordCheck } from "@/components/auth/use-password-check";
import { AlertIcon, CheckIcon } from "@/components/ui/icons";
import { accountPages } from "@/lib/i18n/it";

/** What the server thinks of the password being typed. */
export function PasswordVerdict({ check }: { check: PasswordCheck }) {
  return (
    <div aria-live="polite" className="-mt-3 text-sm font-medium">
      {check.state === "good" && (
        <p className="flex items-center gap-1.5 text-leaf-ink">
          <CheckIcon className="size-4.5 shrink-0" />
          {accountPages.passwordIsGood}
        </p>
      )}
      {check.state === "unchecked" && <p className="text-coral-ink">{check.reason}</p>}
      {check.state === "weak" && (
        <div className="flex items-start gap-1.5 text-coral-ink">
          <AlertIcon className="mt-0.5 size-4.5 shrink-0" />
          <div>
            <p>{accountPages.passwordIsWeak}</p>
            <ul className="list-disc pl-4 font-normal">
              {check.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
