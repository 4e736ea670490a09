import { answerTalk } from "../talk/answer-talk";
import { readTalk } from "../talk/read-talk";
import { limits, offers } from "../talk/words";
import type { Move, Turn } from "./turn";

/** What is left: talk, or what the coach cannot do, which it says. */
export function talkBack({ message, state, say }: Turn): Move {
  const talk = readTalk(message);
  if (talk) return { about: "talk", state: {}, lines: answerTalk(talk, say), findings: [] };
  const limit = state.hasSaidLimits ? limits.again : limits.first;
  return {
    about: "talk",
    state: { hasSaidLimits: true },
    lines: [say(limit), say(offers.start)],
  };
}
