/** `npm run api-docs`: docs/api.md from the contracts. With `--check` it only says whether it is up to date. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "oxfmt";
import type { Call } from "@/lib/contract/call";
import { describeSchema } from "./api-docs/describe-schema";
import { root } from "./steps/run.mjs";
import { writeOrCheck } from "./steps/written-page";

const file = "docs/api.md";

const intro = `# HTTP API

Generated from the contracts (\`lib/features/*/contract.ts\`) by \`npm run api-docs\`: do not edit.

Bodies and replies are JSON, unless a reply names another content type. A body with a field that is not listed is refused, and so is
one of more than 64 kB (413) unless the call says otherwise, or that nests deeper than 32. Errors answer
\`{error, code, requestId, fields?, details?}\`, \`error\` in Italian for the user.

Who may call: *anyone*; *learner*: a valid session; *owner*: the learner whose id is in the path, another one's is
404; *parent*: the cookie of an open page for parents; *eligible-admin*: the session of who may try the gate of the system panel, 403 for others; *system-admin*: the same with the
gate's cookie, else 403 \`GATE_CLOSED\`; *secure-admin*: \`Authorization: Bearer\` and what the gate of the secure panel
answers, or the cookie it sets; *cron*: \`Authorization: Bearer CRON_SECRET\`.

What a call *needs* of what parents decide on is refused with 403 where the student has it not: \`NEEDS_AGE\`, \`NEEDS_CONSENT\`, or not
now: \`QUIET_HOURS\`, \`DAY_DONE\`. \`practice\` is a matter of hours and minutes alone.

A refusal of a gate carries \`success: false\`, \`message\` and \`remainingAttempts\` too.
`;

async function readCalls(): Promise<{ noun: string; calls: Call[] }[]> {
  const features = path.join(root, "lib/features");
  const nouns = (await readdir(features)).sort();
  const slices = await Promise.all(
    nouns.map(async (noun) => ({ noun, calls: await callsOf(path.join(features, noun)) })),
  );
  return slices.filter(({ calls }) => calls.length > 0);
}

async function callsOf(folder: string): Promise<Call[]> {
  if (!(await readdir(folder)).includes("contract.ts")) return [];
  const contract = (await import(pathToFileURL(path.join(folder, "contract.ts")).href)) as Record<
    string,
    unknown
  >;
  return Object.values(contract)
    .filter(isCall)
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b), "en"));
}

function sortKey(call: Call) {
  return `${call.path} ${call.method}`;
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value
  );
}

function describeCall(call: Call): string[] {
  return [
    `### ${call.method} ${call.path}`,
    "",
    call.summary,
    "",
    `Who may call: ${call.owner ? "owner" : call.actor}. Success: ${call.status ?? 200}.${rateOf(call)}${needsOf(call)}`,
    ...(call.query ? ["", "Query", "", ...describeSchema(call.query, "input")] : []),
    ...(call.body ? ["", `Body${capOf(call)}`, "", ...describeSchema(call.body, "input")] : []),
    "",
    "Reply",
    "",
    ...describeSchema(call.reply, "output"),
    ...Object.entries(call.events ?? {}).flatMap(([name, event]) => [
      "",
      `Event \`${name}\``,
      "",
      ...(event === call.reply ? ["The reply."] : describeSchema(event, "output")),
    ]),
    "",
  ];
}

async function render(): Promise<string> {
  const slices = await readCalls();
  const sections = slices.flatMap(({ noun, calls }) => [`## ${noun}`, "", ...calls.flatMap(describeCall)]);
  return (await format(file, [intro, ...sections].join("\n"))).code;
}

await writeOrCheck(file, await render(), "api-docs");

function capOf({ maxBodyBytes }: Call): string {
  if (!maxBodyBytes) return "";
  const kB = maxBodyBytes / 1024;
  return `, of at most ${kB < 1024 ? `${kB} kB` : `${kB / 1024} MB`}`;
}

function needsOf({ needs, fieldNeeds = {}, answersInNeed }: Call): string {
  if (!needs) return "";
  const fields = Object.entries(fieldNeeds).map(([field, need]) => `, with \`${field}\` also ${need}`);
  const except = answersInNeed ? ", but for who needs help" : "";
  return ` Needs: ${needs}${fields.join("")}${except}.`;
}

function rateOf({ rate, actor }: Call): string {
  if (!rate) return "";
  const who = actor === "anyone" ? "address (behind a trusted proxy)" : "caller";
  return ` At most ${rate.max} calls of one ${who} in ${rate.windowMs / 60_000} min, then 429.`;
}
