/** How long what is kept: the job goes by it, and the privacy policy tells it. */
export const retention = {
  /** An account whose address was never confirmed, from its registration on. */
  unverifiedDays: 7,
  /** An account that nobody uses, from the last login on, or from the end of Pro that is paid for. */
  inactiveMonths: 24,
  /** How long before its erasure the owner of such an account is told. */
  inactivityNoticeDays: 30,
  /** A homework photo, and what was read of it. The sentences of its exercise stay in the student's sheet. */
  photoDays: 30,
  /** The network address of a login, or of an administrator's act. */
  addressDays: 90,
  /** What says that a mail was sent. Its text goes when it is sent. */
  mailDays: 90,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs);

/** The same instant so many months ago; the last day of a month that has no such day. */
export function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== instant.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/** What happened at these instants or before has been kept for long enough. */
export function cutoffs(now: Date) {
  return {
    unverified: addDays(now, -retention.unverifiedDays),
    /** Nobody has used the account since: its owner is told. */
    notice: monthsBefore(addDays(now, retention.inactivityNoticeDays), retention.inactiveMonths),
    inactive: monthsBefore(now, retention.inactiveMonths),
    /** Told then, they have had the time to come back. */
    noticed: addDays(now, -retention.inactivityNoticeDays),
    photo: addDays(now, -retention.photoDays),
    address: addDays(now, -retention.addressDays),
    mail: addDays(now, -retention.mailDays),
  };
}

/** When an account is erased whose owner is told now. */
export const erasedAfterNotice = (now: Date): Date => addDays(now, retention.inactivityNoticeDays);
