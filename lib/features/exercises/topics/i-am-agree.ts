import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { capital, small, type TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import type { Form } from "../tense-makers";
import { italianPresent } from "../world/italian";
import { askable, groups, pronouns, singles } from "../world/people";

/** with whom or what|its Italian; alternatives in braces */
const partners = `
you|te
him|lui
her|lei
us|noi
them|loro
Marco|Marco
Giulia|Giulia
Sofia|Sofia
Luca|Luca
this idea|questa idea
this rule|questa regola
this plan|questo piano
my parents|i miei genitori
the teacher|l'insegnante
your friend|il tuo amico
your sister|tua sorella
that answer|quella risposta`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => ({ en, it }));

const people = [...pronouns, ...singles, ...groups];

function draw(random: Random, form: Form) {
  const person = random.pick(form === "question" ? askable : people);
  const itself: Record<string, string> = { you: "you", he: "him", she: "her", we: "us", they: "them" };
  const partner = random.pick(
    partners.filter(
      ({ en }) =>
        en !== person.en &&
        en !== itself[person.pronoun] &&
        !(person.en.includes(en) || en.includes(person.en.replace(/^(?:our|your|my) /, ""))) &&
        !(form !== "question" && person.pronoun === "you" && /^your/.test(en)),
    ),
  );
  const forms = conjugate({ subject: person.en, verb: "agree", tense: "present-simple", form });
  return { person, partner, forms };
}

const wrongBe: Record<string, string> = { I: "am", he: "is", she: "is" };
const beOf = (pronoun: string) => wrongBe[pronoun] ?? "are";

/** "My sister agrees with you." */
function positiveLine(random: Random): Line {
  const { person, partner, forms } = draw(random, "positive");
  const be = beOf(person.pronoun);
  return {
    pieces: [person.en, forms[0] ?? "", "with", `${partner.en}.`],
    gapAt: 1,
    given: "agree",
    wrong: [`${be} agree`, `${be} agreed`].slice(0, 1).concat(forms[0] === "agree" ? "agrees" : "agree"),
    italian: `${person.it} ${italianPresent("essere", person.italian)} d'accordo con ${partner.it}.`,
  };
}

/** "Luca doesn't agree with this idea." */
function negativeLine(random: Random): Line {
  const { person, partner, forms } = draw(random, "negative");
  return {
    pieces: [person.en, forms[0] ?? "", "with", `${partner.en}.`],
    gapAt: 1,
    given: "not / agree",
    wrong: [
      `${beOf(person.pronoun)} not agree`,
      (forms[0] ?? "").startsWith("doesn't") ? "don't agree" : "doesn't agree",
    ],
    also: forms.slice(1),
    italian: `${person.it} non ${italianPresent("essere", person.italian)} d'accordo con ${partner.it}.`,
    translations: [
      `${person.en} {${forms.join("|")}|${forms[0]?.replace(/n't agree/, "") === "does" ? "disagrees" : "disagree"}} with ${partner.en}.`,
    ],
  };
}

/** "Do your friends agree with us?" */
function questionLine(random: Random): Line {
  const { person, partner, forms } = draw(random, "question");
  const who = small(person.en);
  const [helper = ""] = (forms[0] ?? "").split(" ");
  return {
    pieces: [helper, who, "agree", "with", `${partner.en}?`],
    gapAt: 0,
    wrong: [beOf(person.pronoun), helper === "do" ? "does" : "do"].map((word) => capital(word)),
    italian: `${person.it} ${italianPresent("essere", person.italian)} d'accordo con ${partner.it}?`,
  };
}

const gap = "Completa con il present simple del verbo tra parentesi.";

export const iAmAgree: TopicContent = {
  topic: "i-am-agree",
  explanation:
    "Agree è già un verbo intero («essere d'accordo»): non vuole am, is o are. Si comporta come play o work: -s alla terza persona, do e does nelle domande e nelle negative.",
  hints: [
    "In italiano servono più parole («essere d'accordo»); quante ne servono in inglese?",
    "Agree è un verbo come play: che cosa non gli serve davanti?",
    "Trattalo come un verbo d'azione: guarda il soggetto, e nelle negative e domande usa l'ausiliare giusto.",
  ],
  twins: [
    "Paola agrees with the doctor.",
    "We don't agree with this decision.",
    "Does the driver agree?",
    "I agree with every word.",
  ],
  makers: [
    ...lineMakers(positiveLine, { gap, choose: "Scegli la forma giusta." }),
    ...lineMakers(negativeLine, {
      gap,
      choose: "Scegli la forma giusta.",
      levels: { order: [2], choose: [2] },
    }),
    ...lineMakers(questionLine, {
      choose: "Scegli l'ausiliare giusto.",
      gap: "Completa con l'ausiliare.",
      levels: { gap_fill: [2, 3], translate: [3] },
    }),
  ],
};
