import type { z } from "zod";
import type { Call } from "@/lib/contract/call";
import type { Calls } from "./calls";
import { ApiError, NetworkError } from "./client-errors";
import { learnerHeader } from "@/lib/contract/learner-header";

type Input<C extends Call> = (C["path"] extends `${string}{${string}`
  ? { params: Record<string, string | number> }
  : { params?: undefined }) &
  (C["body"] extends z.ZodType ? { body: z.input<C["body"]> } : { body?: undefined }) &
  (C["query"] extends z.ZodType ? { query?: z.input<C["query"]> } : { query?: undefined }) & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

/** Vercel answers a larger body itself, once all of it is sent. */
const maxBodyBytes = 4.5 * 1024 * 1024;

export type Reply<K extends keyof Calls> = z.output<Calls[K]["reply"]>;

let ofPage: Record<string, string> | undefined;

/** From now on every call says that it comes from this learner's page. To the cookie of somebody else the server answers 401. */
export function speakFor(userId: number): void {
  ofPage = { [learnerHeader]: String(userId) };
}

/** Makes a call with the session cookie. Throws ApiError on a non-OK answer, NetworkError on none. */
export async function api<K extends keyof Calls>(
  key: K,
  ...[input]: Record<never, never> extends Input<Calls[K]> ? [Input<Calls[K]>?] : [Input<Calls[K]>]
): Promise<Reply<K>> {
  const response = await send(key, input);
  return (await response.json()) as Reply<K>;
}

/** The same, for calls that answer with a stream or with bytes: gives the raw response. */
export async function send<K extends keyof Calls>(key: K, input?: Input<Calls[K]>): Promise<Response> {
  const [method, template] = key.split(" ") as [string, string];
  const params: Record<string, string | number> = input?.params ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = input?.query ? queryString(input.query) : "";
  const body = input?.body === undefined ? undefined : JSON.stringify(input.body);
  if (body && isMoreThanTaken(body)) throw new ApiError(413, "Payload Too Large");
  let response: Response;
  try {
    response = await fetch(path + query, {
      method,
      body,
      credentials: "include",
      signal: input?.signal,
      headers: { ...(body && { "Content-Type": "application/json" }), ...ofPage, ...input?.headers },
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Of a character UTF-8 makes one to three bytes for each unit: they are counted only where that decides. */
function isMoreThanTaken(body: string): boolean {
  if (body.length > maxBodyBytes) return true;
  return body.length * 3 > maxBodyBytes && new Blob([body]).size > maxBodyBytes;
}

/** Without what is undefined, which URLSearchParams would spell out. */
function queryString(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
