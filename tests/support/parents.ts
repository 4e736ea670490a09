import { createHash } from "node:crypto";
import type { ParentSettings } from "@/lib/features/family/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import type { ParentReportReply } from "@/lib/features/reports/contract";
import { scriptedReader } from "../doubles/homework-reader";
import { mailsTo, templatesTo } from "./outbox";
import { sheetText } from "./photographs";
import { plainUrl } from "./pictures";
import { warmUpThreads } from "./reading-threads";
import { createStudent, type Student } from "./students";
import type { TestApp } from "./test-app";
import { until } from "./until";

let serial = 0;

/** What a parent ticks who agrees to everything a child may use. */
export const everything = { name: "Anna Rossi", coach: true, photos: true, voice: true, reports: true };

type Ticks = Partial<typeof everything & { alerts: boolean }>;
/** What a mail brings: the token of its link, the code in its text. */
type Brought = { token: string; code: string };

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const tokenIn = (url = "") => new URL(url).searchParams.get("token") ?? "";

/** The code that stands alone on a line of a mail's text, in one piece or in two. */
export function codeIn(text = ""): string {
  const lines = text.split("\n").map((line) => line.replaceAll(/\s/g, ""));
  const code = lines.find((line) => /^\d{6}$/.test(line));
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/** A code that is not this one. */
export const wrongCode = (code: string): string =>
  code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** The ways of a student's parent. Photos are read at once. */
export function parents(t: TestApp) {
  t.app.ports.homeworkReader = scriptedReader(() => Promise.resolve(sheetText));
  const post = (path: string, body: unknown, cookie?: string) => t.api("POST", path, { body, cookie });
  const save = ({ id, cookie }: Student, parentEmail: string) =>
    t.api("PUT", `/api/users/${id}`, { cookie, body: { parentEmail } });
  /** With nothing ticked but reports, which is all that is asked about who is 14 or more. */
  const confirm = ({ token, code }: Brought, ticks: Ticks = { reports: true }) =>
    post("/api/parent/confirm", { token, code, ...ticks });

  async function mails(address: string) {
    await t.runJobs();
    return mailsTo(t.dataDir, address);
  }

  const isLive = async ({ links }: { links: string[] }) =>
    (await t.app.db.parentLink.count({ where: { tokenHash: hashOf(tokenIn(links[0])) } })) > 0;

  /** The newest mail of a template to an address whose link is good, or the newest of all. */
  async function newest(address: string, ...templates: string[]) {
    const found = (await mails(address)).filter(({ template }) => templates.includes(template));
    const latest = found.at(-1);
    if (!latest) throw new Error(`No ${templates.join(" or ")} to ${address}`);
    const live = await Promise.all(found.map(isLive));
    return found.findLast((_, index) => live[index]) ?? latest;
  }

  /** What the newest mail brings that asks an address. */
  async function tokens(address: string) {
    const { links, text } = await newest(address, "parent-invitation", "parent-consent-reminder");
    const [token, stop] = [tokenIn(links[0]), tokenIn(links.find((link) => link.includes("/parent/stop")))];
    return { confirm: token, stop, token, code: codeIn(text) };
  }

  async function brought(address: string, template: string): Promise<Brought> {
    const { links, text } = await newest(address, template);
    return { token: tokenIn(links[0]), code: codeIn(text) };
  }

  async function saveConfirmed(student: Student, address: string, ticks?: Ticks): Promise<void> {
    await save(student, address);
    const confirmed = await confirm(await tokens(address), ticks);
    if (confirmed.status !== 200) throw new Error(await confirmed.text());
  }

  const askLink = (email: string) => post("/api/parents/links", { email });
  const open = ({ token, code }: Brought) => post("/api/parents/session", { token, code });

  /** Asks for a link to the page, which is mailed after the reply, and answers what the mail brings. */
  async function linkTo(address: string): Promise<Brought> {
    const count = async () =>
      (await templatesTo(t, address)).filter((template) => template === "parent-page-link").length;
    const before = await count();
    await askLink(address);
    await until(async () => (await count()) > before);
    return brought(address, "parent-page-link");
  }

  /** Opens the page of an address: the cookie. A second later than all before, so that its mail is the newest. */
  async function openPage(address: string): Promise<string> {
    t.advance(1000);
    const opened = await open(await linkTo(address));
    if (opened.status !== 200) throw new Error(await opened.text());
    return opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  }

  const childPath = ({ id }: Pick<Student, "id">) => `/api/parents/children/${id}`;
  const children = async (cookie: string) => {
    const reply = (await (await t.api("GET", "/api/parents/children", { cookie })).json()) as {
      children?: ParentChild[];
    };
    return reply.children ?? [];
  };

  /** What a parent has chosen for a student, with something else in it. */
  async function change(cookie: string, student: Pick<Student, "id">, more: Partial<ParentSettings>) {
    const child = (await children(cookie)).find(({ id }) => id === student.id);
    const body = { ...child?.settings, ...more };
    return t.api("PUT", childPath(student), { cookie, body });
  }

  const say = ({ cookie }: Student, message: string) => post("/api/chat", { message }, cookie);

  return {
    newAddress: () => `genitore${(serial += 1)}@casa.example`,
    save,
    confirm,
    mails,
    newest,
    tokens,
    brought,
    saveConfirmed,
    stop: (token: string) => post("/api/parent/stop", { token }),
    resume: (token: string) => post("/api/parent/resume", { token }),
    revoke: ({ token, code }: Brought) => post("/api/parent/revoke", { token, code }),
    templates: (address: string) => templatesTo(t, address),
    /** A parent agrees that a child uses everything, unless said. */
    agree: (student: Student, address: string, ticks: Ticks = {}) =>
      saveConfirmed(student, address, { ...everything, ...ticks }),
    askLink,
    linkTo,
    open,
    openPage,
    children,
    change,
    withdraw: (cookie: string, student: Pick<Student, "id">) =>
      t.api("POST", `${childPath(student)}/withdrawal`, { cookie }),
    /** Has the question mailed to a parent whose page is open. */
    inviteSelf: (cookie: string, student: Pick<Student, "id">) =>
      t.api("POST", `${childPath(student)}/invitation`, { cookie }),
    requestDeletion: (cookie: string, student: Pick<Student, "id">) =>
      t.api("POST", `${childPath(student)}/deletion`, { cookie }),
    cancelDeletion: (cookie: string, student: Pick<Student, "id">) =>
      t.api("DELETE", `${childPath(student)}/deletion`, { cookie }),
    send: ({ id, cookie }: Student, parentEmail: string, more: Record<string, unknown> = {}) =>
      post("/api/parent-report", { parentEmail, studentId: id, ...more }, cookie),
    async show({ cookie }: Student): Promise<ParentReportReply> {
      return (await t.api("GET", "/api/parent-report", { cookie })).json() as Promise<ParentReportReply>;
    },
    say,
    /** Does something of everything. */
    async learn(student: Student): Promise<void> {
      await warmUpThreads();
      await say(student, "Yesterday I go to school");
      await say(student, "Yesterday I went to school");
      const { id, cookie } = student;
      await post("/api/analyze-homework", { userId: id, image: await plainUrl() }, cookie);
      await post("/api/exercises", undefined, cookie);
      const exercise = await t.app.db.exercise.findFirstOrThrow({ where: { userId: id } });
      await post(`/api/exercises/${exercise.id}/answers`, { answer: exercise.accepted[0] }, cookie);
    },
  };
}

/** A parent whose page is open, of a student who is another's unless said. Pictures are read by whoever read them before. */
export async function createParent(t: TestApp, given?: Student) {
  const { homeworkReader } = t.app.ports;
  const p = parents(t);
  t.app.ports.homeworkReader = homeworkReader;
  const child = given ?? (await createStudent(t));
  const address = p.newAddress();
  await p.saveConfirmed(child, address);
  return { child, address, cookie: await p.openPage(address) };
}
