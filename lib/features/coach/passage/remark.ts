import type { Say } from "../activity";
import { kindOfQuestion } from "./describe";
import type { Verdict } from "./judge-answer";
import type { PassageQuestion, PassageState } from "./passage-state";
import * as words from "./words";

/** Whether it is answered by a judgement or a choice rather than by words of the text. */
export const isJudged = (question: PassageQuestion) =>
  question.form !== "open" || kindOfQuestion(question) === "yes-no";

/** What there is to say of a verdict, before the next step. */
export function remark(question: PassageQuestion, verdict: Verdict, state: PassageState, say: Say): string {
  const at = "at" in verdict ? String(verdict.at + 1) : "";
  const values = { number: question.number, unit: state.unit, at };
  switch (verdict.kind) {
    case "found":
      return say(isJudged(question) ? words.agrees : words.found, values);
    case "proved":
      return say(words.proved, values);
    case "elsewhere":
      return say(isJudged(question) ? words.disagreesWith : words.elsewhere, values);
    case "far":
      return say(words.far, values);
    case "partly":
      return say(words.partly[verdict.missing], { ...values, ...(verdict.word && { word: verdict.word }) });
    case "unsure":
      return say(question.last === "" ? words.unsure : words.keeps, values);
    case "absent":
      return say(words.absent, values);
    case "proof":
      return say(words.proof, values);
  }
}

/** Whether the remark asks something itself. */
export const isAsking = (verdict: Verdict) =>
  verdict.kind === "partly" && /^(?:negation|unit|more|claim)$/.test(verdict.missing);
