import { randomUUID } from "node:crypto";
import type { CallActor } from "@/lib/contract/call";
import {
  createAdministrator,
  openSecurePanel,
  openSystemPanel,
  secureEmails,
} from "../support/administrators";
import { createParent } from "../support/parents";
import { plainUrl } from "../support/pictures";
import { createStudent, newSession, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";
import { sheetRows } from "../support/worksheets";
import { cronSecret, privateWords } from "./secrets";

export type Caller = { name: string; cookie?: string; headers?: Record<string, string>; seesOthers?: true };

/** Who calls, and what there is to call for. */
export type Stage = {
  /** Those a contract lets in. */
  callers: Record<CallActor, Caller>;
  student: Student;
  other: Student;
  victim: Student;
  email: string;
  findingId: string;
  exerciseId: string;
  photoId: string;
  messageId: string;
  setupIntentId: string;
  worksheetId: string;
  n: number;
  sheetRevision: number;
  /** Of a receipt of another sheet. */
  code: string;
  image: string;
};

let serial = 0;

/** New students with something of theirs, and open panels: earlier requests have spent those of before. */
export async function setStage(t: TestApp, before?: Stage): Promise<Stage> {
  serial += 1;
  await t.app.db.throttle.deleteMany();
  const email = `fuzz${serial}@scuola.example`;
  const student = await createStudent(t, { email, isPro: serial % 3 > 0, hearts: 1000 });
  const other = before?.other ?? (await createOther(t));
  const victim = await createStudent(t);
  const own = await whatIsTheirs(t, student);
  return {
    callers: await openPanels(t, student, before),
    student,
    other,
    victim,
    email,
    ...own,
    image: await plainUrl(serial % 256),
  };
}

/** Nobody but an administrator may ever be shown anything of theirs. */
async function createOther(t: TestApp): Promise<Student> {
  const other = await createStudent(t, {
    email: privateWords.email,
    displayName: privateWords.name,
    parentEmail: privateWords.parentEmail,
  });
  const now = t.app.now();
  await t.app.db.guardian.create({
    data: {
      id: randomUUID(),
      userId: other.id,
      email: privateWords.parentEmail,
      name: privateWords.parentName,
      confirmedAt: now,
      changedAt: now,
    },
  });
  await t.api("POST", "/api/chat", { cookie: other.cookie, body: { message: privateWords.message } });
  return other;
}

async function openPanels(t: TestApp, student: Student, before?: Stage): Promise<Stage["callers"]> {
  const system = before?.callers["system-admin"];
  const secure = before?.callers["secure-admin"];
  const isOpen = async (path: string, caller: Caller | undefined) =>
    caller !== undefined && (await t.api("GET", path, caller)).ok;
  const administrator = await createAdministrator(t);
  const systemCookie = (await isOpen("/api/admin/stats", system))
    ? system?.cookie
    : await openSystemPanel(t, await freshGate(t, administrator.cookie));
  const secureHeaders = (await isOpen("/api/secure-admin/users", secure))
    ? secure?.headers
    : await openSecurePanel(t, secureEmails[0]);
  return {
    anyone: { name: "visitor" },
    parent: { name: "parent", cookie: (await createParent(t, student)).cookie },
    learner: { name: "student", cookie: student.cookie },
    "eligible-admin": { name: "eligible-admin", cookie: await newSession(t.app, 1) },
    "system-admin": { name: "system administrator", cookie: systemCookie, seesOthers: true },
    "secure-admin": { name: "secure administrator", headers: secureHeaders, seesOthers: true },
    cron: { name: "cron", headers: { authorization: `Bearer ${cronSecret}` } },
  };
}

/** What was guessed at the gate no longer blocks it. */
async function freshGate(t: TestApp, cookie: string): Promise<string> {
  await t.app.db.gateTries.deleteMany();
  return cookie;
}

async function whatIsTheirs(t: TestApp, student: Student) {
  const post = async <Reply>(path: string, body?: unknown) => {
    const response = await t.api("POST", path, { cookie: student.cookie, body });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Reply;
  };
  type Sent = { userMessage: { id: string; findings: { id: string }[] } };
  const { userMessage } = await post<Sent>("/api/chat", { message: "Yesterday I go to school" });
  type Given = { exercises: { id: string }[] };
  const { exercises } = await post<Given>("/api/exercises");
  const setup = await t.api("POST", "/api/create-subscription", { cookie: student.cookie });
  const { setupIntentId } = (await setup.json()) as { setupIntentId?: string };
  await t.api("POST", "/api/chat", {
    cookie: student.cookie,
    body: { message: "", image: await plainUrl(serial % 256) },
  });
  const photo = await t.app.db.homeworkPhoto.findFirst({ where: { userId: student.id } });
  return {
    findingId: userMessage.findings[0]?.id ?? "",
    exerciseId: exercises[0]?.id ?? "",
    photoId: photo?.id ?? "",
    messageId: userMessage.id,
    setupIntentId: setupIntentId ?? "seti_none",
    ...(await sheetRows(t, student)),
    sheetRevision: 0,
  };
}
