import { grammarRules } from "@/lib/features/english/grammar-rules";
import type { PlayedTurn } from "./play-dialogue";

/** One rule of good teaching: where it applies, and whether a turn keeps it. */
type Rule = { name: string; applies: (turn: PlayedTurn) => boolean; isKept: (turn: PlayedTurn) => boolean };

const maxWords = 80;
const minSharedStems = 2;
const minQuotePart = 12;

const notYet =
  /non ancora|non (?:è|va|sta|torna|suona|regge|basta|funziona|convince|ci siamo)|non .{0,20}(?:giust|corrett|a posto|come)|ancora (?:qualcosa|un|una|da)|manca|quasi|da (?:sistemare|rivedere|ritoccare|mettere a posto|aggiustare|limare)|qualcosa|(?:un|il) (?:punto|dettaglio|particolare|nodo|passo|inciampo)|c'è ancora|bisogno|ritocc|errore|scivol|inciamp|intopp/i;
const scolding =
  /sbagli[ai] (?:sempre|ancora)|di nuovo sbagliato|ma come|non (?:ascolti|studi|ti impegni|stai attento)|pigr|vergogn|dovresti (?:già )?saper|quante volte|è facile!|asino|somaro|male!|pessim|che disastro|te l'ho già detto/i;
const praise =
  /(?<!\p{L})(?:brav[oaie]|bravissim[oa]|ottim[oa]|perfett[oa]|benissimo|fantastic[oa]|eccellente|super|complimenti|evviva|splendid[oa]|magnific[oa]|grande!|ben fatto|bel lavoro|esatto|centro)(?!\p{L})/giu;
const order =
  /^(?:prova|scrivi|riscrivi|dimmi|completa|manda|copia|scegli|leggi|rileggi|cerca|racconta|metti|pensa|tocca a te|raccontami|mandami|scrivimi)/i;

const approval =
  /(?<!\p{L})(?<!non (?:è|sono|va) )(?:è giust[oa]|è corrett[oa]|tutto (?:giusto|corretto|a posto)|scorre bene|fila liscio|esatto|perfett[oa])(?!\p{L})/iu;
/** Questions and sayings that led away from the work. */
const filler =
  /ricreazione|com'è questa persona|hobby preferito|raccontami (?:qualcosa|di te)|chi (?:dorme|va piano|la dura)|barzelletta/i;

const asksAboutMistake = ({ plan: { about, due, resolvedIds } }: PlayedTurn) =>
  about === "text" && due !== undefined && resolvedIds.length === 0;
const always = () => true;

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !tooCommon.has(word))
      .map((word) => word.slice(0, 5)),
  );

const tooCommon = new Set(
  "questo questa quello quella della dello delle degli nella nelle anche come dove quando frase parola inglese italiano".split(
    " ",
  ),
);

const topicStems = new Map(
  grammarRules.map(({ topic, explanation, hints }) => [
    topic as string,
    stemsOf([explanation, ...hints].join(" ")),
  ]),
);

function hasCue({ reply, plan: { due, state } }: PlayedTurn): boolean {
  if (!due || reply.includes(due.hint)) return true;
  const [topic = ""] = state.text?.focus?.key.split("|") ?? [];
  const wanted = topicStems.get(topic) ?? stemsOf(due.hint);
  return [...stemsOf(reply)].filter((stem) => wanted.has(stem)).length >= minSharedStems;
}

const pointsAtPlace = ({ reply, plan: { due } }: PlayedTurn): boolean =>
  reply.includes(`«${(due?.quote ?? "").slice(0, minQuotePart)}`);

function endsWithOneTask({ reply }: PlayedTurn): boolean {
  const outside = reply.replace(/«[^«»]*»|\*[^*]*\*/g, "");
  const questions = outside.match(/\?/g)?.length ?? 0;
  if (questions > 0) return questions === 1 && /\?["»*)\s]*$/.test(reply.trim());
  return order.test(
    outside
      .trim()
      .split(/(?<=[.!:])\s+/)
      .at(-1) ?? "",
  );
}

export const rubric: Rule[] = [
  {
    name: "says that it is not right yet",
    applies: asksAboutMistake,
    isKept: ({ reply }) => notYet.test(reply),
  },
  { name: "points at the place", applies: asksAboutMistake, isKept: pointsAtPlace },
  { name: "gives a cue of the right topic", applies: asksAboutMistake, isKept: hasCue },
  { name: "ends with exactly one question or task", applies: always, isKept: endsWithOneTask },
  {
    name: "has at most 80 words",
    applies: always,
    isKept: ({ reply }) => reply.split(/\s+/).length <= maxWords,
  },
  { name: "does not scold", applies: always, isKept: ({ reply }) => !scolding.test(reply) },
  {
    name: "praises at most once",
    applies: always,
    isKept: ({ reply }) => (reply.match(praise)?.length ?? 0) <= 1,
  },
  {
    name: "presses no open mistake upon a question",
    applies: ({ plan, openQuotes }) => /^(?:word|rule)$/.test(plan.about) && openQuotes.length > 0,
    isKept: ({ reply, openQuotes }) => !openQuotes.some((quote) => reply.includes(`«${quote}»`)),
  },
  {
    name: "calls nothing right that is not",
    applies: ({ plan }) => plan.about === "text" && plan.resolvedIds.length === 0,
    isKept: ({ reply }) => !approval.test(reply.replace(/«[^«»]*»|\*[^*]*\*/g, "")),
  },
  { name: "stays with the work", applies: always, isKept: ({ reply }) => !filler.test(reply) },
];

/** How often each rule is kept, with a few of the replies that break it. */
export const scoreRubric = (turns: PlayedTurn[]) =>
  rubric.map(({ name, applies, isKept }) => {
    const asked = turns.filter(applies);
    const broken = asked.filter((turn) => !isKept(turn));
    return { name, turns: asked.length, share: 1 - broken.length / asked.length, broken };
  });
