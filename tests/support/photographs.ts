import type { AnalysisReply } from "@/lib/features/chat/contract";
import { scriptedReader } from "../doubles/homework-reader";
import { conversations } from "./conversations";
import { plainUrl } from "./pictures";
import { userOf, type Student } from "./students";
import type { TestApp } from "./test-app";

/** What the doubles read off every picture unless a test says otherwise. */
export const sheetText = [
  "Complete the sentences with the past simple of the verbs in brackets.",
  "1  I ____ (go) to the cinema last night.",
  "2  She ____ (buy) a new bike.",
].join("\n");

/** What a call that is to succeed answers: an analysis, unless said. */
export async function replyOf<Reply = AnalysisReply>(response: Response): Promise<Reply> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** An application with a scripted reader and tutor, and the calls about photos. */
export function photographs(t: TestApp) {
  const reader = scriptedReader(() => Promise.resolve(sheetText));
  t.app.ports.homeworkReader = reader;
  const { tutor, history } = conversations(t);

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
  const user = (student: Student) => userOf(t, student);
  const photos = ({ id }: Student) => t.app.db.homeworkPhoto.findMany({ where: { userId: id } });
  return {
    reader,
    tutor,
    analyze,
    send,
    /** Corrects what was read of a picture. */
    correct: ({ cookie }: Student, id: string, text: string) =>
      t.api("PUT", `/api/homework-photos/${id}`, { cookie, body: { text } }),
    history,
    user,
    photos,
  };
}
