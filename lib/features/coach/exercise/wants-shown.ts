import { foldedWords } from "./fold";
import type { ExerciseState } from "./exercise-state";
import { itemNamed } from "./place";

const notSeen =
  /(?:^| )non (?:la |le |lo |li |mi |ce l )?(?:vedo|leggo|trovo|appare|compare|si vede|si legge|esce)(?: |$)/;
const again =
  /(?:^| )(?:ripetil[ae]|ripetimel[ae]|ripeti|rileggil[ae]|rileggimel[ae]|rileggi|riscrivil[ae]|riscrivimel[ae]|ridammel[ae]|ridimmel[ae]|rimandal[ae]|rimandamel[ae]|mostral[ae]|mostramel[ae]|mostrami|(?:me la|fammi|fammela) (?:scrivi|mostri|ripeti|rileggi|ridici|rimandi|vedere|rivedere|leggere|rileggere)|(?:puoi|potresti) (?:ripeter|rilegger|riscriver|mostrar)\p{L}*|dov e finita|com era)(?: |$)/u;
const asked =
  /(?:^| )(?:qual e|qual era|quale e|quale era|dov e|dove|dimmi|dammi|scrivimi|cosa dice|cosa diceva|che dice|e) (?:la|quella) (?:frase|domanda|numero|definizione|\w+)(?: |$)/;
const answer =
  /(?:^| )(?:rispost\p{L}*|soluzion\p{L}*|giust\p{L}|corrett\p{L}|regola|differenza|parola|forma)(?: |$)/u;
const thing = /^(?:la|frase|domanda|numero|definizione|quella)$/;
const maxWords = 12;

/** Which item a student wants to see once more: "non la vedo", "ripetila", "qual è la 2"; undefined for none. */
export function itemToShow(state: ExerciseState, message: string): number | undefined {
  const words = foldedWords(message);
  const text = words.join(" ");
  if (words.length > maxWords || answer.test(text)) return undefined;
  const named = words.flatMap((word, at) =>
    thing.test(words[at - 1] ?? "") && !thing.test(word) ? (itemNamed(state, word) ?? []) : [],
  );
  const [at = state.at] = named;
  const isNamed = named.length > 0 || /(?:^| )(?:frase|domanda|definizione)(?: |$)/.test(text);
  if (!state.items[at]) return undefined;
  return notSeen.test(text) || again.test(text) || (isNamed && asked.test(text)) ? at : undefined;
}
