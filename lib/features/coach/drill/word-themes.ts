/** What is trained by its words: a theme of our tables, its name within an Italian sentence, and how it is asked for. */
export type WordTheme = { id: string; name: string };

/** theme | name | single words that ask for it, as they are written without accents */
const rows = `
animals|gli animali|animali animale animals animal bestie
colours|i colori|colori colore colours colors colour
food|il cibo|cibo cibi cibarie alimenti alimento bevande frutta verdura food foods fruit vegetables drinks mangiare
school|la scuola|scuola scolastici scolastico astuccio zaino materie school
family|la famiglia|famiglia parenti parentela family relatives
body|il corpo|corpo organi body
clothes|i vestiti|vestiti vestito abbigliamento abiti indumenti scarpe clothes clothing
sport|lo sport|sport sports sportivi
home|la casa|casa stanze stanza mobili arredamento cucina house home rooms furniture
town|la città|citta negozi edifici luoghi posti town city places
weather|il tempo che fa|meteo atmosferico clima weather
nature|la natura|natura piante nature plants
travel|i viaggi|viaggi viaggio vacanze mezzi trasporto trasporti travel transport holidays
time|il calendario e le ore|mesi giorni stagioni calendario months days seasons
numbers|i numeri|numeri numero numbers number
feelings|le emozioni|emozioni sentimenti emozione stati feelings emotions
character|il carattere|carattere personalita character personality
looks|l'aspetto|aspetto fisico appearance looks
leisure|il tempo libero|hobby hobbies passatempi libero leisure
work|i lavori|lavori lavoro mestieri mestiere professioni professione jobs job
shopping|gli acquisti|acquisti shopping soldi
technology|la tecnologia|tecnologia computer internet technology
health|la salute|salute malattie medico health
phrasal-verbs|i phrasal verbs|phrasal`;

const themes = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [id = "", name = "", words = ""] = row.split("|");
    return { id, name, words: new Set(words.split(" ")) };
  });

const byId = new Map(themes.map((theme) => [theme.id, theme]));

/** For any theme: what one learns first. */
export const usualThemes = ["animals", "food", "school", "clothes", "body", "home", "town", "family"];

export const themeById = (id: string): WordTheme | undefined => byId.get(id);

const anyWords = new Set(
  "vocaboli vocabolo parole parola lessico vocabolario termini vocabulary words word".split(" "),
);

/** Whether words are asked for, whatever they are about: "alleniamo il lessico". */
export const namesWords = (plain: string): boolean => plain.split(" ").some((word) => anyWords.has(word));

/** What a theme is named after: "a casa" and "per scuola" name none. */
const before = new Set(
  `su sul sulla sulle sui sugli sull con coi dei degli delle della dello del dell i gli le la il lo l e ed parole parola
  vocaboli lessico vocabolario tempo practise practice on about the of with di`.split(/\s+/),
);
const maxAlone = 2;

/** The themes that a message names, in its order. */
export function themesNamed(plain: string): WordTheme[] {
  const words = plain.split(/[ ']/);
  const isOfWords = namesWords(plain);
  const isNamed = (at: number) => {
    const last = words[at - 1] ?? "";
    return words.length <= maxAlone || (before.has(last) && (last !== "di" || isOfWords));
  };
  const named = words.flatMap((word, at) =>
    isNamed(at) ? (themes.find((theme) => theme.words.has(word)) ?? []) : [],
  );
  return [...new Set(named)];
}
