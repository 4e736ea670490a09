import path from "node:path";
import { hasDemoAccounts, isLoopbackOnly, listensToLoopback } from "@/lib/addresses";
import { databaseAddress } from "@/lib/db/database-url";
import type { Env } from "@/lib/env";
import { isStandIn, lessonLinks } from "@/lib/features/booking/rules";
import { masterKeyOf } from "@/lib/features/gates/administrators";
import { demoAdministratorEmail } from "@/lib/features/gates/rules";
import type { Secret } from "@/lib/secret";
import { personas } from "@/prisma/personas";

/**
 * What `npm start` prints once it serves, and a build on Vercel before: where, who may log in, and which part is real and
 * which is local.
 */
export function describeInstallation(env: Env, secret: Secret): string {
  const parts = [
    ["database", databaseOf(env)],
    [
      "coach",
      env.OPENAI_API_KEY
        ? `${env.OPENAI_MODEL} (OPENAI_API_KEY)`
        : "local, built in (OPENAI_API_KEY for a model)",
    ],
    [
      "photos",
      env.OPENAI_API_KEY
        ? `${env.OPENAI_VISION_MODEL} (OPENAI_API_KEY)`
        : "local, Tesseract (OPENAI_API_KEY for a model)",
    ],
    [
      "voice",
      env.OPENAI_TTS_MODEL
        ? `${env.OPENAI_TTS_MODEL} (OPENAI_TTS_MODEL)`
        : "local, Flite for English, the device's own for Italian (OPENAI_TTS_MODEL for a model)",
    ],
    ["mail", env.RESEND_API_KEY ? "Resend (RESEND_API_KEY)" : outboxOf(env)],
    [
      "payments",
      env.STRIPE_SECRET_KEY
        ? "Stripe (STRIPE_SECRET_KEY)"
        : `local, test cards only, nothing is charged${openTo(env, "ALLOW_LOCAL_PAYMENTS")}`,
    ],
    ["lessons", lessonsOf(env)],
  ];
  const accounts = personas.map(({ email, password, description }) => [email, password, description]);
  return [
    "",
    env.VERCEL
      ? `English Coach will be served at ${env.APP_URL}.`
      : `English Coach is served at ${env.APP_URL} (${listenersOf(env)}). Ctrl+C stops it.`,
    "",
    ...table(parts),
    ...(hasDemoAccounts(env)
      ? ["", `Demo accounts${openTo(env, "ALLOW_DEMO_ACCOUNTS")}:`, ...table(accounts)]
      : []),
    "",
    "Administration:",
    ...table(panelsOf(env, secret)),
    "",
  ].join("\n");
}

function databaseOf(env: Env): string {
  if (!env.DATABASE_URL) return `local, embedded, in ${path.resolve(env.DATA_DIR)}`;
  const { schema, isPooled } = databaseAddress(env.DATABASE_URL, env);
  const ways = [schema !== "public" && `in the schema ${schema}`, isPooled && "through a pooler"];
  return ["PostgreSQL (DATABASE_URL)", ...ways.filter(Boolean)].join(", ");
}

function outboxOf(env: Env): string {
  const place = env.VERCEL ? "in the database, read at" : "links below and at";
  const door = env.PREVIEW_PASSWORD ? " behind PREVIEW_PASSWORD" : openTo(env, "ALLOW_OUTBOX");
  return `local, ${place} ${env.APP_URL}/dev/outbox${door}`;
}

function listenersOf({ HOST, PORT, VERCEL }: Env): string {
  const who = listensToLoopback({ HOST, VERCEL })
    ? "this computer only"
    : "everybody who reaches this computer";
  return `port ${PORT} of ${HOST}: ${who}`;
}

/** Says of what stands in for the real thing that more than this computer meets it. */
const openTo = (env: Env, name: string) =>
  isLoopbackOnly(env) ? "" : `, open to everybody who gets in (${name})`;

/** The key is printed only where it is the demo accounts' own: whoever tries them out has it from here. */
function panelsOf(env: Env, secret: Secret): string[][] {
  const configured = env.SYSTEM_ADMIN_MASTER_KEY && "SYSTEM_ADMIN_MASTER_KEY";
  const masterKey = configured ?? masterKeyOf(env, secret);
  const demoEmail = hasDemoAccounts(env) ? demoAdministratorEmail : undefined;
  const emails = env.SECURE_ADMIN_EMAILS ?? demoEmail;
  return [
    [
      "system panel",
      `${env.APP_URL}/sys-panel-e7f9`,
      masterKey ? `master key: ${masterKey}` : "closed (SYSTEM_ADMIN_MASTER_KEY)",
    ],
    ["secure panel", `${env.APP_URL}/panel-X8qzK92/settings`, emails ?? "closed (SECURE_ADMIN_EMAILS)"],
  ];
}

function lessonsOf(env: Env): string {
  if (isStandIn(env)) return "local, a page in place of the academy's (BOOKING_URL_30, BOOKING_URL_60)";
  const lengths = lessonLinks(env).map(({ minutes }) => `${minutes} minutes (BOOKING_URL_${minutes})`);
  return lengths.join(", ") || "not offered (BOOKING_URL_30, BOOKING_URL_60)";
}

function table(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
}
