import type { ExchangeReply } from "@/lib/features/chat/contract";
import { photographs, replyOf } from "./photographs";
import type { Student } from "./students";
import type { TestApp } from "./test-app";

type Body = Record<string, unknown>;

/** Two items that our solver is certain of. */
export const chatPage =
  "Complete with the past simple of the verbs in brackets.\n1. I ____ (drink) some milk yesterday.\n2. We ____ (eat) pizza last night.";

/** A chat about exercises, photographed or not, with a scripted reader and tutor. */
export function sheetChat(t: TestApp) {
  const p = photographs(t);
  const post = ({ cookie }: Student, message: string, body: Body = {}) =>
    t.api("POST", "/api/chat", { cookie, body: { message, ...body } });
  return {
    ...p,
    post,
    /** Says something a moment later, and has it answered. */
    async say(student: Student, message: string, body: Body = {}) {
      t.advance(3000);
      return replyOf<ExchangeReply>(await post(student, message, body));
    },
    /** Has the tutor say this from now on. */
    saysOnly(reply: string) {
      p.tutor.script = async function* () {
        yield reply;
      };
    },
  };
}
export type SheetChat = ReturnType<typeof sheetChat>;
