import { accounts as t } from "@/lib/i18n/it";
import { isCommonPassword } from "./common-passwords";
import { normaliseEmail, nameKey, password as limits } from "./rules";

/** Every reason, in Italian, why this may not be a password; none when it may. No composition rules (NIST 800-63B). */
export function passwordProblems(password: string, owner?: { email: string; nickname: string }): string[] {
  const problems: string[] = [];
  const length = [...password].length;
  if (length < limits.minLength) problems.push(t.shortPassword);
  if (password.length > limits.maxLength) problems.push(t.longPassword);
  if (isCommonPassword(password)) problems.push(t.commonPassword);
  if (owner && isPersonal(password, owner)) problems.push(t.personalPassword);
  return problems;
}

function isPersonal(password: string, { email, nickname }: { email: string; nickname: string }): boolean {
  return nameKey(password) === nameKey(nickname) || normaliseEmail(password) === normaliseEmail(email);
}
