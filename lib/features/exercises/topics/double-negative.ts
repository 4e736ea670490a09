import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import { ofLongSubject } from "../order-hints";
import type { Random } from "../random";
import { activityTable, type Activity } from "../world/activities";
import { italianPast, italianPresent } from "../world/italian";
import { groups, pronouns, singles } from "../world/people";

type Nothing = { any: string; also: string[]; no: string; nos: string[]; it: string; verbs: Activity[] };

/** What is denied, with the verbs it is denied of. */
const nothings: Nothing[] = [
  {
    any: "anything",
    also: [],
    no: "nothing",
    nos: ["nothing"],
    it: "niente",
    verbs: activityTable(`
eat|mangiare|any
drink|bere|any
buy|comprare|any
say|dire|any
see|vedere|any
write|scrivere|any
find|trovare|any
understand|capire|any
cook|cucinare|any
lose|perdere|any
do|fare|any`),
  },
  {
    any: "anybody",
    also: ["anyone"],
    no: "nobody",
    nos: ["nobody", "no one"],
    it: "nessuno",
    verbs: activityTable(`
see|vedere|any
call|chiamare|any
meet|incontrare|any
help|aiutare|any
find|trovare|any`),
  },
];

const places: [string, string][] = [
  ["at school", "a scuola"],
  ["at the party", "alla festa"],
  ["in the park", "nel parco"],
  ["at home", "a casa"],
  ["in town", "in città"],
  ["at the shop", "al negozio"],
];
const people = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups];

function draw(random: Random) {
  const nothing = random.pick(nothings);
  const activity = random.pick(nothing.verbs);
  const tense = random.pick(["present-simple", "past-simple"] as const);
  const person = random.pick(people);
  const fitting = /^(?:buy|find|lose|do|see)$/.test(activity.verb)
    ? places
    : places.filter(([en]) => !/shop|town/.test(en));
  const place = random.pick(fitting);
  const forms = (form: "positive" | "negative") =>
    conjugate({ subject: person.en, verb: activity.verb, tense, form });
  return { nothing, activity, tense, person, place, not: forms("negative"), yes: forms("positive") };
}

const cannot = { "present-simple": "cannot|can't", "past-simple": "could not" };

/** "We didn't see anybody at the party." */
function anyLine(random: Random): Line {
  const { nothing, activity, tense, person, place, not, yes } = draw(random);
  const [at, dove] = place;
  const [helper = "", ...verb] = (not[0] ?? "").split(" ");
  const it = activity.it;
  const italian =
    tense === "past-simple"
      ? italianPast(it, person.italian, person.gender)
      : italianPresent(it, person.italian);
  const anys = [nothing.any, ...nothing.also].join("|");
  return {
    pieces: [person.en, helper, verb.join(" "), nothing.any, `${at}.`],
    gapAt: 3,
    given: nothing.it,
    wrong: [nothing.no, "none"],
    also: nothing.also,
    orders: [[at, person.en, helper, verb.join(" "), `${nothing.any}.`]],
    italian: `${person.it} non ${italian} ${nothing.it} ${dove}.`,
    translations: [
      `${person.en} {${not.join("|")}} {${anys}} ${at}.`,
      `${person.en} ${yes[0]} {${nothing.nos.join("|")}} ${at}.`,
      ...(activity.verb === "see" ? [`${person.en} {${cannot[tense]}} see {${anys}} ${at}.`] : []),
    ],
  };
}

/** "She has nothing to do": the verb is not denied. */
function noLine(random: Random): Line {
  const { nothing, person, place, yes, tense, activity } = draw(random);
  return {
    pieces: [person.en, `${yes[0]}`, nothing.no, `${place[0]}.`],
    gapAt: 1,
    wrong: [conjugate({ subject: person.en, verb: activity.verb, tense, form: "negative" })[0] ?? ""],
    orders: [[place[0], person.en, `${yes[0]}`, `${nothing.no}.`]],
  };
}

const nobodyDoes = activityTable(`
know the answer|sapere la risposta|any
like this song|-|any
want to play|volere giocare|any
live here|vivere qui|any
understand the question|capire la domanda|any
have a pen|avere una penna|any
speak Chinese|parlare cinese|any
work on Sunday|lavorare la domenica|any
remember the rule|ricordare la regola|any
help my brother|aiutare mio fratello|any
eat in the library|mangiare in biblioteca|any
go to that park|andare in quel parco|any`);
const where = ["in my class", "in my family", "in this town", "in our team", "in this group", "here"];

/** "Nobody in my class knows the answer." */
function nobodyLine(random: Random): Line {
  const nobody = random.pick(["nobody", "no one"]);
  const deed = random.pick(nobodyDoes);
  const place = random.pick(
    where.filter((one) => one !== "here" || !/here|that park|library/.test(deed.rest)),
  );
  const [yes = ""] = conjugate({
    subject: "nobody",
    verb: deed.verb,
    tense: "present-simple",
    form: "positive",
  });
  const [no = ""] = conjugate({
    subject: "nobody",
    verb: deed.verb,
    tense: "present-simple",
    form: "negative",
  });
  return {
    pieces: [nobody, place, yes, `${deed.rest}.`],
    orders: [
      [place, nobody, yes, `${deed.rest}.`],
      [nobody, yes, deed.rest, `${place}.`],
    ],
    gapAt: 2,
    given: deed.verb,
    wrong: [no],
  };
}

export const doubleNegative: TopicContent = {
  topic: "double-negative",
  explanation:
    "In inglese di negazione ce n'è una sola: se il verbo è negativo (don't, didn't…), dopo si usano anything, anybody, any; se c'è già nothing o nobody, il verbo resta affermativo.",
  hints: [
    "Quante parole negative ci sono già nella frase?",
    "In italiano due negazioni vanno insieme; in inglese la seconda disturba.",
    "Guarda se il verbo è già negativo: decide lui quale parola può stare con lui.",
  ],
  orderHints: ofLongSubject,
  twins: [
    "Paola doesn't trust anybody.",
    "There was nothing under the bed.",
    "We never go anywhere in winter.",
    "Nobody answered the phone.",
    "Paola saw nobody on the bus.",
  ],
  makers: [
    ...lineMakers(anyLine, {
      gap: "Completa con la parola inglese che ci vuole qui per quella tra parentesi.",
    }),
    ...lineMakers(noLine, {
      choose: "Scegli la forma giusta.",
      levels: { gap_fill: [], order: [2, 3], translate: [] },
    }),
    ...lineMakers(nobodyLine, {
      gap: "Completa con il present simple del verbo tra parentesi: affermativo o negativo?",
      choose: "Scegli la forma giusta.",
      levels: { order: [1], translate: [] },
    }),
  ],
};
