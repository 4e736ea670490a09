import { randomUUID } from "node:crypto";
import type { Prisma } from "@/lib/db/generated/client";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { conversations } from "./conversations";
import { mailsTo, templatesTo } from "./outbox";
import { createStudent, type Student } from "./students";
import { json } from "./subscribers";
import type { TestApp } from "./test-app";

/** A student of 11, for whom a parent has to agree. */
export const child = { birthMonth: 3, birthYear: 2015, aiNoticeAt: null };

type Choice = Partial<Prisma.GuardianUncheckedCreateInput>;

/** Students whose parents want to be told of danger, and what they say. */
export function alertedParents(t: TestApp) {
  const chat = conversations(t);
  const secondsAgo = (seconds: number) => new Date(t.app.now().getTime() - seconds * 1000);

  async function addParent({ id }: Student, choice: Choice): Promise<string> {
    const email = `avvisi-${randomUUID()}@casa.example`;
    const at = secondsAgo(60);
    const said = { confirmedAt: at, consentedAt: at, changedAt: at, alerts: true };
    await t.app.db.guardian.create({ data: { id: randomUUID(), userId: id, email, ...said, ...choice } });
    return email;
  }

  return {
    ...chat,
    secondsAgo,
    /** A student of 15 who was shown what their parents have chosen. */
    told: () => ({ familySeenAt: secondsAgo(30) }),
    /** A student with a parent who wants to be told, or with some who have chosen so, straight in the database. */
    async family(fields: Parameters<typeof createStudent>[1], ...choices: Choice[]) {
      const student = await createStudent(t, { displayName: "Giulia", ...fields });
      const parents: string[] = [];
      for (const choice of choices.length > 0 ? choices : [{}])
        parents.push(await addParent(student, choice));
      return { student, parents, parent: parents[0] ?? "" };
    },
    async mails(address: string) {
      await t.runJobs();
      return mailsTo(t.dataDir, address);
    },
    templates: (address: string) => templatesTo(t, address),
    async say(student: Student, message: string): Promise<ExchangeReply> {
      const response = await chat.send(student, message);
      if (response.status !== 200) throw new Error(await response.text());
      return json<ExchangeReply>(response);
    },
  };
}
