import { exerciseFrom } from "../exercise/begin-exercise";
import { sentencesSaid } from "@/lib/features/homework/sentences-said";
import { openExercise } from "../exercise/open-exercise";
import { findSheet } from "../exercise/find-sheet";
import { makeDrill } from "../drill/make-drill";
import type { DrillState } from "../drill/drill-state";
import { readDrillWish, type Before } from "../drill/read-drill-wish";
import type { LessonState } from "../lesson-state";
import { openPassage } from "../passage/continue-passage";
import { passageAlone, questionsOn, readPassage } from "../passage/read-passage";
import { limits, offers, talkWords } from "../talk/words";
import { readWordQuestion } from "../word/word-question";
import { readTask } from "../writing/read-task";
import { startWriting } from "../writing/continue-writing";
import { exerciseMove } from "./exercise-move";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { shown } from "../exercise/show";
import { wordsOf } from "../phrase";
import { readEnglish } from "./read-english";
import { rightWords } from "./right-words";
import { englishIn } from "./what-was-written";
import { isPractice, type Move, type Mover, type Turn } from "./turn";

/** Work that a message brings along: an exercise, a passage with questions, a wish to be tested. */
export const bringWork: Mover = (turn) => {
  const { wish } = turn;
  if (wish === "exercise") return exerciseIn(turn) ?? passageIn(turn) ?? drillFor(turn) ?? noExercise(turn);
  if (wish) return undefined;
  return exerciseIn(turn) ?? passageIn(turn) ?? drillFor(turn);
};

/** The exercise of a message, or of a picture's text. */
export function exerciseIn(turn: Pick<Turn, "message" | "say"> & Partial<Turn>): Move | undefined {
  const { message, say } = turn;
  const sheet = findSheet(message);
  const told = sheet ? undefined : toldLater(turn);
  if (told) {
    const move = opened(openExercise(exerciseFrom(told.text, told.sheet), say), { isNew: true });
    return { ...move, droppedIds: turn.open?.map(({ id }) => id) ?? [] };
  }
  const exercise = sheet && exerciseFrom(message, sheet);
  if (!exercise || exercise.items.length === 0) return undefined;
  return opened(openExercise(exercise, say), { isNew: true });
}

const saysExercise =
  /(?<!\p{L})(?:(?:è|era|sono|erano) (?:un |l['’]|degli |le )?(?:esercizi\p{L}|opzioni|frasi da)|non è un (?:mio )?testo|(?:devo|bisogna|si deve|dobbiamo) (?:(?:completar|metter|sceglier|riordinar|trasformar|volger)\p{L}*|far\p{L}* (?:il plural|la forma|le domand|il passiv|il contrari)\p{L})|ci sono i puntini)(?!\p{L})/iu;

/** Words alone, of which each is an item. */
const maxWords = 15;

/** "No, è un esercizio: devo metterle in ordine": what was taken for a text, read once more with what is told of it. */
function toldLater({ message, state }: Pick<Turn, "message"> & Partial<Turn>) {
  if (!state?.read || state.front !== "text" || !saysExercise.test(message)) return undefined;
  const lines = state.read.split("\n").filter((line) => line.trim() !== "");
  const said = lines.length > 1 ? lines : sentencesSaid(state.read);
  const words = state.read.split(/\s+/);
  const numbered = (items: readonly string[]) =>
    items.map((item, at) => (/^\W*(?:\d|[a-h][.)])/i.test(item) ? item : `${at + 1}. ${item}`));
  const texts = [
    [`${message} ${state.read}`],
    [message, ...lines],
    ...(said.length > 1 ? [[message, ...numbered(said)]] : []),
    ...(said.length === 1 && words.length <= maxWords ? [[message, ...numbered(words)]] : []),
  ];
  for (const text of texts.map((one) => one.join("\n"))) {
    const sheet = findSheet(text);
    if (sheet) return { text, sheet };
  }
  return undefined;
}

function opened(
  step: ReturnType<typeof openExercise>,
  { isNew, drill }: { isNew: boolean; drill?: DrillState },
): Move {
  const move = exerciseMove(step);
  return { ...move, state: { ...move.state, isOfPhoto: undefined, drill }, isNew };
}

function passageIn({ message, say, state: { read, front } }: Turn): Move | undefined {
  const later = read !== undefined && front === "text" ? questionsOn(read, message) : undefined;
  const passage = readPassage(message) ?? later ?? passageAlone(message);
  if (!passage) return undefined;
  const { state, lines } = openPassage(passage, say);
  return { about: "passage", state: { passage: state }, lines, findings: [] };
}

/** "Adesso un testo: …", "è un testo, lo controlli?": what says so is a text, whatever was under way. */
const isText =
  /(?<!\p{L})(?:(?:un|il mio|questo|nuovo|altro) (?:testo|tema)|(?:lo|la|le|me lo|me la) (?:controlli|correggi|guardi)|(?:ri)?controll(?:a|i|ami)|corregg(?:i|imi) (?:quest\p{L}|il|la))(?!\p{L})/iu;
const minWordsOfText = 6;

export const bringText: Mover = (turn) => {
  const { message, asked, state, wish } = turn;
  const isElsewhere = state.front === "exercise" || state.front === "passage";
  const own = wish || !isElsewhere || !isText.test(asked) ? undefined : englishIn(message);
  if (own === undefined || wordsOf(own).length < minWordsOfText) return undefined;
  const move = readEnglish(turn);
  const isDone = state.exercise !== undefined && state.exercise.at >= state.exercise.items.length;
  return move && { ...move, state: { ...move.state, ...(isDone && { exercise: undefined }) } };
};

/** "Non ci sono domande, è un testo da correggere": a text that was taken for one to be read. */
const isNoPassage =
  /(?<!\p{L})(?:(?:non (?:ci sono|ho|è|era)|nessun\p{L}?|senza) (?:\p{L}+ ){0,2}(?:domand\p{L}|brano|comprensione)|(?:un|il) (?:mio )?(?:testo|tema) (?:mio|da correggere|corretto)|(?:testo|tema) (?:mio|che ho scritto)|da (?:correggere|controllare))(?!\p{L})/iu;

export const leavePassage: Mover = ({ asked, state: { front, passage }, say }) =>
  front === "passage" && passage?.questions.length === 0 && isNoPassage.test(asked)
    ? { about: "text", state: { passage: undefined }, lines: [say(rightWords.sendText)], findings: [] }
    : undefined;

const forms = /(?<!\p{L})(interrogativa|negativa|affermativa)(?!\p{L})/iu;
const maxWordsOfForm = 8;

/** "Ora le stesse in forma interrogativa", when an exercise is finished: the student writes them, from the first. */
export const bringForm: Mover = ({ asked, state: { exercise, front }, say }) => {
  const form = forms.exec(asked)?.[1]?.toLowerCase();
  const [first] =
    front === "exercise" && exercise && exercise.at >= exercise.items.length ? exercise.items : [];
  if (!form || !first || wordsOf(asked).length > maxWordsOfForm || countEnglishWords(asked) > 1)
    return undefined;
  const lines = [say(rightWords.sameAgain, { item: shown(first) }), say(rightWords.inForm, { form })];
  return { about: "text", state: { exercise: undefined }, lines, findings: [] };
};

/** A text that is to be written. */
export const bringTask: Mover = (turn) => {
  const { message, say, wish, talk } = turn;
  const task = wish || isPractice(turn) || talk === "joke" ? undefined : readTask(message);
  if (!task) return undefined;
  const { state, lines } = startWriting(task, say);
  return { about: "writing", state: { writing: state }, lines, findings: [] };
};

function drillFor({ message, state, say, talk, leads }: Turn): Move | undefined {
  // "Domani test, che vuol dire …?": the question is answered.
  if (leads || readWordQuestion(message)) return undefined;
  const wish = readDrillWish(message, beforeDrill(state));
  // A test ahead without a topic: what it is about is asked first.
  if (wish?.what === "test")
    return { about: "talk", state: {}, lines: [say(limits.test), say(offers.test)], findings: [] };
  const drill = wish && makeDrill(wish, state.turn);
  if (!drill) return undefined;
  const { sheet, solutions, opening } = drill;
  const step = openExercise(exerciseFrom(opening, sheet, solutions), say);
  const move = opened(step, { isNew: false, drill: drill.state });
  const kind = talk === "sad" ? [say(talkWords.sad)] : [];
  // Ours is announced by its opening, and nobody has its instruction in a book.
  return { ...move, lines: [...kind, opening, sheet.instruction ?? "", ...move.lines.slice(1)] };
}

/** What "un altro" and a wish without a topic are about. */
function beforeDrill({ rule, drill, exercise, front }: LessonState): Before {
  const isUnderWay = exercise?.items[exercise.at] !== undefined;
  return { isUnderWay, drill, ...(front !== "exercise" && { lessonId: rule?.lesson }) };
}

const noExercise = ({ say }: Turn): Move => ({
  about: "talk",
  state: {},
  lines: [say(limits.noExercise), say(limits.sendExercise)],
});
