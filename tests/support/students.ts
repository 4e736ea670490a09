import type { Prisma } from "@/lib/db/generated/client";
import { startSession } from "@/lib/features/sessions/start-session";
import type { TestApp } from "./test-app";

let serial = 0;

/** A student with a session, straight in the database. */
export async function createStudent({ app }: TestApp, fields: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  serial += 1;
  const now = app.now();
  const { id } = await app.db.user.create({
    data: {
      email: `studente${serial}@scuola.example`,
      emailVerifiedAt: now,
      nickname: `Studente ${serial}`,
      nicknameKey: `studente ${serial}`,
      displayName: "Studente",
      heartsUpdatedAt: now,
      createdAt: now,
      ...fields,
    },
    select: { id: true },
  });
  const ctx = { ...app, actor: { kind: "system" as const }, requestId: "test", keepAlive: () => undefined };
  const setCookie = await startSession(ctx, id);
  return { id, cookie: setCookie.split(";")[0] ?? "" };
}
export type Student = Awaited<ReturnType<typeof createStudent>>;
