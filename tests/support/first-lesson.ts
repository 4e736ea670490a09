import type { ExchangeReply } from "@/lib/features/chat/contract";
import { conversations } from "./conversations";
import { mailsTo, templatesTo, tokenOf } from "./outbox";
import type { TestApp } from "./test-app";
import { newcomer, visitors } from "./visitors";

/** Somebody registers, verifies the address, logs in and writes. */
export async function registerAndWrite(t: TestApp, fields: Record<string, unknown> = {}) {
  t.serveBy(t.app);
  const v = visitors(t);
  const somebody = newcomer(fields);
  const { email, password } = somebody;
  expect((await v.post("register", somebody)).status).toBe(201);
  expect(await templatesTo(t, email)).toEqual(["verify-email"]);
  const [mail] = await mailsTo(t.dataDir, email);
  expect((await v.post("verify-email", { token: tokenOf(mail) })).status).toBe(200);
  const { cookie, body } = await v.login(email, password);
  const { id } = body.user as { id: number };
  const ofAge = { birthMonth: 12, birthYear: 2000, aiNoticeAt: t.app.now() };
  await t.app.db.user.update({ where: { id }, data: ofAge });
  const student = { id, email, cookie: cookie ?? "" };
  const chat = conversations(t);
  const response = await chat.send(student, "Yesterday I go to school");
  const exchange = (await response.json()) as ExchangeReply;
  return { student, chat, exchange };
}
