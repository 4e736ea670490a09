import { TextField } from "@/components/ui/text-field";
import { parentPages as t } from "@/lib/i18n/it/parent-pages";

type CodeFieldProps = { value: string; error: string | undefined; onChange: (code: string) => void };

/** The six digits of the mail, in one field. */
export function CodeField({ value, error, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={t.code}
      hint={t.codeHint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={20}
      className="text-center text-xl! tracking-[0.35em] tabular-nums"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
