import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { v7 as uuid } from "uuid";
import { connectPglite } from "@/lib/db/client";
import { openEmbeddedDatabase } from "@/lib/db/embedded";
import { migratePglite } from "@/scripts/migrations/databases";
import { benchSecret } from "./servers";
import { cookieOf, type SignedIn } from "./sign-in";

/** A data folder with a database in it, as `npm start` leaves one, and a student who is signed in. */
export type DataFolder = { env: Record<string, string>; student: SignedIn; remove(): void };

export async function newDataFolder(): Promise<DataFolder> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "english-coach-bench-"));
  const pglite = await openEmbeddedDatabase(dataDir);
  await migratePglite(pglite);
  const db = connectPglite(pglite);
  const now = new Date();
  const { id: userId } = await db.user.create({
    data: {
      email: "studente@scuola.example",
      nickname: "Studente",
      nicknameKey: "studente",
      displayName: "Studente",
      displayNameKey: "studente",
      heartsUpdatedAt: now,
      createdAt: now,
      birthMonth: 12,
      birthYear: now.getUTCFullYear() - 16,
      aiNoticeAt: now,
    },
    select: { id: true },
  });
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const session = await db.session.create({ data: { id: uuid(), userId, createdAt: now, expiresAt } });
  await db.$disconnect();
  await pglite.close();
  return {
    env: { DATA_DIR: dataDir, AUTH_SECRET: benchSecret, APP_URL: "{url}" },
    student: { userId, cookie: await cookieOf(session.id) },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
