import type { z } from "zod";
import type { validatePasswordBody } from "./contract";
import { passwordProblems } from "./password-policy";

/** Says whether a password meets the policy, and in Italian why not. */
export async function validatePassword({ password, use }: z.output<typeof validatePasswordBody>) {
  const errors = await passwordProblems(password, { isChange: use === "change" });
  return { isValid: errors.length === 0, errors };
}
