import type { GrammarLesson } from "../lesson";

/** How words sound. */
export const soundLessons = [
  {
    id: "pronunciation-of-ed",
    name: "la pronuncia della -ed",
    names:
      "pronuncia + ed, pronuncia + verbi regolari, pronuncia + past simple, suono + ed, ed finale, pronuncia + passato, t + d + id, ed + muta, ed + t, ed + id, ed + sente, pronuncia + worked, pronuncia + played, pronuncia + wanted, pronuncia + regolare, e + ed + muta, t + d + id + pronuncia, pronuncia + verbi + passato, pronuncia + stopped, pronuncia + asked, pronuncia + past, pronuncia + walked, pronuncia + finale + verbi, ed + t + d, ed + suoni, {-ed} + si sente, wanted + played",
    keys: "ed, ed + tre modi, ed + finale",
    explanation:
      "La -ed finale ha tre suoni: t dopo suoni senza voce come p, k, s, sh; d dopo gli altri; id solo dopo t e d, e allora c'è una sillaba in più. Worked finisce in t.",
    easier: "Di solito la e non si sente: worked suona «uorkt». Solo dopo t e d si dice id, come in wanted.",
    examples: [
      "She wanted a puppy.",
      "They played cards.",
      "He stopped the car.",
      "We needed a map.",
      "I washed the dishes.",
      "The baby smiled.",
    ],
    task: "Con quale suono finisce il tuo verbo, prima di -ed?",
  },
  {
    id: "pronunciation-of-s",
    name: "la pronuncia della -s finale",
    names:
      "pronuncia + s, pronuncia + s finale, s + z + iz, suono + s, pronuncia + terza persona, pronuncia + plurale, pronuncia + es, s + sonora, s + sorda, s + z, pronuncia + watches, s + suona, s + iz, pronuncia + z, s + dolce, pronuncia + cats, pronuncia + plurali, pronuncia + third person, pronuncia + dogs, pronuncia + boxes, pronuncia + washes, zzz, s + zzz, z + sss",
    keys: "iz, s finale, z",
    explanation:
      "La -s finale ha tre suoni: s dopo p, t, k, f; z, dolce, dopo vocali e quasi tutte le altre consonanti; iz, con una sillaba in più, dopo s, z, ch, sh e simili.",
    easier: "Cats finisce con una s forte, dogs con una s dolce, watches aggiunge una sillaba: iz.",
    examples: [
      "She watches the stars.",
      "Two cats sleep on the sofa.",
      "The dogs bark at night.",
      "He likes maps.",
      "There are three boxes.",
    ],
    task: "Con quale suono finisce la tua parola, prima della -s?",
  },
  {
    id: "pronunciation-of-th",
    name: "la pronuncia di th",
    names:
      "pronuncia + th, th, suono th, suono + th, th + lingua, th + think + this, pronuncia + think, pronuncia + the, pronuncia + three, pronuncia + this, th + denti, pronuncia + that, pronuncia + mother, pronuncia + thank, th + sonora, th + sorda, th + dolce, the + di, th + suoni, pronuncia + thing, th + d, th + f, th + t, pronuncia + thursday, pronuncia + brother, dire + th, dire the, thanks + f",
    keys: "denti, lingua + denti, think + sink",
    explanation:
      "Per th si mette la punta della lingua tra i denti. In think si soffia soltanto, senza voce; in this e mother si sente anche la voce, e il suono è più dolce.",
    easier:
      "Lingua tra i denti e soffia: così nasce th. In italiano non c'è, quindi all'inizio sembra buffo.",
    examples: [
      "I think it is Thursday.",
      "This is my brother.",
      "Three thin birds sat there.",
      "My mother has two brothers.",
      "Thank you for the birthday card.",
    ],
    task: "Nella tua parola, con th si sente la voce o solo il soffio?",
  },
  {
    id: "silent-letters",
    name: "le lettere mute",
    names:
      "lettere mute, silent letters, lettera muta, silent letter, k muta, b muta, w muta, h muta, muta, mute, l muta, non si pronuncia, non si legge, non si sente, pronuncia + k, pronuncia + knife, pronuncia + know, lettere + non + pronuncia, lettere + non + sentono, silent, k + know, k + knife, gh + muta, t + muta, pronuncia + b, pronuncia + w, pronuncia + gh, listen + t, write + w, pronuncia + lettere, g muta, pronuncia + climb, pronuncia + island, pronuncia + lamb, pronuncia + hour, pronuncia + write, pronuncia + walk, pronuncia + talk, pronuncia + half, lettera + non si dice, non si dice + scrive, silent + in, is silent, se poi non si dice",
    keys: "lamb, knee, wrist, kn, wr",
    explanation:
      "Alcune lettere si scrivono ma non si sentono: la k prima di n, come in knee; la w prima di r, come in wrist; la b finale dopo m, come in lamb; spesso gh, come in night.",
    easier: "Sono lettere che si scrivono e non si dicono, come la k di knife.",
    examples: [
      "My knee hurts.",
      "The lamb is white.",
      "She broke her wrist.",
      "We heard a knock at night.",
      "He climbed over the wall.",
    ],
    task: "Quale lettera della tua parola, secondo te, non si sente?",
  },
  {
    id: "word-stress",
    name: "l'accento delle parole",
    names:
      "accento, word stress, stress, accenti, dove cade l'accento, accento tonico, sillaba forte, sillaba accentata, accento + sillaba, accento + parola, stressed syllable, sillaba, sillabe, photograph + photographer, accento + nome + verbo, present + accento, {stress}",
    keys: "sillaba + forte, accentata, tonica, cade",
    explanation:
      "In ogni parola inglese lunga una sillaba è più forte delle altre. Nei nomi di due sillabe spesso è la prima, come in table; nei verbi spesso la seconda, come in begin. Il dizionario la segna.",
    easier: "Una sillaba si dice più forte: il dizionario ci mette davanti un trattino in alto.",
    examples: [
      "The table is round.",
      "Let's begin again.",
      "The hotel is near the station.",
      "She decided to relax.",
      "My sister has a camera.",
    ],
    task: "In quale sillaba della tua parola batte l'accento, secondo te?",
  },
] as const satisfies readonly GrammarLesson[];
