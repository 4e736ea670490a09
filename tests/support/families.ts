import type { UserReply } from "@/lib/features/accounts/contract";
import { parents } from "./parents";
import { createStudent, newSession, type Student } from "./students";
import { dayMs, subscribers } from "./subscribers";
import { createTestApp, type TestApp } from "./test-app";
import { newcomer, visitors } from "./visitors";
import { daily } from "./week-hours";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** A Friday, at ten in Rome. */
export const today = "2026-11-20T09:00:00.000Z";

/** What a link brings that is over, used up or of another kind. */
export const badToken = { status: 400, code: "BAD_TOKEN" };

/** What a parent may have chosen, of everything something. */
export const calm = {
  coach: true,
  photos: false,
  voice: true,
  readAloud: false,
  reports: false,
  alerts: true,
  hours: daily("07:00", "21:30"),
  minutesPerDay: 45,
};

type Fields = Parameters<typeof createStudent>[1];

/** Children for whom a parent has to agree, and the ways of their parents. */
export function families(t: TestApp) {
  const p = parents(t);
  const s = subscribers(t);
  const inDays = (days: number) => new Date(t.app.now().getTime() + days * dayMs);

  /** A child of 11 whom nobody has asked about parents yet. */
  const newChild = (fields?: Fields) =>
    createStudent(t, { birthMonth: 6, birthYear: 2015, aiNoticeAt: null, ...fields });
  /** A child of 11 who has seven days to find a parent who agrees. */
  const waitingChild = (fields?: Fields) => newChild({ consentDueAt: inDays(7), ...fields });

  /** A child who waits, and what the mail brings to the parent whose address is saved. */
  async function asked() {
    const student = await waitingChild();
    const mamma = p.newAddress();
    await p.save(student, mamma);
    return { student, mamma, ...(await p.tokens(mamma)) };
  }

  /** A child whose parent has agreed to everything. */
  async function agreed(fields?: Fields) {
    const student = await newChild(fields);
    const mamma = p.newAddress();
    await p.agree(student, mamma);
    return { student, mamma };
  }

  /** And whose page is open. */
  async function opened(fields?: Fields) {
    const { student, mamma } = await agreed(fields);
    return { student, mamma, cookie: await p.openPage(mamma) };
  }

  const register = async (fields: Record<string, unknown>) => {
    const body = newcomer(fields);
    return { response: await visitors(t).post("register", body), body };
  };

  /** A student who has registered so, with a session. */
  async function registered(fields: Record<string, unknown>): Promise<Student> {
    const { response, body } = await register(fields);
    if (response.status !== 201) throw new Error(await response.text());
    const { id } = await t.app.db.user.update({
      where: { email: body.email },
      data: { emailVerifiedAt: t.app.now() },
      select: { id: true },
    });
    return { id, email: body.email, cookie: await newSession(t.app, id) };
  }

  /** A student with a session that is good now. */
  const signedIn = async (student: Student): Promise<Student> => ({
    ...student,
    cookie: await newSession(t.app, student.id),
  });
  const me = async (student: Student) => {
    const { cookie } = await signedIn(student);
    return (await (await t.api("GET", "/api/auth/me", { cookie })).json()) as UserReply;
  };

  return {
    ...p,
    sweep: () => s.sweep(),
    inDays,
    newChild,
    waitingChild,
    asked,
    agreed,
    opened,
    register,
    registered,
    signedIn,
    /** A student's own account, in a session that begins now. */
    me,
    familyOf: async (student: Student) => (await me(student)).family,
    /** What a student writes into their own account. */
    put: ({ id, cookie }: Student, body: unknown) => t.api("PUT", `/api/users/${id}`, { cookie, body }),
    /** A student has the question mailed again. */
    invite: ({ cookie }: Student) => t.api("POST", "/api/parent/invitation", { cookie }),
    /** How many mails of a template have come to an address. */
    mailed: async (address: string, template: string) =>
      (await p.templates(address)).filter((name) => name === template).length,
    guardians: ({ id }: Student) => t.app.db.guardian.findMany({ where: { userId: id } }),
    /** The record of what parents have agreed to, oldest first. */
    parental: ({ id }: Student) =>
      t.app.db.consent.findMany({
        where: { userId: id, subject: { in: ["parental", "parent_reports"] } },
        orderBy: [{ givenAt: "asc" }, { id: "asc" }],
      }),
    /** How many wrong codes the only link about a student has been given. */
    triesOf: async ({ id }: Student) =>
      (await t.app.db.parentLink.findFirstOrThrow({ where: { userId: id } })).tries,
    audited: ({ id }: Student) =>
      t.app.db.auditEntry.findMany({ where: { targetUserId: id }, orderBy: { id: "asc" } }),
  };
}
export type Families = ReturnType<typeof families>;

/** A test file's app and its families. The clock stands at `today` again before each test. */
export function withFamilies(use: (made: { t: TestApp; f: Families }) => void): void {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    use({ t, f: families(t) });
  });
  beforeEach(() => t.setClock(today));
  afterAll(() => t.close());
}
