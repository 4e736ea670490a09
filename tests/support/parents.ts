import type { ParentReportReply } from "@/lib/features/reports/contract";
import { scriptedReader } from "../doubles/homework-reader";
import { mailsTo, templatesTo } from "./outbox";
import { sheetText } from "./photographs";
import { plainUrl } from "./pictures";
import { warmUpThreads } from "./reading-threads";
import type { Student } from "./students";
import type { TestApp } from "./test-app";

let serial = 0;

/** The ways of a student's parent. Photos are read at once. */
export function parents(t: TestApp) {
  t.app.ports.homeworkReader = scriptedReader(() => Promise.resolve(sheetText));
  const post = (path: string, body: unknown, cookie?: string) => t.api("POST", path, { body, cookie });
  const save = ({ id, cookie }: Student, parentEmail: string) =>
    t.api("PUT", `/api/users/${id}`, { cookie, body: { parentEmail } });
  const confirm = (token: string) => post("/api/parent/confirm", { token });
  const tokenIn = (url = "") => new URL(url).searchParams.get("token") ?? "";

  async function mails(address: string) {
    await t.runJobs();
    return mailsTo(t.dataDir, address);
  }

  /** The tokens of the first mail to an address, which is the one that asks. */
  async function tokens(address: string) {
    const [invitation] = (await mails(address)).filter(({ template }) => template === "parent-invitation");
    const [confirmUrl, stopUrl] = invitation?.links ?? [];
    return { confirm: tokenIn(confirmUrl), stop: tokenIn(stopUrl) };
  }

  const say = ({ cookie }: Student, message: string) => post("/api/chat", { message }, cookie);

  return {
    newAddress: () => `genitore${(serial += 1)}@casa.example`,
    save,
    confirm,
    stop: (token: string) => post("/api/parent/stop", { token }),
    mails,
    tokens,
    templates: (address: string) => templatesTo(t, address),
    async saveConfirmed(student: Student, address: string): Promise<void> {
      await save(student, address);
      const confirmed = await confirm((await tokens(address)).confirm);
      if (confirmed.status !== 200) throw new Error(await confirmed.text());
    },
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
