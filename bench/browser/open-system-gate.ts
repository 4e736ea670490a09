import { setTimeout as pause } from "node:timers/promises";
import { listOutbox } from "@/lib/adapters/mail/outbox";

export type Administrator = { email: string; cookie: string };
type Gate = { url: string; dataDir: string; masterKey: string };

const mailWithinMs = 20_000;

/** Opens the gate of the system panel with the mailed code, and answers the cookies of login and gate. */
export async function openSystemGate(
  { url, dataDir, masterKey }: Gate,
  { email, cookie }: Administrator,
): Promise<string> {
  const verify = (body: object) =>
    fetch(`${url}/api/super-auth/verify`, {
      method: "POST",
      headers: { cookie, origin: url, "Content-Type": "application/json" },
      body: JSON.stringify({ masterKey: "", twoFactorCode: "", ...body }),
    });
  await verify({ step: 1, masterKey });
  const opened = await verify({ step: 2, twoFactorCode: await mailedCode(dataDir, email) });
  const gate = opened.headers.get("set-cookie")?.split(";", 1)[0];
  if (!opened.ok || !gate) throw new Error(`The gate stayed shut: ${opened.status}`);
  return `${cookie}; ${gate}`;
}

async function mailedCode(dataDir: string, email: string): Promise<string> {
  const deadline = Date.now() + mailWithinMs;
  while (Date.now() < deadline) {
    const mails = await listOutbox(dataDir);
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0];
    if (code) return code;
    await pause(100);
  }
  throw new Error(`No code was mailed to ${email}`);
}
