import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPast, italianPresent } from "../world/italian";
import { restsOf, activityTable, withRest } from "../world/activities";
import { groups, pronouns, singles, someone } from "../world/people";

/** What goes with make, do, take or have: English|Italian|who|scale */
const collocations = activityTable(`
make a cake|fare una torta|any|rare
make a mistake|fare un errore|any|rare
make pizza / a pizza|fare la pizza|any|rare
make a lot of noise|fare molto rumore|any|rare
make a list|fare una lista|any|rare
make a promise|fare una promessa|any|rare
make a phone call|fare una telefonata|any|rare
make a plan|fare un piano|any|rare
make new friends|-|young|rare
make the bed / ~ bed|fare il letto|any|rare
make dinner|-|old|rare
make a suggestion|-|any|rare
do ~ homework / homework / the homework|fare i compiti|young|rare
do the shopping|fare la spesa|old|rare
do an exercise|fare un esercizio|young|rare
do the housework / housework|fare i lavori di casa|any|rare
do a lot of sport|-|any|rare
do the dishes / the washing-up|-|any|rare
do a crossword|-|any|rare
do a test|-|young|rare
do ~ best|-|any|rare
do an experiment|fare un esperimento|young|rare
do research|fare ricerche|any|rare
take a photo / a picture|fare una foto|any|rare
take the bus|-|any|rare
take an exam|-|young|rare
take the train|-|any|rare
have a party|-|young|rare
have a break|-|any|rare`).map((one) => ({ ...one, right: one.verb }));

/** Which other verbs make sense with the words, even if they mean something else. */
const alsoRight: Record<string, string[]> = {
  "a cake": ["have", "take"],
  "a mistake": ["have"],
  pizza: ["have", "take"],
  "a list": ["do", "have", "take"],
  "a phone call": ["take", "have"],
  "a plan": ["have", "do"],
  "new friends": ["have"],
  "the bed": ["have", "take"],
  dinner: ["have"],
  "a suggestion": ["have", "take"],
  "~ homework": ["have"],
  "the shopping": ["take", "have"],
  "an exercise": ["have", "make"],
  "a lot of sport": ["have"],
  "the dishes": ["take", "have"],
  "a crossword": ["make", "have"],
  "a test": ["take", "have", "make"],
  "a photo": ["have"],
  "the bus": ["have"],
  "an exam": ["do", "have"],
  "the train": ["have"],
  "a party": ["make"],
  "a break": ["take", "make"],
  research: ["make", "have"],
};
const four = ["make", "do", "take", "have"];

const people = [...pronouns, ...singles, ...groups];
const times: Record<string, [string, string][]> = {
  "past-simple": [
    ["yesterday", "ieri"],
    ["last Friday", "venerdì scorso"],
    ["last Sunday", "domenica scorsa"],
    ["two days ago", "due giorni fa"],
  ],
  "present-simple": [
    ["every week", "ogni settimana"],
    ["every Sunday", "ogni domenica"],
    ["every Friday", "ogni venerdì"],
  ],
};
const daily = /dishes|breakfast|shower|the bed|bus|homework|dinner|break|train/;

function draw(random: Random, tenses: readonly Extract<Tense, "past-simple" | "present-simple">[]) {
  const collocation = random.pick(collocations);
  const tense = random.pick(tenses);
  const person = someone(random, people, collocation.age);
  const time = random.pick(times[tense] ?? []);
  const fitted: [string, string] =
    tense === "present-simple" && daily.test(collocation.rest) ? ["every day", "ogni giorno"] : time;
  const say = (verb: string) => conjugate({ subject: person.en, verb, tense, form: "positive" })[0] ?? "";
  return { collocation, tense, person, time: fitted, say };
}

/** To translate, it needs its Italian; to write the verb, one verb only may be right. */
function suits({ it, right, rest }: (typeof collocations)[number], kind: string): boolean {
  if (kind === "translate") return it !== "-";
  const wrong = four.filter((verb) => verb !== right && !alsoRight[rest]?.includes(verb));
  if (kind === "choose") return wrong.length > 1;
  const others = (alsoRight[rest] ?? []).filter((verb) => verb !== right && verb !== "have");
  return kind !== "gap_fill" || (right !== "have" && others.length === 0);
}

/** "My sister took a photo yesterday." */
const line =
  (tenses: readonly Extract<Tense, "past-simple" | "present-simple">[]) =>
  (random: Random, kind: string): Line => {
    let drawn = draw(random, tenses);
    while (!suits(drawn.collocation, kind)) drawn = draw(random, tenses);
    const { collocation, tense, person, time, say } = drawn;
    const { right, rest } = collocation;
    const object = withRest(collocation, person.own);
    const [when, quando] = time;
    const excluded = [right, ...(alsoRight[rest] ?? [])];
    const wrong = random.shuffle(four.filter((verb) => !excluded.includes(verb))).slice(0, 2);
    const italian =
      tense === "past-simple"
        ? italianPast(collocation.it, person.italian, person.gender)
        : italianPresent(collocation.it, person.italian);
    const every =
      when.startsWith("every ") && when !== "every day" && when !== "every week"
        ? [`on ${when.slice(6)}s`]
        : [];
    return {
      pieces: [person.en, say(right), object, `${when}.`],
      gapAt: 1,
      wrong: wrong.map(say),
      orders: [[when, person.en, say(right), `${object}.`]],
      italian: `${person.it} ${italian} ${quando}.`,
      translations: [when, ...every].flatMap((then) =>
        restsOf(collocation, person.own).flatMap((what) => [
          `${person.en} ${say(right)} ${what} ${then}.`,
          `${then} ${person.en} ${say(right)} ${what}.`,
        ]),
      ),
    };
  };

export const makeDoTake: TopicContent = {
  topic: "make-do-take",
  explanation:
    "L'italiano «fare» ha più traduzioni: make per ciò che si crea o si produce (a cake, a mistake, noise), do per attività e doveri (homework, the shopping), take per foto, mezzi ed esami, have per pasti, docce e feste.",
  hints: [
    "In italiano diremmo quasi sempre «fare»: che cosa si fa qui, di preciso?",
    "Si crea qualcosa di nuovo, si svolge un dovere, si prende qualcosa o si vive un momento?",
    "Pensa alla coppia verbo e nome tutta insieme, poi metti il verbo nel tempo giusto.",
  ],
  twins: [
    "Paola made a sandwich for lunch.",
    "We did a puzzle on Monday.",
    "He took his medicine at noon.",
    "They had a picnic in the woods.",
  ],
  makers: [
    ...lineMakers(line(["past-simple"]), {
      choose: "Scegli il verbo giusto.",
      gap: "Completa con il past simple di make, do o take.",
    }),
    ...lineMakers(line(["present-simple"]), {
      choose: "Scegli il verbo giusto.",
      gap: "Completa con il present simple di make, do o take.",
      levels: { order: [1] },
    }),
  ],
};
