import type { App } from "@/lib/context";
import type { Prisma } from "@/lib/db/generated/client";
import { nameKey } from "@/lib/features/accounts/rules";
import { startSession } from "@/lib/features/sessions/start-session";
import type { TestApp } from "./test-app";

let serial = 0;

/** Of 15, who has read what becomes of what they write: nobody need agree. */
const grown = (now: Date) => ({ birthMonth: 12, birthYear: now.getUTCFullYear() - 16, aiNoticeAt: now });

/** A student with a session, straight in the database. */
export async function createStudent(
  { app }: Pick<TestApp, "app">,
  fields: Partial<Prisma.UserUncheckedCreateInput> = {},
) {
  serial += 1;
  const now = app.now();
  const { id, email } = await app.db.user.create({
    data: {
      email: `studente${serial}@scuola.example`,
      emailVerifiedAt: now,
      nickname: `Studente ${serial}`,
      nicknameKey: nameKey(fields.nickname ?? `Studente ${serial}`),
      displayName: "Studente",
      displayNameKey: nameKey(fields.displayName ?? "Studente"),
      heartsUpdatedAt: now,
      createdAt: now,
      ...grown(now),
      // Whoever just has Pro has it from an administrator.
      hasManualPro: fields.isPro === true && fields.subscriptionStatus === undefined,
      ...fields,
    },
    select: { id: true, email: true },
  });
  return { id, email, cookie: await newSession(app, id) };
}

/** The cookie of a session that begins now. */
export async function newSession(app: App, userId: number, userAgent = ""): Promise<string> {
  const ctx = { ...app, actor: { kind: "system" as const }, requestId: "test", keepAlive: () => undefined };
  const setCookie = await startSession(ctx, userId, userAgent);
  return setCookie.split(";")[0] ?? "";
}
export type Student = Awaited<ReturnType<typeof createStudent>>;

type Named = Pick<Student, "id">;

/** What the database has of a student. */
export const userOf = ({ app }: TestApp, { id }: Named) => app.db.user.findUniqueOrThrow({ where: { id } });
export const exists = async ({ app }: TestApp, { id }: Named) =>
  (await app.db.user.count({ where: { id } })) === 1;
