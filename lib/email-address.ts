/** One spelling per address, so that a second account cannot differ by case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
