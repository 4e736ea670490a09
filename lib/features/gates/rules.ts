export type Gate = "system" | "secure";

/** Of the addresses of all demo accounts. It cannot exist: no stranger's mail is read there. */
export const demoDomain = "english-coach.example";
/** The administrator among the demo accounts. */
export const demoAdministratorEmail = `admin@${demoDomain}`;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Failures after which a gate blocks who tries it. */
export const maxFailures: Record<Gate, number> = { system: 3, secure: 5 };
/** A block ends so long after the last failure, and failures that were too few for one are forgotten. */
export const blockMs = 30 * minuteMs;
/** With a code of a million, and five codes an hour, less than one chance in ten thousand a day. */
export const maxFailuresOfDay = 60;

export const codeLength = 6;
export const codeTtlMs = 10 * minuteMs;
/** Codes mailed to one administrator. */
export const codeRateLimit = { max: 5, windowMs: 60 * minuteMs };
/** Failures of addresses that are none of ours, all together: what is beyond is not worth a row of the log. */
export const strangersRateLimit = { max: 50, windowMs: blockMs };

/** An open gate closes by itself, however busy whoever opened it is. */
export const gateSessionSeconds = 30 * 60;

/** How somebody stands with a gate. */
export type Tries = { failures: number; forgottenAt: Date; failuresOfDay: number; dayEndsAt: Date };

/** The same once what is over is forgotten. */
export function triesNow(tries: Tries, now: Date): Tries {
  return {
    ...tries,
    failures: tries.forgottenAt <= now ? 0 : tries.failures,
    failuresOfDay: tries.dayEndsAt <= now ? 0 : tries.failuresOfDay,
  };
}

/** How many failures are left before the gate blocks. `tries` are those of now. */
export function remainingAttempts(gate: Gate, { failures, failuresOfDay }: Tries): number {
  return Math.max(0, Math.min(maxFailures[gate] - failures, maxFailuresOfDay - failuresOfDay));
}

/** When a block ends. `tries` are those of now. */
export function blockedUntil(tries: Tries): Date {
  const { forgottenAt, failuresOfDay, dayEndsAt } = tries;
  return failuresOfDay >= maxFailuresOfDay && dayEndsAt > forgottenAt ? dayEndsAt : forgottenAt;
}

export function afterFailure(tries: Tries, now: Date): Tries {
  return {
    failures: tries.failures + 1,
    forgottenAt: new Date(now.getTime() + blockMs),
    failuresOfDay: tries.failuresOfDay + 1,
    dayEndsAt: tries.failuresOfDay === 0 ? new Date(now.getTime() + dayMs) : tries.dayEndsAt,
  };
}
