/** What a student pastes to have it done; no reply may say any of the answers before the student has. */
export type ExerciseItem = { text: string; answers: string[] };

const sheet = (instruction: string, ...items: [prompt: string, answer: string][]): ExerciseItem => ({
  text: [instruction, ...items.map(([prompt], at) => `${at + 1}. ${prompt}`)].join("\n"),
  answers: items.map(([, answer]) => answer),
});

const past = "Complete the sentences with the past simple of the verbs in brackets.";
const present = "Completa con il present simple dei verbi tra parentesi.";
const continuous = "Complete with the present continuous.";
const perfect = "Completa le frasi con il present perfect.";
const comparative = "Complete the sentences with the comparative form of the adjectives in brackets.";

export const exerciseItems: ExerciseItem[] = [
  sheet(
    past,
    ["We ______ (go) to the cinema last Saturday.", "went"],
    ["She ______ (write) a long letter.", "wrote"],
  ),
  sheet(past, ["My uncle ______ (buy) an old boat in 2019.", "bought"]),
  sheet(
    past,
    ["The lesson ______ (begin) ten minutes ago.", "began"],
    ["They ______ (swim) in the lake.", "swam"],
  ),
  sheet(past, ["I ______ (not eat) my lunch yesterday.", "didn't eat"]),
  sheet(past, ["Anna ______ (find) a coin in the garden.", "found"], ["He ______ (break) his leg.", "broke"]),
  sheet(past, ["The dog ______ (run) across the street.", "ran"]),
  sheet(
    present,
    ["Luca ______ (study) German and French.", "studies"],
    ["My aunt ______ (teach) music.", "teaches"],
  ),
  sheet(present, ["My grandfather ______ (live) in a small village.", "lives"]),
  sheet(
    present,
    ["The baby ______ (cry) every night.", "cries"],
    ["She ______ (wash) her hair on Sundays.", "washes"],
  ),
  sheet(present, ["My sister ______ (not like) carrots.", "doesn't like"]),
  sheet(present, ["Our neighbour ______ (fix) old clocks.", "fixes"]),
  sheet(
    continuous,
    ["Look! It ______ (snow).", "snowing"],
    ["Be quiet, the baby ______ (sleep).", "sleeping"],
  ),
  sheet(continuous, ["We ______ (wait) for the bus at the moment.", "waiting"]),
  sheet(perfect, ["Tom ______ (lose) his keys.", "lost"], ["They ______ just ______ (eat) a cake.", "eaten"]),
  sheet(perfect, ["I ______ never ______ (fly) in a balloon.", "flown"]),
  sheet(
    comparative,
    ["My room is ______ (big) than yours.", "bigger"],
    ["This bag is ______ (heavy) than mine.", "heavier"],
  ),
  sheet(comparative, ["Today the weather is ______ (bad) than yesterday.", "worse"]),
  sheet(
    "Write the plural of the nouns in brackets.",
    ["two ______ (child)", "children"],
    ["three ______ (city)", "cities"],
  ),
  { text: "Yesterday she ____ (take) the train to Milan. Cosa ci va?", answers: ["took"] },
  { text: "come si dice zaino?", answers: ["backpack"] },
  { text: "come si dice farfalla in inglese?", answers: ["butterfly"] },
  { text: "Come si dice la parola biblioteca?", answers: ["library"] },
  { text: "come si dice ombrello?", answers: ["umbrella"] },
  { text: "come posso dire compleanno in inglese?", answers: ["birthday"] },
  { text: "come si dice fragola?", answers: ["strawberry"] },
  { text: "come si chiama in inglese la cucina?", answers: ["kitchen"] },
  { text: "come si dice cavallo", answers: ["horse"] },
  { text: "traducimi la parola ponte", answers: ["bridge"] },
  { text: "come si dice neve in inglese?", answers: ["snow"] },
  { text: "come si dice sorella?", answers: ["sister"] },
];
