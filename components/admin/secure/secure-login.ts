/** Who has the secure panel open in this browser. What shows it is a cookie that no page can read. */
export type SecureLogin = {
  email: string;
  /** ISO. */
  expiresAt: string;
};
