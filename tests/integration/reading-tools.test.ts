import { plainReading, type ReadingTools } from "@/lib/features/reading-tools/rules";
import { createStudent, userOf, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

const password = "una-parola-lunga-2026";
const everything: ReadingTools = {
  spacing: "wider",
  column: "45",
  size: "200",
  font: "opendyslexic",
  ground: "night",
  ruler: "true",
  calm: "true",
};

let t: TestApp;
let student: Student;
beforeAll(async () => {
  t = await createTestApp();
  student = await createStudent(t);
});
afterAll(() => t.close());

const put = (body: unknown, { cookie } = student) => t.api("PUT", "/api/reading-tools", { cookie, body });
const logIn = (email: string) => t.api("POST", "/api/auth/login", { body: { email, password } });
const setPassword = async ({ id }: Student) => {
  const hash = await t.app.ports.passwordHasher.hash(password);
  await t.app.db.password.create({ data: { userId: id, hash, updatedAt: t.app.now() } });
};
/** The cookie of the reading tools that a reply sets. */
const readingCookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith("reading="));

it("is kept as it was chosen, and answered", async () => {
  const response = await put(everything);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(everything);
  expect(await userOf(t, student)).toMatchObject({ readingTools: "2252411" });
});

it("is nobody's business but the caller's", async () => {
  const other = await createStudent(t);
  await put({ ...plainReading, calm: "true" }, other);
  expect(await userOf(t, other)).toMatchObject({ readingTools: "0000001" });
  expect(await userOf(t, student)).toMatchObject({ readingTools: "2252411" });
  const visitor = await t.api("PUT", "/api/reading-tools", { body: everything });
  expect(visitor.status).toBe(401);
  const panel = JSON.stringify(await (await t.api("GET", "/api/auth/me", { cookie: other.cookie })).json());
  expect(panel).not.toContain("readingTools");
});

it.each([
  {},
  { ...plainReading, size: "500" },
  { ...plainReading, size: 125 },
  { ...plainReading, ruler: true },
  { ...plainReading, font: "OpenDyslexic\u0000" },
  { ...plainReading, ground: '"><script>' },
  { ...plainReading, diagnosis: "dyslexia" },
  { ...plainReading, calm: ["true"] },
  [],
  "2252411",
])("refuses %j and changes nothing", async (body) => {
  expect((await put(body)).status).toBe(400);
  expect(await userOf(t, student)).toMatchObject({ readingTools: "2252411" });
});

it("holds one whole choice when several come at once", async () => {
  const racer = await createStudent(t);
  const sizes = ["100", "110", "125", "150", "175", "200"] as const;
  await Promise.all(sizes.map((size) => put({ ...everything, size }, racer)));
  expect((await userOf(t, racer)).readingTools).toMatch(/^22[0-5]2411$/);
});

it("comes with the next login as a cookie of this device, and leaves it with the logout", async () => {
  await setPassword(student);
  const login = await logIn(student.email);
  expect(login.status).toBe(200);
  expect(login.headers.getSetCookie()).toHaveLength(2);
  expect(readingCookieOf(login)).toMatch(/^reading=2252411; Path=\/; Max-Age=31536000; SameSite=Lax/);
  const cookie = login.headers.getSetCookie().find((one) => one.includes("session="));
  const logout = await t.api("POST", "/api/auth/logout", { cookie: cookie?.split(";")[0] });
  expect(logout.headers.getSetCookie()).toHaveLength(2);
  expect(readingCookieOf(logout)).toMatch(/Max-Age=0/);
});

it("takes back what the device had for who wants the page as it always was, and leaves it to who never chose", async () => {
  const [plain, unasked] = [await createStudent(t), await createStudent(t)];
  await put(plainReading, plain);
  for (const one of [plain, unasked]) await setPassword(one);
  expect(readingCookieOf(await logIn(plain.email))).toMatch(/Max-Age=0/);
  expect(readingCookieOf(await logIn(unasked.email))).toBeUndefined();
});

it("says nothing to who has the wrong password", async () => {
  const body = { email: student.email, password: "un-altra-parola-2026" };
  const response = await t.api("POST", "/api/auth/login", { body });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it("is held to its form by the database too", async () => {
  const spoil = (code: string) =>
    t.app.db.user.update({ where: { id: student.id }, data: { readingTools: code } });
  await expect(spoil("225241x")).rejects.toThrow();
  await expect(spoil("22524111")).rejects.toThrow();
});
