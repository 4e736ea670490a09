/**
 * First-load JavaScript: all that Chromium loads for a page until it is quiet, compressed as it is sent. Of each class of
 * pages the heaviest is judged. The floor is a page of the same framework with nothing in it; the chat's is the least
 * that a chat can be. The quick run takes one page of each class, the last, which has been the heaviest. With PEER_PAGE_URLS (and PEER_COOKIE) the pages of other products are measured the same way.
 */
import { openSystemGate } from "../browser/open-system-gate";
import { scriptBytesOf, type PageAddress } from "../browser/script-bytes";
import { onStage, type Stage } from "../browser/stage";
import { insertHistory } from "../history";
import { recordedPeers } from "../peers";
import { report, type Row } from "../rows";
import { startFloor } from "../servers";
import { signIn } from "../sign-in";
import { insertStudents } from "../students";

const registeredAt = new Date("2026-01-10T08:00:00Z");
const messages = 40;
const batchSize = 4;
const isQuick = process.argv.includes("--quick");
const masterKey = "the master key of the benchmark";
const administratorName = "direzione";
const administratorEmail = `${administratorName}1@scuola.example`;

/** Pages of one kind, and how many kilobytes the heaviest may load. */
type PageClass = {
  name: string;
  pages: { path: string; cookie?: string }[];
  floorPath: "/empty" | "/chat";
  maxKb?: number;
};

type Visitors = Record<"newcomer" | "student" | "administrator" | "insider", string>;

const openPages = [
  "/forgot-password",
  "/reset-password?token=none",
  "/verify-email",
  "/email-verified?token=none",
  "/parent/confirm?token=none",
  "/parent/stop?token=none",
  "/privacy-policy",
  "/cookie-policy",
];

function classesFor({ newcomer, student, administrator, insider }: Visitors): PageClass[] {
  const seenBy = (cookie: string, ...paths: string[]) => paths.map((path) => ({ path, cookie }));
  return [
    { name: "landing page", pages: [{ path: "/" }], floorPath: "/empty", maxKb: 165 },
    {
      name: "helper pages",
      pages: [{ path: "/login" }, ...openPages.map((path) => ({ path })), ...seenBy(student, "/features")],
      floorPath: "/empty",
      maxKb: 165,
    },
    {
      name: "chat, new and with a past",
      pages: [...seenBy(newcomer, "/"), ...seenBy(student, "/")],
      floorPath: "/chat",
      maxKb: 190,
    },
    {
      name: "panels, their gates",
      pages: [{ path: "/panel-X8qzK92/settings" }, ...seenBy(administrator, "/sys-panel-e7f9")],
      floorPath: "/empty",
      maxKb: 180,
    },
    {
      name: "system panel, opened",
      pages: seenBy(insider, "/sys-panel-e7f9"),
      floorPath: "/empty",
      maxKb: 180,
    },
    {
      name: "a learner's other screens",
      pages: seenBy(student, "/progress", "/achievements", "/exercises", "/profile", "/subscribe"),
      floorPath: "/empty",
    },
  ];
}

await onStage(
  { env: { SYSTEM_ADMIN_EMAIL: administratorEmail, SYSTEM_ADMIN_MASTER_KEY: masterKey } },
  async (stage) => {
    const floor = await startFloor({});
    try {
      const kb = async (page: PageAddress) => (await scriptBytesOf(stage.browser, page)) / 1000;
      const floorKb = {
        "/empty": await kb({ url: `${floor.url}/empty` }),
        "/chat": await kb({ url: `${floor.url}/chat` }),
      };
      const rows: Row[] = [];
      for (const { name, pages, floorPath, maxKb } of classesFor(await visitorsOf(stage))) {
        const weights = await inBatches(isQuick ? pages.slice(-1) : pages, async ({ path, cookie }) => ({
          path,
          weight: await kb({ url: stage.product.url + path, cookie }),
        }));
        const heaviest = weights.reduce((one, other) => (other.weight > one.weight ? other : one));
        rows.push({
          metric: `pages: JavaScript of ${name}, kB`,
          ours: `${heaviest.path.split("?")[0]}${weights.length > 1 ? `, heaviest of ${weights.length}` : ""}`,
          floor: `${floorKb[floorPath].toFixed(1)} kB`,
          peer: recordedPeers("pages: first-load JavaScript, kB"),
          ratio: heaviest.weight,
          goal: maxKb === undefined ? undefined : { atMost: maxKb },
        });
      }
      for (const url of process.env.PEER_PAGE_URLS?.split(",") ?? [])
        rows.push({
          metric: `pages: JavaScript of ${url}, kB`,
          ratio: await kb({ url, cookie: process.env.PEER_COOKIE }),
        });
      report(rows);
    } finally {
      await floor.stop();
    }
  },
);

/** A few at once: with more, a page might wait so long for its turn that it seems to be quiet. */
async function inBatches<In, Out>(inputs: In[], work: (input: In) => Promise<Out>): Promise<Out[]> {
  const outputs: Out[] = [];
  for (let at = 0; at < inputs.length; at += batchSize)
    outputs.push(...(await Promise.all(inputs.slice(at, at + batchSize).map(work))));
  return outputs;
}

async function visitorsOf({ databaseUrl, dataDir, product }: Stage): Promise<Visitors> {
  const insert = (count: number, prefix: string) =>
    insertStudents(databaseUrl, { count, registeredAt, prefix });
  const ids = [...(await insert(2, "studente")), ...(await insert(1, administratorName))];
  const [newcomer = "", student = "", administrator = ""] = (await signIn(databaseUrl, ids)).map(
    ({ cookie }) => cookie,
  );
  await insertHistory(databaseUrl, ids[1] ?? 0, messages);
  const gate = { url: product.url, dataDir, masterKey };
  const insider = await openSystemGate(gate, { email: administratorEmail, cookie: administrator });
  return { newcomer, student, administrator, insider };
}
