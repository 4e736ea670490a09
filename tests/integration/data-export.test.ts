import { v7 as uuid } from "uuid";
import { parents } from "@/tests/support/parents";
import { createStudent, type Student } from "@/tests/support/students";
import { createTestApp, type TestApp } from "@/tests/support/test-app";
import { pastAnswers, pastPage, worksheets } from "@/tests/support/worksheets";

let t: TestApp;
let p: ReturnType<typeof parents>;
beforeAll(async () => {
  t = await createTestApp();
  p = parents(t);
});
afterAll(() => t.close());

type DataExport = {
  account: Record<string, unknown>;
  words: string[];
  messages: { text: string; findings: { quote: string; correction?: string }[] }[];
  homeworkPhotos: { text: string | null; image: string }[];
  worksheets: { title: string; status: string; receipt: unknown; items: Record<string, unknown>[] }[];
  exercises: Record<string, unknown>[];
  observations: unknown[];
};

const download = ({ id, cookie }: Student, of = id) => t.api("GET", `/api/users/${of}/data`, { cookie });
const read = async (student: Student) => (await download(student)).json() as Promise<DataExport>;

it("is a file with all that is stored of the caller, and nothing of others", async () => {
  const student = await createStudent(t, {
    displayName: "Luca",
    isPro: true,
    parentEmail: "mamma@casa.example",
    schoolClass: "middle1",
    hasAnsweredSchoolClass: true,
    readingTools: "2252411",
  });
  const other = await createStudent(t);
  await p.say(other, "This is somebody else speaking");
  await p.learn(student);
  await p.say(student, "My brother like music");
  const response = await download(student);
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="english-coach-dati.json"');
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(text).not.toMatch(/somebody else|argon2|tokenHash|"accepted"/);

  const data = JSON.parse(text) as DataExport;
  expect(data.account).toMatchObject({
    id: student.id,
    displayName: "Luca",
    parentEmail: "mamma@casa.example",
    schoolClass: "middle1",
    hasAnsweredSchoolClass: true,
    readingTools: { spacing: "wider", font: "opendyslexic", ground: "night" },
  });
  expect(data.messages.map((message) => message.text)).toContain("Yesterday I go to school");
  expect(data.words).toContain("yesterday");
  expect(data.exercises).toHaveLength(3);
  expect(data.observations.length).toBeGreaterThan(0);
  const [photo] = data.homeworkPhotos;
  expect(Buffer.from(photo?.image.split(",")[1] ?? "", "base64").subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
  const findings = data.messages.flatMap((message) => message.findings);
  expect(findings.map(({ quote, correction }) => [quote, correction])).toEqual([
    ["Yesterday I go", "Yesterday I went"],
    ["My brother like", undefined],
  ]);
  expect(JSON.stringify(findings)).not.toContain('"goes"'); // Not found yet: it would be the answer.
});

it("has each sheet with what was written into it, and no answer that is still to be found", async () => {
  const w = worksheets(t);
  const [student, other] = [await createStudent(t), await createStudent(t)];
  await w.make(other, pastPage);
  const { id } = await w.make(student, pastPage);
  await w.answered(student, id, 1, "went");
  await w.answered(student, id, 2, "writed");
  await w.helped(student, id, 2, 1);
  await w.change(student, id, 3, { draft: ["bringed"] });
  await w.handIn(student, id);
  const body = { name: "Luca della 2B" };
  expect((await w.call(student, "POST", `/${id}/receipt`, body)).status).toBe(200);
  const { receipt } = await w.get(student, id);

  const text = await (await download(student)).text();
  expect(text).not.toMatch(/"solution"|"state"/);
  for (const answer of pastAnswers.slice(1)) expect(text).not.toMatch(new RegExp(`\\b${answer}\\b`));
  const { worksheets: sheets } = JSON.parse(text) as DataExport;
  expect(sheets).toMatchObject([
    {
      id,
      status: "handed_in",
      createdAt: expect.any(String) as string,
      handedInAt: t.app.now().toISOString(),
      receipt: { code: receipt?.code, name: "Luca della 2B", until: receipt?.until },
      parts: [{ instruction: pastPage.split("\n")[0] }],
    },
  ]);
  const [one, two, three, ...rest] = sheets[0]?.items ?? [];
  const prompt = "We ____ (go) to the cinema last Saturday.";
  expect(one).toMatchObject({
    label: "1",
    prompt,
    written: ["went"],
    status: "solved",
    tries: [],
    xpAwarded: 5,
  });
  expect(two).toMatchObject({
    written: ["writed"],
    status: "tried",
    tries: ["0 writed"],
    helpLevel: 1,
    xpAwarded: 0,
  });
  expect(three).toMatchObject({ written: ["bringed"], status: "open", tries: [], answeredAt: null });
  expect(rest.map(({ written }) => written)).toEqual([[""], [""], [""]]);
});

it("has every sheet where there are many", async () => {
  const student = await createStudent(t);
  const sheets = Array.from({ length: 45 }, (_, n) => ({
    id: uuid(),
    userId: student.id,
    key: `key ${n}`,
    title: `Sheet ${n}`,
    status: "working" as const,
    parts: [],
    createdAt: t.app.now(),
    lastActiveAt: t.app.now(),
  }));
  await t.app.db.worksheet.createMany({ data: sheets });
  expect((await read(student)).worksheets.map(({ title }) => title)).toEqual(
    sheets.map(({ title }) => title),
  );
});

it("is whole where there is more than a page of everything", async () => {
  const student = await createStudent(t);
  const conversation = { id: uuid(), userId: student.id, createdAt: t.app.now() };
  await t.app.db.conversation.create({ data: conversation });
  const exchange = {
    conversationId: conversation.id,
    userId: student.id,
    status: "settled" as const,
    chargedHearts: 0,
    leaseExpiresAt: t.app.now(),
    createdAt: t.app.now(),
  };
  const exchanges = Array.from({ length: 450 }, () => ({ ...exchange, id: uuid(), clientMessageId: uuid() }));
  await t.app.db.exchange.createMany({ data: exchanges });
  await t.app.db.message.createMany({
    data: exchanges.map(({ id }, n) => ({
      id: uuid(),
      conversationId: conversation.id,
      exchangeId: id,
      sender: "user" as const,
      text: `Message ${n}`,
      createdAt: t.app.now(),
    })),
  });
  const { messages } = await read(student);
  expect(messages.map(({ text }) => text)).toEqual(exchanges.map((_, n) => `Message ${n}`));
});

it("of a newcomer is valid too", async () => {
  expect(await read(await createStudent(t))).toMatchObject({
    messages: [],
    homeworkPhotos: [],
    worksheets: [],
    words: [],
  });
});

it("is not given to others, to nobody, or all day long", async () => {
  const [student, other] = [await createStudent(t), await createStudent(t)];
  expect((await download(other, student.id)).status).toBe(404);
  expect((await t.api("GET", `/api/users/${student.id}/data`)).status).toBe(401);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await download(other)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

it("breaks off when the database fails in the middle, instead of passing for whole", async () => {
  const student = await createStudent(t);
  const { db } = t.app;
  const message = { findMany: () => Promise.reject(new Error("away")) };
  t.app.db = Object.assign(Object.create(db), { message }) as typeof db;
  const response = await download(student);
  t.app.db = db;
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});
