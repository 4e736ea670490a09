import { z } from "zod";
import { errors } from "@/lib/i18n/it";

// What a schema has no sentence for is said in Italian too, and never quotes what was sent.
z.config({ customError: () => errors.badInput });

/**
 * Who may make a call. `learner`: a valid session. `parent`: an open page for parents. `eligible-admin`: that of an administrator. `system-admin`: the same with
 * the gate of the system panel open. `secure-admin`: the bearer that the gate of the secure panel gives, or its cookie. `cron`: the bearer
 * of CRON_SECRET.
 */
export type CallActor =
  | "anyone"
  | "learner"
  | "parent"
  | "eligible-admin"
  | "system-admin"
  | "secure-admin"
  | "cron";

/** What a call needs: something that a parent decides on, or that there is time left to practise. */
export type Need = "coach" | "photos" | "voice" | "readAloud" | "practice";

/**
 * A call of the HTTP API as data: the route checks it, the browser is typed by it, docs/api.md is printed
 * from it. `owner` names the path parameter that must be the caller's own id (otherwise 404).
 */
export type Call = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  summary: string;
  actor: CallActor;
  owner?: string;
  /** What of what parents decide on a call needs: refused with 403 where the student has it not, or not now. */
  needs?: Need;
  /** The same of a field of the body, where it is there. */
  fieldNeeds?: Record<string, Need>;
  /** What is needed and not to be had is told to the use case, which helps whoever needs help all the same. */
  answersInNeed?: true;
  /** The other parameters of the path. One that does not parse names nothing: 404. */
  params?: z.ZodType;
  /** At most so many calls of one caller (of one address, for visitors behind a trusted proxy) in the window. */
  rate?: { max: number; windowMs: number };
  /** The same before the body is read, together with the other calls of this name: for bodies that are large. */
  admission?: { name: string; rate: { max: number; windowMs: number }; refusal: string };
  /** Does not count towards what visitors may send in an hour: it is signed, or costs nothing. */
  isUncounted?: true;
  /** Is answered whatever host was asked for: a platform asks after our health by an address that is nobody's name. */
  answersAnyHost?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Above so many bytes a body is refused with 413; 64 kB when absent. Never more for who is not known. */
  maxBodyBytes?: number;
  /** What the 413 says; that it is too long when absent. */
  tooLarge?: string;
  /** The body as it was sent, in place of `body`: for what is signed byte by byte. */
  rawBody?: { maxBytes: number };
  reply: z.ZodType;
  /** Status of a success; 200 when absent. */
  status?: number;
  /** Refusals carry `success: false` and `message` too. */
  saysSuccess?: true;
  /** Events by name, when the call also answers `Accept: text/event-stream`. */
  events?: Record<string, z.ZodType>;
};

/** The longest text a call takes is of 6,000 characters: 36 kB when each is escaped. */
export const defaultMaxBodyBytes = 64 * 1024;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** A reply that is no JSON: a picture, a sound. Kept by nobody unless `keepSeconds` lets the caller's own browser. */
export class Bytes {
  constructor(
    readonly data: Uint8Array<ArrayBuffer>,
    readonly contentType: string,
    readonly keepSeconds?: number,
  ) {}
}

/** The schema of a reply of bytes of one of these types. */
export const bytes = (...contentTypes: [string, ...string[]]) =>
  z
    .instanceof(Bytes)
    .refine(({ contentType }) => contentTypes.includes(contentType))
    .meta({ format: contentTypes.join(" or ") });

/** A reply that is a file, written while it is sent: it may be more than memory should hold. */
export class Download {
  constructor(
    readonly parts: AsyncIterable<string>,
    readonly contentType: string,
    readonly fileName: string,
  ) {}
}

/** The schema of a reply that is a file of this type. */
export const download = (contentType: string) =>
  z
    .instanceof(Download)
    .refine((reply) => reply.contentType === contentType)
    .meta({ format: `${contentType}, as a file` });

/** Text that PostgreSQL can store and a screen can show: no NUL, no half of a surrogate pair. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes("\0") && value.isWellFormed());

const largestPage = 100;

/** How many rows of a list to answer. */
export const pageSize = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(largestPage))
    .default(fallback);

/** An id that is a number, as it stands in an address. */
export const numberId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(2 ** 31 - 1));

/** A reply with headers of its own: a cookie, how a list goes on. */
export class WithHeaders<T> {
  constructor(
    readonly value: T,
    /** As pairs where there are several of one name. */
    readonly headers: Record<string, string> | [string, string][],
  ) {}
}
