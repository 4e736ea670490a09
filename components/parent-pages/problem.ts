import { ApiError, NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { common, family } from "@/lib/i18n/it";
import { codeLength } from "@/lib/features/family/rules";

/** What is wrong with what was typed, by field, and what is said of the whole. */
export type Problem<Field extends string> = Partial<Record<Field, string>> & { other?: string };

/**
 * A refusal by the fields it names, of those that the form has; or one sentence where it names none of them: `offline` where
 * nobody has answered.
 */
export function problemOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fallback: string,
  offline = common.connectionError,
): Problem<Field> {
  const named = error instanceof ApiError ? error.fields : undefined;
  const known = fields.filter((field) => named?.[field]);
  if (known.length === 0)
    return {
      other: error instanceof NetworkError ? offline : userMessageOf(error, fallback),
    } as Problem<Field>;
  return Object.fromEntries(known.map((field) => [field, named?.[field]])) as Problem<Field>;
}

/** What is wrong with a code before it is sent: a try that could only fail is not spent. */
export function codeProblem(code: string): string | undefined {
  const digits = code.replaceAll(/\s/g, "");
  return digits.length === codeLength && /^\d+$/.test(digits) ? undefined : family.badCodeForm;
}

/** Brings who has to put a field right to it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
