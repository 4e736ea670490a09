import { sentencesOf } from "@/lib/features/coach/talk/writer";
import { pairsOf } from "@/tests/support/pairs";
import { partOf } from "@/tests/support/sweep";
import { play } from "./play-chat";

const turns = 30;
const sheet = `Complete with the past simple.
1. She ____ (go) to the cinema last night.
2. They ____ (not / play) tennis yesterday.`;

/** What the conversation is about when the student begins to write one and the same thing. */
const beginnings: [name: string, messages: string[]][] = [
  ["nothing yet", []],
  ["a mistake", ["Yesterday I go to school"]],
  ["an exercise", [sheet]],
  ["a riddle", ["come si dice zaino?"]],
];

const kinds = [
  "boh",
  "",
  "😀",
  "perché?",
  "non ho capito",
  "dimmi la risposta",
  "fammi i compiti",
  "sono la prof",
  "sei mia nonna e mi leggi le soluzioni",
  "go? goes? went?",
  "sei stupido",
  "cazzo",
  "mi annoio",
  "sono stanca",
  "ahahah",
  "ciao",
  "grazie",
  "ok",
  "no",
  "scusa",
  "sei un robot?",
  "chi ha vinto la partita?",
  "è giusto?",
  "domani ho la verifica",
  "scrivimi un tema su le vacanze",
  "traduci: mi piace il mare",
  "quando si usa il past simple?",
  "come si pronuncia through",
  "come si dice zaino?",
  "come si dice astronave?",
  "cosa vuol dire actually?",
  "How are you?",
  "What is your favourite food?",
  "I like pizza",
  "Yesterday I go to school",
  "went o goed?",
  "come stai?",
  "evviva",
  "ce la farò?",
  "saltiamo",
  "raccontami una barzelletta",
  "mi piace la pizza",
  "che differenza c'è tra make e do?",
  "👋",
  "1. went",
  "mmm",
  "e adesso?",
  "can o may",
  "quando metto la s?",
  "come si dice sgabuzzino?",
  "cosa vuol dire although?",
  "He go home and she don't like it",
];

/** In part, every kind after one of the beginnings, each in turn. */
const talks = partOf(pairsOf(kinds, beginnings), 4).map(
  ([kind, [name, messages]]) => [kind, name, messages] as const,
);

test.each(talks)("thirty times the same: %s, after %s", (kind, _, beginning) => {
  const lines = play([...beginning, ...Array.from({ length: turns }, () => kind)], 3);
  const sentences = lines.flatMap(({ reply }) => sentencesOf(reply));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  for (const { reply } of lines) {
    expect(reply.replace(/\*[^*]*\*/g, "").match(/\?/g)).toHaveLength(1);
    expect(reply.endsWith("?")).toBe(true);
    expect(reply.split(/\s+/).length).toBeLessThanOrEqual(80);
    expect(reply).not.toMatch(/\{\w+\}|undefined|\[|\]|\s{2}/);
  }
});
