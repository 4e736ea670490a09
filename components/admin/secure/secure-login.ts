/** What opens the secure panel: never stored, in no address and no cookie. */
export type SecureLogin = {
  email: string;
  /** The bearer of every call. */
  token: string;
  /** ISO. */
  expiresAt: string;
};
