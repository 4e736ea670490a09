import type { ParentSettings } from "@/lib/features/family/contract";
import { conversations } from "./conversations";
import { families, minuteMs, withFamilies } from "./families";
import type { Student } from "./students";
import { json } from "./subscribers";
import type { TestApp } from "./test-app";
import { daily } from "./week-hours";

/** Hours that end in the evening. */
export const evenings = daily("07:00", "21:00");

/** How a call is refused whose time it is not. */
export const saying = (code: string, error: string) => ({ status: 403, code, error });

/** Children whose parent has agreed and set limits, and what they do. */
function limitedChildren(t: TestApp) {
  const f = families(t);
  return {
    ...f,
    async limited(settings: Partial<ParentSettings>) {
      const { student, cookie } = await f.opened({ isPro: true });
      const changed = await f.change(cookie, student, settings);
      if (changed.status !== 200) throw new Error(await changed.text());
      return { student };
    },
    /** Says something in a session that begins now. */
    say: async (student: Student, message = "I like my dog") =>
      json(await f.say(await f.signedIn(student), message)),
    /** An exercise that is given now. */
    async givenExercise({ id, cookie }: Student): Promise<string> {
      await t.api("POST", "/api/exercises", { cookie });
      return (await t.app.db.exercise.findFirstOrThrow({ where: { userId: id } })).id;
    },
    minutesOf: ({ id }: Student) => t.app.db.activeMinute.count({ where: { userId: id } }),
    /** Has a student have used so many minutes: from this moment on, or, unless said, up to five minutes ago. */
    useMinutes({ id }: Student, count: number, from?: string) {
      const now = t.app.now().getTime();
      const first = from ? Date.parse(from) : now - (now % minuteMs) - (count + 4) * minuteMs;
      const minutes = Array.from({ length: count }, (_, n) => new Date(first + n * minuteMs));
      return t.app.db.activeMinute.createMany({ data: minutes.map((minute) => ({ userId: id, minute })) });
    },
  };
}

export type LimitedChildren = ReturnType<typeof limitedChildren>;

/** A chat with a scripted tutor, and what is asked from now on of the second readers of messages. */
function watchedChat(t: TestApp) {
  const moderated: string[] = [];
  t.app.ports.moderation = {
    name: "scripted",
    read: (text) => Promise.resolve(void moderated.push(text)).then(() => undefined),
  };
  return { ...conversations(t), moderated };
}
export type WatchedChat = ReturnType<typeof watchedChat>;

/** A test file's app, its children, and a chat that each test has for itself. */
export function withLimitedChildren(
  use: (made: { t: TestApp; f: LimitedChildren; chat: WatchedChat }) => void,
): void {
  let made: { t: TestApp; f: LimitedChildren };
  withFamilies(({ t }) => void (made = { t, f: limitedChildren(t) }));
  beforeEach(() => use({ ...made, chat: watchedChat(made.t) }));
}
