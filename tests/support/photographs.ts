import { scriptedReader } from "../doubles/homework-reader";
import { scriptedTutor } from "../doubles/tutor";
import { plainUrl } from "./pictures";
import type { Student } from "./students";
import type { TestApp } from "./test-app";

/** What the doubles read off every picture unless a test says otherwise. */
export const sheetText = [
  "Complete the sentences with the past simple of the verbs in brackets.",
  "1  I ____ (go) to the cinema last night.",
  "2  She ____ (buy) a new bike.",
].join("\n");

/** An application with a scripted reader and tutor, and the calls about photos. */
export function photographs(t: TestApp) {
  const reader = scriptedReader(() => Promise.resolve(sheetText));
  const tutor = scriptedTutor();
  Object.assign(t.app.ports, { homeworkReader: reader, tutor });

  const analyze = async (student: Student, body: Record<string, unknown> = {}) =>
    t.api("POST", "/api/analyze-homework", {
      cookie: student.cookie,
      body: { userId: student.id, image: await plainUrl(), ...body },
    });
  const send = async (student: Student, body: Record<string, unknown> = {}) =>
    t.api("POST", "/api/chat", {
      cookie: student.cookie,
      body: { message: "", image: await plainUrl(), ...body },
    });
  const user = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });
  const photos = ({ id }: Student) => t.app.db.homeworkPhoto.findMany({ where: { userId: id } });
  return { reader, tutor, analyze, send, user, photos };
}
