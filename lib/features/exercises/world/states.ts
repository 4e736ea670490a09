import type { ItalianPerson } from "./italian";
import type { Person } from "./people";

/** What follows "be". `en` holds the alternatives of a translation, the taught one first. */
export type State = { en: string; others: string[]; it: string };

/** An Italian adjective ends in -o for one man; the rest stays as it is. */
export const states: State[] = `
at home|a casa
at school|a scuola
at the park / in the park|al parco
at the cinema / at the movies|al cinema
at the library / in the library|in biblioteca
at the stadium|allo stadio
at the beach / on the beach|in spiaggia
at the supermarket|al supermercato
in the garden|in giardino
in the kitchen|in cucina
in the living room / in the sitting room|in salotto
on the bus|sull'autobus
on the train|sul treno
on holiday|in vacanza
in London|a Londra
late|in ritardo
tired|stanco
happy|contento
sad|triste
nervous|nervoso
angry|arrabbiato
busy|occupato
bored|annoiato
ill / sick|malato
worried|preoccupato
quiet / silent|silenzioso
free|libero
alone|da solo
ready|pronto`
  .trim()
  .split("\n")
  .map((row) => {
    const [english = "", it = ""] = row.split("|");
    const [en = "", ...others] = english.split(" / ");
    return { en, others, it };
  });

/** "stanco" of two girls: "stanche". */
export function italianState({ it }: State, { gender, italian }: Pick<Person, "gender" | "italian">): string {
  if (/ /.test(it) && it !== "da solo") return it;
  const isPlural = italian > 2;
  if (it.endsWith("e")) return isPlural ? `${it.slice(0, -1)}i` : it;
  if (!it.endsWith("o")) return it;
  const stem = it.slice(0, -1);
  if (gender === "m") return isPlural ? pluralOf(stem) : it;
  if (!isPlural) return `${stem}a`;
  return `${stem}${stem.endsWith("c") ? "he" : "e"}`;
}

const pluralOf = (stem: string) =>
  stem.endsWith("c") ? `${stem}hi` : stem.endsWith("i") ? stem : `${stem}i`;

const presentBe = "sono sei è siamo siete sono".split(" ");
const imperfectBe = "ero eri era eravamo eravate erano".split(" ");
export const italianIs = (person: ItalianPerson) => presentBe[person] ?? "";
export const italianWas = (person: ItalianPerson) => imperfectBe[person] ?? "";
