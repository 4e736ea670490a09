import { pronunciationHints } from "../phrases/pronunciation";
import type { Picker } from "../phrases/picker";

const asked =
  /(?:come si (?:pronuncia(?:no)?|legge|dice)|\bpronunci[ao]\w*(?: di)?|how do you (?:pronounce|say)|pronounce)\s+(?:la parola\s+|in inglese\s+)?["«]?([\p{L}'’-]+)/iu;

/** What to listen for in the word whose sound is asked about: a statement. */
export function readPronunciation(message: string, picker: Picker): string {
  const word = asked.exec(message)?.[1] ?? "";
  const hint = pronunciationHints.find(({ pattern }) => pattern.test(word));
  return (
    (hint && picker.fresh(hint.hints, { word })) ||
    picker.fresh(general, { word }) ||
    picker.fresh(withoutWord)
  );
}

const general = [
  "Per «{word}» dividi la parola in sillabe e cerca quale è più forte.",
  "«{word}» si impara con l'orecchio: cerca una canzone o un video dove la dicono.",
  "Leggi «{word}» piano, poi veloce, e ascolta che cosa sparisce.",
];
const withoutWord = [
  "I suoni si imparano ascoltando: una parola, tre volte di fila.",
  "Per la pronuncia aiuta registrarsi e riascoltarsi.",
  "Il dizionario online fa sentire la parola, e tu la puoi ripetere.",
];
