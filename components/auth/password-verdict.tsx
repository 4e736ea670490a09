import type { PasswordCheck } from "@/components/auth/use-password-check";
import { AlertIcon, CheckIcon } from "@/components/ui/icons";
import { resetPassword as t } from "@/lib/i18n/it/reset-password";

type PasswordVerdictProps = {
  check: PasswordCheck;
  /** What describes the password field. */
  id: string;
};

/** What a password must be, ticked off as it is typed, and what the server thinks of it. */
export function PasswordVerdict({ check, id }: PasswordVerdictProps) {
  const { state, isLong } = check;
  const problem = state === "weak" ? t.passwordIsWeak : state === "unchecked" && check.reason;
  return (
    <div className="-mt-3.5 flex flex-col gap-1 text-sm">
      <p aria-live="polite" className="font-medium text-coral-ink">
        {problem && (
          <span className={row}>
            <AlertIcon className={mark} />
            {problem}
          </span>
        )}
      </p>
      <ul id={id} aria-live="polite" className="flex flex-col gap-1">
        <Rule isMet={isLong}>{t.lengthRule}</Rule>
        {state === "weak" && isLong ? (
          check.errors.map((error) => (
            <li key={error} className={`${row} font-medium text-coral-ink`}>
              <AlertIcon className={mark} />
              {error}
            </li>
          ))
        ) : (
          <Rule isMet={state === "good"}>{state === "good" ? t.passwordIsGood : t.guessRule}</Rule>
        )}
      </ul>
    </div>
  );
}

const row = "flex items-start gap-1.5";
const mark = "mt-0.5 size-4.5 shrink-0";

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <li className={`${row} ${isMet ? "font-medium text-leaf-ink" : "text-ink-soft"}`}>
      {isMet ? (
        <CheckIcon className={mark} />
      ) : (
        <span className={`${mark} rounded-full border-2 border-line-strong/55`} />
      )}
      <span>
        {children}
        <span className="sr-only"> ({isMet ? t.ruleMet : t.ruleOpen})</span>
      </span>
    </li>
  );
}
