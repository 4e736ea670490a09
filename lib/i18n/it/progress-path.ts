import type { Evidence } from "@/lib/features/mastery/rules";
import { dayAndMonth } from "@/lib/i18n/days";
import { onDay } from "@/lib/i18n/it/on-day";

type LastSeen = { lastSeenOn?: string | undefined; daysAgo?: number | undefined };
type Seen = { solved: number; missed: number; mistakes: number; corrections: number };

const dayOf = ({ lastSeenOn, daysAgo }: LastSeen) => {
  if (!lastSeenOn || daysAgo === 0) return "oggi";
  return daysAgo === 1 ? "ieri" : onDay(dayAndMonth(lastSeenOn).both);
};

/** What is proved of a topic, in one or two words. */
const evidenceWords: Record<Evidence, string> = {
  none: "non ancora visto",
  seen: "visto",
  training: "in allenamento",
  understood: "capito",
  remembered: "ricordato",
};

/** The same, with the day where that says more. */
const evidence = (kind: Evidence, last: LastSeen) =>
  kind === "understood" ? `${evidenceWords[kind]} ${dayOf(last)}` : evidenceWords[kind];

const evidenceTexts: Record<Evidence, string> = {
  none: "Non l’hai ancora incontrato. Può arrivare quando scrivi al coach, negli esercizi o in una scheda.",
  seen: "L’hai incontrato, ma è presto per dire come va: servono almeno 3 prove.",
  training:
    "Ci stai lavorando. Diventa «capito» quando ne fai 3 di fila senza aiuto, e «ricordato» quando ti riesce di nuovo dopo 3 giorni.",
  understood:
    "Gli ultimi 3 li hai fatti senza aiuto. Se ti riesce ancora tra qualche giorno, diventa «ricordato».",
  remembered: "Ti è riuscito senza aiuto, e di nuovo dopo almeno 3 giorni: te lo ricordi.",
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function mistakesOf({ mistakes, corrections }: Seen): string {
  const found = counted(mistakes, "errore nelle tue frasi", "errori nelle tue frasi");
  if (corrections === 0) return found;
  if (mistakes === 1) return `${found}, che poi hai sistemato`;
  return corrections >= mistakes
    ? `${found}, tutti sistemati da te`
    : `${found}, ${counted(corrections, "sistemato", "sistemati")} da te`;
}

/** The way through the topics of English, as it is drawn. */
export const progressPath = {
  title: "I tuoi argomenti",
  newcomer:
    "Ancora troppo presto per dire che cosa sai: scrivi al coach e fai qualche esercizio, e la strada si colora.",
  summary: (met: number, all: number) =>
    `Finora hai incontrato ${met} ${met === 1 ? "argomento" : "argomenti"} su ${all}.`,
  /** Where the years begin that the road has no tab for. */
  otherClasses: "La 5ª primaria parte dalla casa; dalla 3ª superiore si ripassa.",
  loading: "Carico i tuoi argomenti…",
  failed: "Non è stato possibile caricare i tuoi argomenti.",
  years: "Gli anni di scuola",
  shortYear: (year: string) => year.replace("superiore", "sup."),
  metInYear: (met: number, all: number) =>
    met === 1 ? `1 argomento su ${all} già incontrato` : `${met} argomenti su ${all} già incontrati`,
  metShort: (met: number, all: number) => `${met} su ${all}`,
  stops: (year: string) => `Gli argomenti della ${year}`,
  evidence,
  legend: "Che cosa vogliono dire i segni",
  evidenceWords,
  here: "Sei qui",
  showAll: "Mostra tutta la strada",
  showLess: "Mostra solo dove sei",
  next: "Prossima tappa",
  onwards: (year: string) => `Avanti: ${year}`,
  end: "Per ora la strada finisce qui",

  evidenceTexts,
  lastSeen: (last: LastSeen) => `L’ultima volta: ${dayOf(last)}.`,
  seenTitle: "Che cosa si è visto",
  /** What was seen of a topic, a line each. */
  seen: (seen: Seen): string[] => [
    ...(seen.solved > 0
      ? [counted(seen.solved, "esercizio giusto al primo colpo", "esercizi giusti al primo colpo")]
      : []),
    ...(seen.missed > 0
      ? [counted(seen.missed, "esercizio non riuscito subito", "esercizi non riusciti subito")]
      : []),
    ...(seen.mistakes > 0 ? [mistakesOf(seen)] : []),
  ],
  howOften: (score: number) => {
    if (score >= 80) return "Quasi sempre giusto.";
    if (score >= 60) return "Più spesso giusto che sbagliato.";
    return score >= 40 ? "A volte giusto, a volte no." : "Per ora è più spesso sbagliato.";
  },
  train: "Allenati su questo",
  isToday: (xp: number) =>
    `Uno degli esercizi di oggi è su questo argomento e vale ${xp}\u00a0XP: lo trovi per primo. Gli altri sono allenamento libero, senza XP.`,
  practice:
    "Tre esercizi su questo argomento, quando vuoi: è allenamento libero, non costa cuori e non dà XP.",
  talk: "Scrivi al coach",
  noExercises:
    "Su questo argomento non ci sono esercizi: il coach te lo fa notare mentre scrivi, e te lo spiega se glielo chiedi.",
};
