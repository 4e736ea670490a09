import type { ProgressReply } from "@/lib/features/progress/contract";
import { dayMs } from "../support/subscribers";
import { today, withFamilies, type Families } from "../support/families";
import { createStudent, type Student } from "../support/students";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

/** How a child's week stands on the page of an address. */
async function weekOf(cookie: string, { id }: Pick<Student, "id">) {
  const child = (await f.children(cookie)).find((one) => one.id === id);
  if (!child) throw new Error(`No child ${id}`);
  return child.week;
}

/** What the progress screen says, in a session that is good now. */
async function progressOf(student: Student): Promise<ProgressReply> {
  const { id, cookie } = await f.signedIn(student);
  return (await t.api("GET", `/api/progress/${id}`, { cookie })).json() as Promise<ProgressReply>;
}

const activeDays = (week: Awaited<ReturnType<typeof weekOf>>) =>
  week?.days.filter(({ isActive }) => isActive).map(({ day }) => day);

describe("a child's week on the page for parents", () => {
  it("is what the report and the progress screen count, and is over after seven days", async () => {
    const { student, mamma, cookie } = await f.opened();
    await f.learn(student);
    const week = await weekOf(cookie, student);
    // All that was ever done was done today: the month of the report and the week are the same.
    const { activity } = (await f.show(await f.signedIn(student))).report;
    expect(week).toMatchObject({
      messages: activity.messages,
      exercises: activity.exercises,
      corrections: activity.corrections,
    });
    expect(week?.messages).toBe((await progressOf(student)).messagesThisWeek);
    expect([week?.messages, week?.exercises, week?.corrections]).toEqual([2, 1, 1]);
    expect(week?.days.map(({ day }) => day)).toEqual([
      "2026-11-14",
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
    ]);
    expect(activeDays(week)).toEqual(["2026-11-20"]);

    t.advance(6 * dayMs);
    const later = await weekOf(await f.openPage(mamma), student);
    expect(activeDays(later)).toEqual(["2026-11-20"]);
    expect(later?.messages).toBe((await progressOf(student)).messagesThisWeek);
    t.advance(dayMs);
    const over = await weekOf(await f.openPage(mamma), student);
    expect(activeDays(over)).toEqual([]);
    expect(over).toMatchObject({ messages: 0, exercises: 0, corrections: 0 });
    expect((await progressOf(student)).messagesThisWeek).toBe(0);
  });

  it("counts calendar days in Rome", async () => {
    const { student, mamma } = await f.agreed();
    t.setClock("2026-11-21T22:59:00.000Z"); // 23:59 in Rome.
    await f.say(await f.signedIn(student), "My dog is happy");
    t.setClock("2026-11-21T23:00:00.000Z");
    const week = await weekOf(await f.openPage(mamma), student);
    expect(week?.days.at(-1)).toEqual({ day: "2026-11-22", isActive: false });
    expect(activeDays(week)).toEqual(["2026-11-21"]);
    t.setClock(today);
  });

  it("holds no word of what was written", async () => {
    const { student, cookie } = await f.opened();
    await f.say(student, "My secret platypus is happy");
    const reply = await t.api("GET", "/api/parents/children", { cookie });
    expect(await reply.text()).not.toMatch(/platypus/i);
    expect((await weekOf(cookie, student))?.messages).toBe(1);
  });

  it("of another's child is not there, of one's own children each has its own", async () => {
    const [one, other] = [await f.opened(), await f.opened()];
    const second = await f.newChild();
    t.advance(1000);
    await f.agree(second, one.mamma);
    await f.say(other.student, "My dog is happy");
    await f.say(second, "My cat is happy");
    await f.say(second, "My cat is hungry");
    const list = await f.children(one.cookie);
    expect(list.map(({ id, week }) => [id, week?.messages])).toEqual([
      [one.student.id, 0],
      [second.id, 2],
    ]);
    await expect(weekOf(one.cookie, other.student)).rejects.toThrow("No child");
  });

  it("is not shown to who gets no reports: the student is told of whom does", async () => {
    const { student, cookie } = await f.opened();
    await f.say(student, "My dog is happy");
    await f.change(cookie, student, { reports: false });
    expect(await f.children(cookie)).toMatchObject([{ week: null, nextReportOn: null }]);
    await f.change(cookie, student, { reports: true });
    expect(await f.children(cookie)).toMatchObject([{ week: { messages: 1 }, nextReportOn: "2026-12-01" }]);
  });

  it("is not shown to who has taken the consent back, though another parent still agrees", async () => {
    const { student, mamma, cookie } = await f.opened();
    const papa = f.newAddress();
    t.advance(1000);
    await f.agree(student, papa);
    await f.say(student, "My dog is happy");
    expect((await f.withdraw(cookie, student)).status).toBe(200);
    await f.change(cookie, student, { reports: true });
    expect(await f.children(cookie)).toMatchObject([{ settings: { reports: true }, week: null }]);
    expect(await weekOf(await f.openPage(papa), student)).toMatchObject({ messages: 1 });
    expect(await weekOf(await f.openPage(mamma), student)).toBeNull();
  });

  it("is not shown to who has said yes to reports alone for a child", async () => {
    const student = await f.waitingChild();
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma, { name: "Anna Rossi", reports: true });
    const [child] = await f.children(await f.openPage(mamma));
    expect(child).toMatchObject({ consentedAt: null, settings: { reports: true }, week: null });
  });

  it("is not shown to who has stopped all mails", async () => {
    const student = await createStudent(t);
    const mamma = f.newAddress();
    await f.saveConfirmed(student, mamma);
    const cookie = await f.openPage(mamma);
    expect(await weekOf(cookie, student)).toMatchObject({ messages: 0 });
    await f.stop((await f.tokens(mamma)).stop);
    expect(await f.children(cookie)).toMatchObject([{ areMailsStopped: true, week: null }]);
  });
});
