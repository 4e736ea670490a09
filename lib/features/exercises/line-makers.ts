import { choose, gapFill, gapMark, order, translate, type Maker } from "./draft";
import type { ExerciseKind, ExerciseLevel } from "./exercise";
import type { Random } from "./random";

/** One sentence of which all four kinds of exercise can be made. */
export type Line = {
  /** The English sentence in its pieces, the last one with the mark. */
  pieces: string[];
  /** Which piece is asked for. */
  gapAt: number;
  /** What stands in brackets after the gap. */
  given?: string;
  /** The Italian of what is asked for, said in the instruction where the English alone would leave a choice. */
  cue?: string;
  /** Options that are wrong there. */
  wrong: string[];
  /** What else is right in the gap. */
  also?: string[];
  /** Other orders of the pieces that are right. */
  orders?: string[][];
  italian?: string;
  /** What else the Italian may become, alternatives in braces. */
  translations?: string[];
};

type Settings = {
  /** Instruction of the gap to fill in. */
  gap?: string;
  /** Instruction of the options. */
  choose?: string;
  /** Instruction of the translation, where the Italian alone has two meanings. */
  translate?: string;
  levels?: Partial<Record<ExerciseKind, readonly ExerciseLevel[]>>;
};

const usualLevels = {
  choose: [1, 2],
  gap_fill: [1, 2, 3],
  order: [1, 2, 3],
  translate: [2, 3],
} satisfies Record<ExerciseKind, ExerciseLevel[]>;

const join = (pieces: string[]) => pieces.join(" ");
const mark = /[.?!]$/;

function withGap({ pieces, gapAt }: Line, given: string): string {
  const last = gapAt === pieces.length - 1 ? (mark.exec(pieces[gapAt] ?? "")?.[0] ?? "") : "";
  const bracket = given ? ` (${given})` : "";
  const text = join(pieces.map((piece, at) => (at === gapAt ? gapMark + bracket + last : piece)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const withCue = (instruction: string, { cue }: Line) =>
  cue ? `${instruction.replace(/\.$/, "")}: «${cue}».` : instruction;

const answerOf = ({ pieces, gapAt }: Line) => (pieces[gapAt] ?? "").replace(mark, "");

/** A maker for each kind that has levels. */
export function lineMakers(draw: (random: Random, kind: ExerciseKind) => Line, settings: Settings): Maker[] {
  const { gap = "Completa la frase.", choose: choice = "Scegli la parola giusta." } = settings;
  const of = { ...usualLevels, ...settings.levels };
  const makers: Maker[] = [
    {
      levels: of.choose,
      make: (random) => {
        const line = draw(random, "choose");
        return choose(random, {
          instruction: withCue(choice, line),
          sentence: withGap(line, ""),
          right: answerOf(line),
          wrong: line.wrong,
        });
      },
    },
    {
      levels: of.gap_fill,
      make: (random) => {
        const line = draw(random, "gap_fill");
        return gapFill(withCue(gap, line), withGap(line, line.given ?? ""), [
          answerOf(line),
          ...(line.also ?? []),
        ]);
      },
    },
    {
      levels: of.order,
      make: (random) => {
        const line = draw(random, "order");
        return order(random, line.pieces, line.orders);
      },
    },
    {
      levels: of.translate,
      make: (random) => {
        const line = draw(random, "translate");
        const draft = translate(line.italian ?? "", join(line.pieces), ...(line.translations ?? []));
        return { ...draft, instruction: settings.translate ?? draft.instruction };
      },
    },
  ];
  return makers.filter(({ levels: asked }) => asked.length > 0);
}
