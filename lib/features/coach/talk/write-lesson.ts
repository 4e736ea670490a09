import type { TutorTurn } from "@/lib/ports/tutor";
import { examplesUnlike, isUnlike } from "../lessons/grammar-lessons";
import { lessonAsked, type AskedLesson } from "../lessons/follow-ups";
import { closers } from "../phrases/closers";
import { reactions } from "../phrases/reactions";
import { talk } from "../phrases/talk";
import type { Picker } from "../phrases/picker";

const maxExamples = 2;

/** A rule that was asked about; asked about again, another pair of examples and the student's own. */
export function explain({ message, brief, history }: TutorTurn, picker: Picker): string[] {
  if (brief.remark)
    return [picker.fresh(talk.reason), brief.remark, picker.sayFrom([closers.lesson, closers.start])];
  const asked = lessonAsked(message, history);
  if (!asked)
    return [picker.fresh(reactions.homework ?? []), picker.sayFrom([closers.sendTry, closers.start])];
  return [
    ...partsOf(asked, message, picker),
    picker.sayFrom([[asked.lesson.task], closers.lesson, closers.start]),
  ];
}

function partsOf({ lesson, wish }: AskedLesson, message: string, picker: Picker): string[] {
  const { name, explanation, easier } = lesson;
  const unsaid = (text: string) => (picker.isSaid(text) ? "" : text);
  const examples = () =>
    asExamples(
      examplesUnlike(lesson, message)
        .map(withoutStop)
        .filter((example) => !picker.isSaid(example))
        .slice(0, maxExamples),
    );
  const form = wish === "negative" || wish === "question" ? lesson[wish] : undefined;
  if (form && !picker.isSaid(form.rule)) {
    const own = [form.example].filter(isUnlike(lesson, message)).map(withoutStop);
    return [
      picker.fresh(talk.form, { name }),
      form.rule,
      asExamples(own.filter((one) => !picker.isSaid(one))),
    ];
  }
  const shown = examples();
  const told = {
    easier: () => ({ opening: talk.easier, rule: unsaid(easier) || unsaid(explanation) }),
    examples: () => ({ opening: talk.moreExamples, rule: "" }),
    rule: () => ({ opening: talk.lesson, rule: unsaid(explanation) || unsaid(easier) }),
  };
  const { opening, rule } = told[wish === "easier" || wish === "examples" ? wish : "rule"]();
  return rule || shown ? [picker.fresh(opening, { name }), rule, shown] : [picker.fresh(talk.allTold)];
}

const withoutStop = (example: string) => example.replace(/[.!]$/, "");

const asExamples = (examples: readonly string[]) =>
  examples.length === 0
    ? ""
    : `Per esempio: ${examples.map((example) => `*${example}*`).join("; ")}.`.replace(/\?\*\.$/, "?*");
