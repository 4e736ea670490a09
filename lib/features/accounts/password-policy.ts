import { accounts as t } from "@/lib/i18n/it";
import { isCommonPassword } from "./common-passwords";
import { foldPassword, isPattern } from "./guessable-password";
import { password as limits } from "./rules";
import { normaliseEmail } from "@/lib/email-address";

type Owner = { email: string; nickname: string };
/** `isChange`: it takes the place of another, so that it may be asked to be longer. */
type Circumstances = { owner?: Owner; isChange: boolean };

/** Every reason, in Italian, why this may not be a password; none when it may. No composition rules (NIST 800-63B). */
export async function passwordProblems(
  password: string,
  { owner, isChange }: Circumstances,
): Promise<string[]> {
  const problems: string[] = [];
  const length = [...password].length;
  if (isChange && length < limits.changedMinLength) problems.push(t.shortChangedPassword);
  else if (length < limits.minLength) problems.push(t.shortPassword);
  if (password.length > limits.maxLength) problems.push(t.longPassword);
  else if (isPattern(password) || (await isCommonPassword(password))) problems.push(t.commonPassword);
  if (owner && isPersonal(password, owner)) problems.push(t.personalPassword);
  return problems;
}

const shortestName = 4;

function isPersonal(password: string, { email, nickname }: Owner): boolean {
  const given = foldPassword(password);
  const [mailbox = ""] = normaliseEmail(email).split("@");
  return [nickname, email, mailbox].some((name) => {
    const { plain, word } = foldPassword(name);
    return given.plain === plain || (word.length >= shortestName && given.word === word);
  });
}
