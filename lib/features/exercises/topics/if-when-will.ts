import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, order, small, translate, type Maker, type TopicContent } from "../draft";
import type { ExerciseLevel } from "../exercise";
import type { Random } from "../random";
import { activityTable, restsOf, withRest, type Activity } from "../world/activities";
import { italianFuture, italianPresent } from "../world/italian";
import { groups, pronouns, singles, type Person } from "../world/people";

/** Condition and consequence, in pairs: the rows of the two tables belong together. */
const conditions = activityTable(`
study hard / a lot|studiare molto|young
practise every day|esercitarsi ogni giorno|young
go to bed late|andare a letto tardi|young
eat too many sweets|mangiare troppi dolci|young
miss the bus|perdere l'autobus|young
forget the umbrella / ~ umbrella|dimenticare l'ombrello|young
finish ~ homework / the homework|finire i compiti|young
find the keys / ~ keys|trovare le chiavi|young
save some money / money|risparmiare un po' di soldi|young
read the instructions|leggere le istruzioni|young
win the match / the game|vincere la partita|young
go to London|andare a Londra|young
take the train|prendere il treno|young
meet Paolo / see Paolo|incontrare Paolo|young
leave early|partire presto|young
help at home|aiutare in casa|young
train with the team|allenarsi con la squadra|young
get a good mark|prendere un bel voto|young`);

const results = activityTable(`
pass the exam|superare l'esame|young
play better|suonare meglio|young
be tired|essere stanco|young
feel ill / sick|stare male|young
be late / late for school|arrivare in ritardo|young
get wet|bagnarsi|young
go to the park|andare al parco|young
open the door|aprire la porta|young
buy a new phone|comprare un telefono nuovo|young
understand the game|capire il gioco|young
have a party|fare una festa|young
speak English every day|parlare inglese ogni giorno|young
arrive before lunch|arrivare prima di pranzo|young
give him the book|dare il libro a lui|young
arrive on time|arrivare in orario|young
get some money|ricevere un po' di soldi|young
win the cup|vincere la coppa|young
buy an ice cream|comprare un gelato|young`);

const people = [
  ...pronouns,
  ...singles.filter(({ age }) => age === "young"),
  ...groups.filter(({ age }) => age === "young"),
];
/** What will happen for sure, sooner or later: of the rest one says if. */
const isExpected = ({ verb }: Activity) => /^(?:finish|find|save|read|take|get)$/.test(verb);

type Scene = { word: "if" | "when"; person: Person; condition: Activity; result: Activity };

function draw(random: Random, only: (at: number) => boolean = () => true): Scene {
  const places = conditions.map((_, at) => at).filter(only);
  const at = random.pick(places);
  const [condition, result] = [conditions[at], results[at]];
  if (!condition || !result) throw new Error("conditions and results come in pairs");
  const word = isExpected(condition) ? random.pick(["if", "when"] as const) : "if";
  return { word, person: random.pick(people), condition, result };
}

const form = (person: Person, verb: string, tense: "present-simple" | "will") =>
  conjugate({ subject: person.en, verb, tense, form: "positive" });

const parts = ({ person, condition, result }: Scene) => ({
  present: form(person, condition.verb, "present-simple")[0] ?? "",
  future: form({ ...person, en: person.pronoun }, result.verb, "will"),
  conditionRest: withRest(condition, person.own),
  resultRest: withRest(result, person.own),
});

/** The gap in the clause after if or when. */
function conditionGap(scene: Scene, gap: string, isFirst = true): string {
  const { word, person } = scene;
  const { conditionRest, resultRest, future } = parts(scene);
  const condition = `${word} ${person.en} ${gap} ${conditionRest}`;
  const result = `${person.pronoun} ${future[0]} ${resultRest}`;
  return isFirst ? `${capital(condition)}, ${result}.` : `${capital(result)} ${condition}.`;
}

function resultGap(scene: Scene, gap: string): string {
  const { word, person } = scene;
  const { present, conditionRest, resultRest } = parts(scene);
  return `${capital(word)} ${person.en} ${present} ${conditionRest}, ${person.pronoun} ${gap} ${resultRest}.`;
}

const chooseVerb = (levels: ExerciseLevel[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random);
    const { present } = parts(scene);
    const will = form(scene.person, scene.condition.verb, "will")[0] ?? "";
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: conditionGap(scene, "___"),
      right: present,
      wrong: [will, will.replace("will", "would")],
    });
  },
});

const gapCondition: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const scene = draw(random);
    return gapFill(
      "Si parla del futuro: completa con la forma giusta del verbo tra parentesi.",
      conditionGap(scene, `___ (${scene.condition.verb})`),
      [parts(scene).present],
    );
  },
};

const gapResult: Maker = {
  levels: [2, 3],
  make: (random) => {
    const scene = draw(random);
    return gapFill(
      "Si parla del futuro: completa con la forma giusta del verbo tra parentesi.",
      resultGap(scene, `___ (${scene.result.verb})`),
      parts(scene).future,
    );
  },
};

const ordered: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const scene = draw(random);
    const { present, future, conditionRest, resultRest } = parts(scene);
    const who = small(scene.person.en);
    const [verbs, he] = [(future[0] ?? "").split(" "), scene.person.pronoun];
    const ifs = (subject: string, mark: "," | ".") => [scene.word, subject, present, conditionRest + mark];
    const wills = (subject: string, mark: "" | ".") => [subject, ...verbs, resultRest + mark];
    return order(
      random,
      [...ifs(who, ","), ...wills(he, ".")],
      [
        [...wills(he, ""), ...ifs(who, ".")],
        [...wills(who, ""), ...ifs(he, ".")],
        [...ifs(he, ","), ...wills(who, ".")],
      ],
    );
  },
};

/** Rows whose Italian has one plain English. */
const isPlain = (at: number) =>
  !/^(?:esercitarsi|allenarsi|andare a letto|prendere)/.test(conditions[at]?.it ?? "") &&
  !/^(?:bagnarsi|stare|dare|fare|arrivare in ritardo|ricevere)/.test(results[at]?.it ?? "");

const translation: Maker = {
  levels: [2, 3],
  make: (random) => {
    const scene = draw(random, isPlain);
    const { word, person, condition, result } = scene;
    const { present, future } = parts(scene);
    const italian = `${word === "if" ? "se" : "quando"} ${person.it} ${(word === "if"
      ? italianPresent
      : italianFuture)(condition.it, person.italian)}, ${italianFuture(result.it, person.italian)}.`;
    const sentences = restsOf(condition, person.own).flatMap((first) =>
      restsOf(result, person.own).flatMap((second) => {
        const [who, he] = [small(person.en), person.pronoun];
        const wills = (subject: string) => `${subject} ${future[0]} ${second}`;
        const ifs = (subject: string) => `${word} ${subject} ${present} ${first}`;
        return [
          `${capital(ifs(who))}, ${wills(he)}.`,
          `${capital(wills(who))} ${ifs(he)}.`,
          `${capital(ifs(he))}, ${wills(who)}.`,
        ];
      }),
    );
    return translate(italian, ...sentences);
  },
};

export const ifWhenWill: TopicContent = {
  topic: "if-when-will",
  explanation:
    "Dopo if e when, quando si parla del futuro, l'inglese mette il presente. Il futuro con will va nell'altra parte della frase.",
  hints: [
    "La frase ha due parti: quale delle due comincia con if o when?",
    "Solo una delle due parti può avere will: quella del risultato.",
    "Nella parte con if o when il verbo va al presente, accordato con il suo soggetto.",
  ],
  orderHints: [
    "La frase ha due parti: comincia da quella con if o when.",
    "In ognuna delle due parti il soggetto sta davanti al suo verbo.",
    "Will sta nell'altra parte, quella che dice che cosa succederà.",
  ],
  twins: [
    "If it rains, the match will start later.",
    "When Paola wakes up, we will have breakfast.",
    "The cat will be happy when the children come back.",
    "If the shop is closed, they will order a cake online.",
  ],
  makers: [chooseVerb([1, 2]), gapCondition, gapResult, ordered, translation],
};
