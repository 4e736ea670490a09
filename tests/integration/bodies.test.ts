import { z } from "zod";
import { defaultMaxBodyBytes, type Call, type CallActor } from "@/lib/contract/call";
import { errors, homeworkPhotos, listening } from "@/lib/i18n/it";
import {
  createAdministeredApp,
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
} from "../support/administrators";
import { loadRoutes, type Options } from "../support/api";
import { createParent } from "../support/parents";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let callers: Record<CallActor, Options>;
/** The parameters of a path with the caller's own id. */
let owner: { params: Promise<Record<string, string>> };
beforeAll(async () => {
  t = await createAdministeredApp();
  const administrator = { cookie: await openSystemPanel(t, (await createAdministrator(t)).cookie) };
  const learner = await createStudent(t);
  owner = { params: Promise.resolve({ id: String(learner.id) }) };
  callers = {
    anyone: {},
    learner: { cookie: learner.cookie },
    parent: { cookie: (await createParent(t, learner)).cookie },
    "eligible-admin": administrator,
    "system-admin": administrator,
    "secure-admin": { headers: await openSecurePanel(t) },
    cron: {},
  };
});
afterAll(() => t.close());

const handlers = loadRoutes().flatMap(({ module }) =>
  Object.values(module).filter(({ contract }) => contract),
);
const label = ({ method, path }: Call) => `${method} ${path}`;
const addressOf = ({ path, query }: Call) =>
  path.replace(/\{\w+\}/g, "1") + (query && path.startsWith("/api/parent/") ? "?token=x" : "");
const takers = handlers.filter(({ contract }) => contract.body ?? contract.rawBody);

/** A body without a length, which counts how much of it is asked for. */
function endless() {
  const read = { kB: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read.kB += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

const capOf = ({ rawBody, maxBodyBytes }: Call) => rawBody?.maxBytes ?? maxBodyBytes ?? defaultMaxBodyBytes;

describe("how much a call takes", () => {
  it("is 64 kB, 16 MB with a picture, and what else its contract says", () => {
    const others = takers.filter(({ contract }) => capOf(contract) !== 64 * 1024);
    expect(Object.fromEntries(others.map(({ contract }) => [label(contract), capOf(contract)]))).toEqual({
      "POST /api/chat": 16 * 1024 * 1024,
      "POST /api/analyze-homework": 16 * 1024 * 1024,
      "POST /api/parent-report": 256 * 1024,
      "POST /api/parent/unsubscribe": 1000,
      "POST /api/stripe/webhook": 256 * 1024,
    });
  });

  it.each(takers.map((handler) => [label(handler.contract), handler] as const))(
    "%s takes its longest legal texts, every character escaped",
    (_label, { contract }) => {
      if (!contract.body || contract.maxBodyBytes || contract.tooLarge) return; // These have tests of their own.
      const { properties } = z.toJSONSchema(contract.body, { io: "input", unrepresentable: "any" });
      const lengths = Object.values(properties ?? {}).map((property) => textLength(property));
      const bytes = lengths.reduce((sum, length) => sum + length * "\\u0000".length, 1000);
      expect(bytes).toBeLessThan(defaultMaxBodyBytes);
    },
  );

  it.each(takers.map((handler) => [label(handler.contract), handler] as const))(
    "%s refuses more, said to be or counted, and reads no further",
    async (_label, handler) => {
      const { contract } = handler;
      const [caller, cap] = [callers[contract.actor], capOf(contract)];
      for (const length of [undefined, String(cap + 1)]) {
        const { body, read } = endless();
        const response = await handler(request(contract, { ...caller, body, length }), owner);
        expect(response.status).toBe(413);
        expect(await response.json()).toMatchObject({ code: "TOO_LARGE", error: refusalOf(contract) });
        expect(read.kB).toBe(length ? 0 : Math.floor(cap / 1024) + 1);
      }
    },
  );
});

describe("a call that is not the caller's", () => {
  const guarded = takers.filter(({ contract }) => contract.actor !== "anyone");
  it.each(guarded.map((handler) => [label(handler.contract), handler] as const))(
    "%s is refused before anything of its body is read",
    async (_label, handler) => {
      for (const length of [undefined, String(17 * 1024 * 1024)]) {
        const { body, read } = endless();
        const response = await handler(request(handler.contract, { body, length }), owner);
        expect(response.status).toBe(401);
        expect(read.kB).toBe(0);
      }
    },
  );
});

type Sent = Pick<Options, "cookie" | "headers"> & { body: ReadableStream; length?: string };

function request(call: Call, { body, length, cookie, headers }: Sent): Request {
  return new Request(new URL(addressOf(call), t.env.APP_URL), {
    method: call.method,
    body,
    headers: {
      "Content-Type": "application/json",
      ...(cookie && { cookie }),
      ...(length && { "Content-Length": length }),
      ...headers,
    },
    ...{ duplex: "half" }, // A stream needs it, and the types of the browser do not know it.
  });
}

function refusalOf({ path }: Call): string {
  if (path === "/api/chat" || path === "/api/analyze-homework") return homeworkPhotos.tooLarge;
  return path.startsWith("/api/speech") ? listening.textTooLong : errors.tooLarge;
}

function textLength(schema: unknown): number {
  const { type, maxLength, anyOf } = schema as { type?: string; maxLength?: number; anyOf?: unknown[] };
  if (anyOf) return Math.max(...anyOf.map(textLength));
  if (type === "string") return maxLength ?? ("enum" in (schema as object) ? 50 : Infinity);
  return 20;
}
