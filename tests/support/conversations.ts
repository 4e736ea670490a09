import type { MessageReply } from "@/lib/features/chat/contract";
import { scriptedTutor } from "../doubles/tutor";
import type { Student } from "./students";
import type { TestApp } from "./test-app";

/** An application with a scripted tutor, and the calls of the chat. */
export function conversations(t: TestApp) {
  const tutor = scriptedTutor();
  t.app.ports.tutor = tutor;

  const post = (
    student: Student,
    message: string,
    clientMessageId?: string,
    headers?: Record<string, string>,
  ) => t.api("POST", "/api/chat", { cookie: student.cookie, body: { message, clientMessageId }, headers });

  return {
    tutor,
    send: (student: Student, message: string, clientMessageId?: string) =>
      post(student, message, clientMessageId),
    stream: (student: Student, message: string, clientMessageId?: string) =>
      post(student, message, clientMessageId, { Accept: "text/event-stream" }),
    history: async ({ id, cookie }: Student, query = "") =>
      (await (await t.api("GET", `/api/chat/${id}${query}`, { cookie })).json()) as MessageReply[],
  };
}
