import { oncePerProcess } from "@/lib/once-per-process";
import { foldPassword } from "./guessable-password";

/** Half a megabyte that few processes need: loaded when a password is first judged. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set<string>(dictionary["passwords-common"]);
}

/** True for one of the 49,000 passwords that most people have, also with digits and signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await oncePerProcess("common-passwords", loadCommonPasswords);
  const { plain, word } = foldPassword(password);
  return common.has(plain) || common.has(word);
}
