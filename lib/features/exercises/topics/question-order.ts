import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, order, small, translate, type Maker, type TopicContent } from "../draft";
import type { ExerciseLevel } from "../exercise";
import type { Random } from "../random";
import { habit, past, orderMaker } from "../tense-makers";
import { activityTable, type Activity } from "../world/activities";
import { italianPast, italianPresent } from "../world/italian";
import { askable, someone, type Person } from "../world/people";

type Asked = { word: string; it: string; topics: Activity[] };

/** Question words, each with what it is asked about. */
const askedFor: Asked[] = [
  {
    word: "where",
    it: "dove",
    topics: activityTable(`
live|vivere|any
work|lavorare|old
play tennis|giocare a tennis|any
play football|giocare a calcio|young
study English|studiare inglese|young
buy bread|comprare il pane|old
have lunch|pranzare|any
sleep|dormire|any
meet friends|incontrare gli amici|any
swim|nuotare|any`),
  },
  {
    word: "when",
    it: "quando",
    topics: activityTable(`
play tennis|giocare a tennis|any
watch TV|guardare la TV|any
study history|studiare storia|young
do ~ homework / homework|fare i compiti|young
cook dinner|cucinare la cena|old
go to the gym|andare in palestra|any
go to the library|andare in biblioteca|young
wash the car|lavare la macchina|old
listen to music|ascoltare la musica|any
walk the dog|portare fuori il cane|any`),
  },
  {
    word: "what",
    it: "che cosa",
    topics: activityTable(`
eat for lunch|mangiare a pranzo|any
eat for breakfast|mangiare a colazione|any
drink at breakfast|bere a colazione|any
read on the bus|leggere sull'autobus|any
buy at the supermarket|comprare al supermercato|any
study at school|studiare a scuola|young
cook on Sundays|cucinare la domenica|any
do after school|fare dopo la scuola|young
watch on TV|guardare alla TV|any`),
  },
  {
    word: "why",
    it: "perché",
    topics: activityTable(`
study French|studiare francese|young
study English|studiare inglese|any
run in the park|correre nel parco|any
go to the library|andare in biblioteca|young
read comics|leggere i fumetti|young
play chess|giocare a scacchi|any
eat so fast|mangiare così in fretta|any
speak so slowly|parlare così lentamente|any`),
  },
  {
    word: "how often",
    it: "quante volte alla settimana",
    topics: activityTable(`
play tennis|giocare a tennis|any
go to the gym|andare in palestra|any
eat fish|mangiare pesce|any
cook pasta|cucinare la pasta|any
train|allenarsi|young
swim|nuotare|any`),
  },
];

type Scene = { asked: Asked; person: Person; activity: Activity; tense: Tense };

function draw(random: Random, tenses: readonly Tense[], isPlain = false): Scene {
  const asked = random.pick(isPlain ? askedFor.filter(({ word }) => word !== "how often") : askedFor);
  const activity = random.pick(
    asked.topics.filter(({ it }) => !isPlain || !/^(?:portare|incontrare|allenarsi|pranzare)/.test(it)),
  );
  const tense =
    asked.word === "how often" || /Sundays|so |breakfast/.test(activity.rest)
      ? "present-simple"
      : random.pick(tenses);
  return { asked, activity, person: someone(random, askable, activity.age), tense };
}

const restOf = ({ activity, person }: Scene) => activity.rest.replace("~", person.own);

/** "do", "your sister", "play": the three parts of a question after its question word. */
function partsOf({ person, activity, tense }: Scene): [helper: string, who: string, verb: string] {
  const [question = ""] = conjugate({ subject: person.en, verb: activity.verb, tense, form: "question" });
  const [helper = ""] = question.split(" ");
  return [helper, small(person.en), activity.verb];
}

const sentence = (...parts: string[]) => `${capital(parts.filter(Boolean).join(" "))}?`;

const chooseQuestion = (levels: ExerciseLevel[], tenses: readonly Tense[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, tenses);
    const [helper, who, verb] = partsOf(scene);
    const { word } = scene.asked;
    const [statement = ""] = conjugate({
      subject: scene.person.en,
      verb,
      tense: scene.tense,
      form: "positive",
    });
    return choose(random, {
      instruction: "Quale domanda è scritta bene?",
      sentence: capital(`${italianOf(scene)}?`),
      right: sentence(word, helper, who, verb, restOf(scene)),
      wrong: [sentence(word, who, statement, restOf(scene)), sentence(word, statement, who, restOf(scene))],
    });
  },
});

const italianOf = ({ asked, person, activity, tense }: Scene) => {
  const verb =
    tense === "past-simple"
      ? italianPast(activity.it, person.italian, person.gender)
      : italianPresent(activity.it, person.italian);
  const subject = person.pronoun === "you" || person.en === "they" ? "" : ` ${person.it}`;
  return `${asked.it} ${verb}${subject}`;
};

const ordered = (levels: ExerciseLevel[], tenses: readonly Tense[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, tenses);
    const pieces = [scene.asked.word, ...partsOf(scene), restOf(scene)].filter(Boolean);
    return order(random, [...pieces.slice(0, -1), `${pieces.at(-1)}?`]);
  },
});

const gap = (levels: ExerciseLevel[], tenses: readonly Tense[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, tenses);
    const [helper, who, verb] = partsOf(scene);
    const name = scene.tense === "past-simple" ? "past simple" : "present simple";
    return gapFill(
      `Completa la domanda al ${name} con le parole tra parentesi.`,
      `${capital(scene.asked.word)} ___ (${who} / ${verb})${restOf(scene) ? ` ${restOf(scene)}` : ""}?`,
      [`${helper} ${who} ${verb}`],
    );
  },
});

const translation = (levels: ExerciseLevel[], tenses: readonly Tense[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, tenses, true);
    const [helper, who, verb] = partsOf(scene);
    const rests = [restOf(scene), ...scene.activity.otherRests];
    return translate(
      `${italianOf(scene)}?`,
      ...rests.map((rest) => sentence(scene.asked.word, helper, who, verb, rest)),
    );
  },
});

export const questionOrder: TopicContent = {
  topic: "question-order",
  explanation:
    "In una domanda inglese l'ordine è: parola interrogativa, ausiliare, soggetto, verbo alla forma base, il resto. In italiano basta il tono, in inglese l'ausiliare (do, does, did, be, can…) ci vuole sempre.",
  hints: [
    "Che cosa manca a una frase normale per diventare una domanda inglese?",
    "Prima del soggetto ci vuole un ausiliare; la parola interrogativa sta ancora prima.",
    "Metti in fila: parola interrogativa, ausiliare, chi, verbo alla forma base, tutto il resto.",
  ],
  orderHints: "topic",
  twins: [
    "Where does Paola park her van?",
    "What time do the shops close?",
    "When did it start to snow?",
    "Why are the lights off?",
  ],
  makers: [
    chooseQuestion([1, 2], ["present-simple"]),
    ordered([1], ["present-simple"]),
    ordered([2, 3], ["present-simple", "past-simple"]),
    orderMaker(habit, { levels: [1], form: "question" }),
    orderMaker(past, { levels: [3], form: "question" }),
    gap([1, 2], ["present-simple"]),
    gap([3], ["past-simple", "present-simple"]),
    translation([2, 3], ["present-simple"]),
    translation([3], ["past-simple"]),
  ],
};
