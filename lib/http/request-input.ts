import type { z } from "zod";
import type { Actor } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { defaultMaxBodyBytes, type Call } from "@/lib/contract/call";
import { readJson, readText } from "./request-body";
import { parseInput } from "./request-checks";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export type Input<C extends Call> = {
  params: Parsed<C["params"]>;
  body: Parsed<C["body"]>;
  query: Parsed<C["query"]>;
  rawBody: C["rawBody"] extends object ? string : undefined;
  /** For what reads a header of its own: the session without requiring one, a signature. */
  headers: Headers;
};

/** Reads and checks what a request brings. Another's id answers as one that does not exist. */
export async function readInput<C extends Call>(
  call: C,
  actor: Actor,
  request: Request,
  params: Record<string, string>,
): Promise<Input<C>> {
  if (call.owner && !(actor.kind === "learner" && params[call.owner] === String(actor.userId))) {
    throw new AppError("NOT_FOUND", errors.notFound);
  }
  const query = call.query && parseInput(call.query, Object.fromEntries(new URL(request.url).searchParams));
  const body = call.body && parseInput(call.body, await readJson(request, capOf(call)));
  const rawBody = call.rawBody && (await readText(request, call.rawBody));
  const named = call.params?.safeParse(params);
  if (named?.success === false) throw new AppError("NOT_FOUND", errors.notFound);
  return { params: named?.data, body, rawBody, query, headers: request.headers } as Input<C>;
}

const capOf = ({ maxBodyBytes = defaultMaxBodyBytes, tooLarge }: Call) => ({
  maxBytes: maxBodyBytes,
  tooLarge,
});
