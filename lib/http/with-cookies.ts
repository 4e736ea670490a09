import { WithHeaders } from "@/lib/contract/call";

/** A reply that sets these cookies, each written as its header has it. */
export const withCookies = <T>(value: T, cookies: string[]): WithHeaders<T> =>
  new WithHeaders(
    value,
    cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  );
