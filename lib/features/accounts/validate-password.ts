import { passwordProblems } from "./password-policy";

/** Says whether a password meets the policy, and in Italian why not. */
export function validatePassword({ password }: { password: string }) {
  const errors = passwordProblems(password);
  return { isValid: errors.length === 0, errors };
}
