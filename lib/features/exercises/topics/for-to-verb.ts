import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPast, italianPresent } from "../world/italian";
import { groups, pronouns, singles, someone, type Age } from "../world/people";

/** deed|its Italian|who|purposes with their Italian, "purpose = scopo; …" */
const reasons = `
go to the library|andare in biblioteca|young|study = studiare; do homework = fare i compiti; read comics = leggere fumetti; borrow a book = prendere in prestito un libro
go to the park|andare al parco|any|run = correre; play football = giocare a calcio; walk the dog = portare a spasso il cane; meet friends = incontrare gli amici
go to the shop|andare al negozio|any|buy milk = comprare il latte; buy bread = comprare il pane; buy a present = comprare un regalo; get some fruit = prendere della frutta
go to London|andare a Londra|any|learn English = imparare l'inglese; visit museums = visitare musei; see a show = vedere uno spettacolo; study English = studiare inglese
use the computer|usare il computer|any|write emails = scrivere e-mail; watch videos = guardare video; do research = fare ricerche; listen to music = ascoltare la musica
call Marco|chiamare Marco|any|ask a question = fare una domanda; talk about the test = parlare della verifica; say hello = dire ciao
get up early|alzarsi presto|any|catch the train = prendere il treno; go to the sea = andare al mare; finish a book = finire un libro
take the bus|prendere l'autobus|any|go to school = andare a scuola; go to the centre = andare in centro; visit a friend = visitare un amico
save money|risparmiare|any|buy a bike = comprare una bicicletta; buy a phone = comprare un telefono; go on holiday = andare in vacanza
train every day|allenarsi ogni giorno|young|win the match = vincere la partita; win the cup = vincere la coppa; play better = giocare meglio
study hard|studiare molto|young|pass the exam = superare l'esame; get a good mark = prendere un bel voto; become a doctor = diventare medico
turn on the TV|accendere la TV|any|watch the news = guardare le notizie; watch a film = guardare un film; see the match = vedere la partita
open the window|aprire la finestra|any|see the garden = vedere il giardino; get some air = prendere un po' d'aria; call the cat = chiamare il gatto
write to Anna|scrivere ad Anna|any|invite her = -; ask for help = chiedere aiuto; tell the truth = dire la verità`
  .trim()
  .split("\n")
  .map((row) => {
    const [deed = "", it = "", age = "", list = ""] = row.split("|");
    const [verb = "", ...rest] = deed.split(" ");
    const purposes = list.split("; ").map((one) => {
      const [en = "", scopo = ""] = one.split(" = ");
      return { en, it: scopo };
    });
    return { verb, rest: rest.join(" "), it, age: age as Age, purposes };
  });

const people = [...pronouns, ...singles, ...groups];

/** "My sister went to the library to study." */
function line(random: Random, kind: string): Line {
  const isTranslated = kind === "translate";
  const reason = random.pick(
    reasons.filter(({ it }) => !isTranslated || !/^(?:alzarsi|allenarsi|accendere|risparmiare)/.test(it)),
  );
  const purpose = random.pick(
    reason.purposes.filter(
      ({ it }) => !isTranslated || !/^-|^(?:incontrare|visitare|portare|prendere)/.test(it),
    ),
  );
  const tense = random.pick(["present-simple", "past-simple"] as const);
  const person = someone(random, people, reason.age);
  const [verb = ""] = conjugate({ subject: person.en, verb: reason.verb, tense, form: "positive" });
  const italian =
    tense === "past-simple"
      ? italianPast(reason.it, person.italian, person.gender)
      : italianPresent(reason.it, person.italian);
  const [base = "", ...rest] = purpose.en.split(" ");
  const tail = rest.length > 0 ? [`${rest.join(" ")}.`] : [];
  const main = `${person.en} ${verb} ${reason.rest}`;
  const taught = rest.length > 0 ? `to ${base}` : `to ${base}.`;
  return {
    pieces: [person.en, verb, reason.rest, taught, ...tail],
    gapAt: 3,
    given: base,
    wrong: [`for ${base}`, `for to ${base}`],
    also: [`in order to ${base}`, `so as to ${base}`],
    italian: `${person.it} ${italian} per ${purpose.it}.`,
    translations: [
      `${main} {to|in order to|so as to} ${purpose.en}.`,
      ...(purpose.en === "do homework" ? [`${main} {to|in order to} do {${person.own} |the }homework.`] : []),
      ...(purpose.en === "visit museums" ? [`${main} {to|in order to} visit the museums.`] : []),
    ],
  };
}

export const forToVerb: TopicContent = {
  topic: "for-to-verb",
  explanation:
    "Per dire lo scopo di un'azione l'inglese usa to e la forma base del verbo. For davanti a un verbo non dice mai lo scopo di qualcuno: va con i nomi (for you, for the test).",
  hints: [
    "La seconda parte della frase risponde alla domanda: a che scopo?",
    "In italiano c'è «per», ma in inglese davanti a un verbo serve un'altra parolina.",
    "Usa l'infinito del verbo, come lo trovi sul dizionario quando lo impari, e niente altro davanti.",
  ],
  orderHints: [
    "Chi fa la prima azione? La frase comincia da lì.",
    "Poi vengono il verbo di quell'azione e quello che la completa.",
    "Lo scopo viene dopo: to con il suo verbo, e in fondo il resto.",
  ],
  twins: [
    "Paola stopped to rest.",
    "They came here to help us.",
    "He wore a coat to stay warm.",
    "We need eggs to make pancakes.",
  ],
  makers: lineMakers(line, {
    gap: "Completa con il verbo tra parentesi: di' lo scopo.",
    choose: "Scegli la forma giusta.",
  }),
};
