/**
 * First-load JavaScript: all that Chromium loads for a page until it is quiet, compressed as it is sent. Of each class of
 * pages the heaviest is judged. The floor is a page of the same framework with nothing in it; the chat's is the least
 * that a chat can be. The quick run takes one page of each class, the last, which has been the heaviest. The pages of the products in PEER_FILE are measured the same way.
 */
import { openSystemGate } from "../browser/open-system-gate";
import { scriptBytesOf, type PageAddress } from "../browser/script-bytes";
import { onStage, type Stage } from "../browser/stage";
import { insertHistory } from "../history";
import { live, recordedPeers } from "../peers";
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
  "/aiuto",
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
      const classes = classesFor(await visitorsOf(stage)).map(({ pages, ...rest }) => ({
        ...rest,
        pages: (isQuick ? pages.slice(-1) : pages).map(({ path, cookie }) => ({
          url: stage.product.url + path,
          cookie,
        })),
      }));
      const floorPages = { "/empty": { url: `${floor.url}/empty` }, "/chat": { url: `${floor.url}/chat` } };
      const weightOf = await weigh(
        [...Object.values(floorPages), ...classes.flatMap(({ pages }) => pages)],
        kb,
      );
      const rows = classes.map(({ name, pages, floorPath, maxKb }): Row => {
        const heaviest = pages.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
        return {
          metric: `pages: JavaScript of ${name}, kB`,
          ours: `${new URL(heaviest.url).pathname}${pages.length > 1 ? `, heaviest of ${pages.length}` : ""}`,
          floor: `${weightOf(floorPages[floorPath]).toFixed(1)} kB`,
          peer: recordedPeers("pages: first-load JavaScript, kB"),
          ratio: weightOf(heaviest),
          goal: maxKb === undefined ? undefined : { atMost: maxKb },
        };
      });
      for (const { name, pages, cookies } of live.peers)
        for (const url of pages)
          rows.push({
            metric: `pages: JavaScript of ${name}, ${new URL(url).pathname}, kB`,
            ratio: await kb({ url, cookie: cookies[0] }),
          });
      report(rows);
    } finally {
      await floor.stop();
    }
  },
);

/** A few at once: with more, a page might wait so long for its turn that it seems to be quiet. */
async function weigh(pages: PageAddress[], kb: (page: PageAddress) => Promise<number>) {
  const weights = new Map<PageAddress, number>();
  for (let at = 0; at < pages.length; at += batchSize)
    await Promise.all(pages.slice(at, at + batchSize).map(async (page) => weights.set(page, await kb(page))));
  return (page: PageAddress) => weights.get(page) ?? NaN;
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
