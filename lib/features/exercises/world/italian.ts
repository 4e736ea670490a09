/** io, tu, lui or lei, noi, voi, loro. */
export type ItalianPerson = 0 | 1 | 2 | 3 | 4 | 5;

type Irregular = { present?: string; participle?: string; gerund?: string; future?: string };

const irregulars: Record<string, Irregular> = {
  andare: { present: "vado vai va andiamo andate vanno", future: "andr" },
  aprire: { participle: "aperto" },
  avere: { present: "ho hai ha abbiamo avete hanno", future: "avr" },
  bere: {
    present: "bevo bevi beve beviamo bevete bevono",
    participle: "bevuto",
    gerund: "bevendo",
    future: "berr",
  },
  capire: { present: "capisco capisci capisce capiamo capite capiscono" },
  chiudere: { participle: "chiuso" },
  correre: { participle: "corso" },
  dare: { present: "do dai dà diamo date danno", future: "dar" },
  decidere: { participle: "deciso" },
  dire: { present: "dico dici dice diciamo dite dicono", participle: "detto", gerund: "dicendo" },
  dovere: { present: "devo devi deve dobbiamo dovete devono", future: "dovr" },
  essere: { present: "sono sei è siamo siete sono", participle: "stato", future: "sar" },
  fare: {
    present: "faccio fai fa facciamo fate fanno",
    participle: "fatto",
    gerund: "facendo",
    future: "far",
  },
  finire: { present: "finisco finisci finisce finiamo finite finiscono" },
  leggere: { participle: "letto" },
  mettere: { participle: "messo" },
  perdere: { participle: "perso" },
  potere: { present: "posso puoi può possiamo potete possono", future: "potr" },
  preferire: { present: "preferisco preferisci preferisce preferiamo preferite preferiscono" },
  prendere: { participle: "preso" },
  pulire: { present: "pulisco pulisci pulisce puliamo pulite puliscono" },
  rompere: { participle: "rotto" },
  sapere: { present: "so sai sa sappiamo sapete sanno", future: "sapr" },
  scrivere: { participle: "scritto" },
  spedire: { present: "spedisco spedisci spedisce spediamo spedite spediscono" },
  stare: { present: "sto stai sta stiamo state stanno", future: "star" },
  uscire: { present: "esco esci esce usciamo uscite escono" },
  vedere: { participle: "visto", future: "vedr" },
  venire: { present: "vengo vieni viene veniamo venite vengono", participle: "venuto", future: "verr" },
  vincere: { participle: "vinto" },
  vivere: { participle: "vissuto", future: "vivr" },
  volere: { present: "voglio vuoi vuole vogliamo volete vogliono", future: "vorr" },
};

const withBeing = new Set([
  "andare",
  "arrivare",
  "essere",
  "partire",
  "stare",
  "tornare",
  "uscire",
  "venire",
]);

const endings: Record<string, string> = {
  are: "o i a iamo ate ano",
  ere: "o i e iamo ete ono",
  ire: "o i e iamo ite ono",
};

function regularPresent(verb: string, person: ItalianPerson): string {
  const stem = verb.slice(0, -3);
  const ending = endings[verb.slice(-3)]?.split(" ")[person] ?? "";
  if (!ending.startsWith("i")) return stem + ending;
  if (verb.endsWith("are") && /[cg]$/.test(stem)) return `${stem}h${ending}`;
  return stem.endsWith("i") ? stem + ending.slice(1) : stem + ending;
}

function presentOf(verb: string, person: ItalianPerson): string {
  return irregulars[verb]?.present?.split(" ")[person] ?? regularPresent(verb, person);
}

function participleOf(verb: string): string {
  const regular = { are: "ato", ere: "uto", ire: "ito" }[verb.slice(-3)] ?? "";
  return irregulars[verb]?.participle ?? verb.slice(0, -3) + regular;
}

function futureStemOf(verb: string): string {
  const given = irregulars[verb]?.future;
  if (given) return given;
  if (!verb.endsWith("are")) return verb.slice(0, -1);
  const stem = verb.slice(0, -3);
  if (/[cg]$/.test(stem)) return `${stem}her`;
  return `${/[cg]i$/.test(stem) ? stem.slice(0, -1) : stem}er`;
}

const split = (phrase: string): [string, string] => {
  const at = phrase.indexOf(" ");
  return at < 0 ? [phrase, ""] : [phrase.slice(0, at), phrase.slice(at)];
};

/** `phrase` begins with an infinitive: "giocare a calcio" → "gioca a calcio". */
export function italianPresent(phrase: string, person: ItalianPerson): string {
  const [verb, rest] = split(phrase);
  return presentOf(verb, person) + rest;
}

/** "giocare a calcio" → "sta giocando a calcio". */
export function italianNow(phrase: string, person: ItalianPerson): string {
  const [verb, rest] = split(phrase);
  const gerund = irregulars[verb]?.gerund ?? verb.slice(0, -3) + (verb.endsWith("are") ? "ando" : "endo");
  return `${presentOf("stare", person)} ${gerund}${rest}`;
}

/** "giocare a calcio" → "ha giocato a calcio"; "andare al mare" → "è andata al mare". */
export function italianPast(phrase: string, person: ItalianPerson, gender: "m" | "f"): string {
  const [verb, rest] = split(phrase);
  const participle = participleOf(verb);
  if (!withBeing.has(verb)) return `${presentOf("avere", person)} ${participle}${rest}`;
  const isPlural = person > 2;
  const ending = gender === "f" ? (isPlural ? "e" : "a") : isPlural ? "i" : "o";
  return `${presentOf("essere", person)} ${participle.slice(0, -1)}${ending}${rest}`;
}

/** "giocare a calcio" → "giocherà a calcio". */
export function italianFuture(phrase: string, person: ItalianPerson): string {
  const [verb, rest] = split(phrase);
  const ending = "ò ai à emo ete anno".split(" ")[person] ?? "";
  return futureStemOf(verb) + ending + rest;
}
