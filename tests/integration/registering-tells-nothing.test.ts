import { plainHasher } from "../doubles/password-hasher";
import { databaseLogOf } from "../support/database-log";
import { mailsTo } from "../support/outbox";
import { createStudent, newSession } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { newcomer } from "../support/visitors";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.app.ports.passwordHasher = plainHasher(); // Only its answers count here.
});
afterAll(() => t.close());

let serial = 0;
/** Names nobody has. */
function fresh() {
  serial += 1;
  return { email: `nuovo${serial}@scuola.example`, nickname: `Nuovo ${serial}` };
}

type Names = { email: string; nickname: string };

async function register({ email, nickname }: Names) {
  const response = await t.api("POST", "/api/auth/register", { body: newcomer({ email, nickname }) });
  const body = (await response.json()) as Record<string, unknown>;
  delete body.requestId;
  return { status: response.status, body };
}

const rename = (student: { id: number; cookie: string }, nickname: string) =>
  t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body: { nickname } });

/** An account of names nobody had. */
async function owner() {
  const names = fresh();
  await register(names);
  const { id } = await t.app.db.user.findUniqueOrThrow({ where: { email: names.email } });
  return { ...names, id };
}

const welcome = { status: 201, body: { message: "Controlla la tua email per verificare l'account." } };
const taken = {
  status: 409,
  body: expect.objectContaining({
    code: "CONFLICT",
    error: "Questo nickname è già in uso. Scegline un altro.",
  }) as object,
};

describe("the answer to a registration depends on the nickname alone", () => {
  it.each([
    ["a new e-mail, a free nickname", false, false, welcome],
    ["a known e-mail, a free nickname", true, false, welcome],
    ["a new e-mail, a taken nickname", false, true, taken],
    ["a known e-mail, the nickname of another", true, true, taken],
  ])("%s", async (_title, isKnown, isTaken, expected) => {
    const known = await owner();
    const other = await owner();
    const email = isKnown ? known.email.toUpperCase() : fresh().email;
    const nickname = isTaken ? other.nickname.toUpperCase() : fresh().nickname;
    expect(await register({ email, nickname })).toEqual(expected);
  });

  it("a known e-mail with its own nickname is told what everybody is told of that nickname", async () => {
    const known = await owner();
    const own = await register(known);
    expect(own).toEqual(taken);
    expect(own).toEqual(await register({ email: fresh().email, nickname: known.nickname }));
  });
});

describe("after a success the nickname is taken, so that a second try tells nothing", () => {
  it.each([
    ["new", () => Promise.resolve(fresh().email)],
    ["known", async () => (await owner()).email],
  ])("where the e-mail was %s", async (_title, emailOf) => {
    const [email, { nickname }] = [await emailOf(), fresh()];
    expect(await register({ email, nickname })).toEqual(welcome);
    expect(await register({ email, nickname })).toEqual(taken);
    expect(await register({ email: fresh().email, nickname: nickname.toUpperCase() })).toEqual(taken);
    const somebody = await createStudent(t);
    expect((await rename(somebody, nickname)).status).toBe(409);
    expect(await register({ email, nickname: fresh().nickname })).toEqual(welcome);
  });

  it("also when both come at once: of 20 tries for one nickname one succeeds, whosever the e-mails are", async () => {
    const known = await Promise.all(Array.from({ length: 10 }, () => owner()));
    const { nickname } = fresh();
    const emails = known.flatMap(({ email }) => [email, fresh().email]);
    const answers = await Promise.all(emails.map((email) => register({ email, nickname })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const users = await t.app.db.user.count({ where: { nickname } });
    const held = await t.app.db.heldNickname.count({ where: { nicknameKey: nickname.toLowerCase() } });
    expect(users + held).toBe(1);
  });

  it("and the owner of the e-mail, who has changed nothing, may have it", async () => {
    const known = await owner();
    const { nickname } = fresh();
    await register({ email: known.email, nickname });
    const before = await t.app.db.user.findUniqueOrThrow({ where: { id: known.id } });
    expect(before.nickname).toBe(known.nickname);
    expect((await rename({ id: known.id, cookie: await newSession(t.app, known.id) }, nickname)).status).toBe(
      200,
    );
  });

  it("until that account is gone", async () => {
    const known = await owner();
    const { nickname } = fresh();
    await register({ email: known.email, nickname });
    await t.app.db.user.delete({ where: { id: known.id } });
    expect(await register({ email: fresh().email, nickname })).toEqual(welcome);
  });
});

it("a refused nickname uses up none of the mails that an address may get", async () => {
  const known = await owner();
  const { email } = fresh();
  for (let n = 0; n < 5; n += 1) await register({ email, nickname: known.nickname });
  expect(await register({ email, nickname: fresh().nickname })).toEqual(welcome);
  await register({ email, nickname: fresh().nickname });
  await t.runJobs();
  const mails = await mailsTo(t.dataDir, email);
  expect(mails.map(({ template }) => template).sort()).toEqual(["already-registered", "verify-email"]);
});

it("two renames to one nickname at once: one has it", async () => {
  const students = await Promise.all(Array.from({ length: 10 }, () => createStudent(t)));
  const { nickname } = fresh();
  const answers = await Promise.all(students.map((student) => rename(student, nickname)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

describe("the database's log", () => {
  it("names no e-mail and no nickname that was refused, one by one or at once", async () => {
    const known = await owner();
    const student = await createStudent(t);
    const raced = fresh();
    const log = await databaseLogOf(t, async () => {
      await register({ email: known.email, nickname: fresh().nickname });
      await register({ email: fresh().email, nickname: known.nickname });
      await register(known);
      expect((await rename(student, known.nickname)).status).toBe(409);
      await Promise.all(Array.from({ length: 30 }, () => register({ ...raced, nickname: fresh().nickname })));
      await Promise.all(Array.from({ length: 30 }, () => register({ ...raced, email: fresh().email })));
      const others = await Promise.all(Array.from({ length: 5 }, () => createStudent(t)));
      const { nickname } = fresh();
      await Promise.all(others.map((other) => rename(other, nickname)));
    });
    // The server is everybody's: another test file may be refused something else meanwhile.
    expect(log ?? "").not.toMatch(
      /duplicate key[^\n]*"User_|Key \("?(?:email|nickname|displayName)|scuola\.example|nuovo \d/i,
    );
  });

  it("would name it: what this test reads is there", async () => {
    const known = await owner();
    const log = await databaseLogOf(t, async () => {
      const names = {
        ...known,
        id: undefined,
        nickname: "x",
        nicknameKey: "x",
        displayName: "x",
        displayNameKey: "x",
      };
      const now = t.app.now();
      const refused = t.app.db.user.create({ data: { ...names, heartsUpdatedAt: now, createdAt: now } });
      await expect(refused).rejects.toThrow();
    });
    expect(log ?? known.email).toContain(known.email);
  });
});
