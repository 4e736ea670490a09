/**
 * Writes `lib/features/words/sounds.ts`: how the English words of our dictionary and their forms sound, from the
 * CMU Pronouncing Dictionary. To be run when words change: `npm run sounds`.
 */
import { writeFileSync } from "node:fs";
import { dictionary } from "cmu-pronouncing-dictionary";
import { readEntries } from "@/lib/features/coach/clues/dictionary";
import { halfStressMark, signOf, stressMark } from "@/lib/features/words/sound-signs";
import { everyDescribing } from "@/lib/features/english/lexicon/adjective-classes";
import { englishWords } from "@/lib/features/english/lexicon/language-words";
import { regularNouns } from "@/lib/features/english/lexicon/noun-list";
import { pluralOf, singularOf } from "@/lib/features/english/lexicon/nouns";
import { everyVerbForm } from "@/lib/features/english/lexicon/verbs";

const target = "lib/features/words/sounds.ts";

const header = `/**
 * How English words sound, in American English: each word and its sounds in the signs of \`sound-signs.ts\`.
 * Written by \`npm run sounds\` from the CMU Pronouncing Dictionary, which its licence (BSD-2-Clause) lets us pass on:
 *
 * Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved.
 * Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
 * following conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of
 * conditions and the following disclaimer. The contents of this file are deemed to be source code. 2. Redistributions in
 * binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the
 * documentation and/or other materials provided with the distribution. This work was supported in part by funding from
 * the Defense Advanced Research Projects Agency, the Office of Naval Research and the National Science Foundation of the
 * United States of America, and by member companies of the Carnegie Mellon Sphinx Speech Consortium. We acknowledge the
 * contributions of many volunteers to the expansion and improvement of this dictionary. This software is provided by
 * Carnegie Mellon University "as is" and any expressed or implied warranties, including, but not limited to, the implied
 * warranties of merchantability and fitness for a particular purpose are disclaimed. In no event shall Carnegie Mellon
 * University nor its employees be liable for any direct, indirect, incidental, special, exemplary, or consequential
 * damages however caused and on any theory of liability arising in any way out of the use of this software, even if
 * advised of the possibility of such damage.
 */
`;

const ofEntries = readEntries().flatMap(({ english }) => english.flatMap((word) => word.split(/[ -]/)));
const isNoun = (word: string) => singularOf(pluralOf(word)) === word;

const words = new Set(
  [
    ...ofEntries,
    ...ofEntries.filter(isNoun).map(pluralOf),
    ...everyVerbForm(),
    ...englishWords,
    ...regularNouns,
    ...everyDescribing(),
  ].map((word) => word.toLowerCase()),
);
/** "Photography" of "photograph": what the words of the dictionary are made into. */
const derivations = Object.keys(dictionary).filter((word) => {
  const [, stem = "", ending = ""] =
    /^([a-z]{4,}?)(y|ers?|ly|ness|ful|less|ment|ation|ity|al|ally|ic|ous|able|ist|ism|ish|en|th|ian)$/.exec(
      word,
    ) ?? [];
  return ending !== "" && (words.has(stem) || words.has(`${stem}e`) || words.has(`${stem}y`));
});

/** The American spelling, under which the sounds of many British words stand. */
const american = (word: string) =>
  word
    .replace(/our/, "or")
    .replace(/ou?gh?urt$/, "ogurt")
    .replace(/is(e[ds]?|ing)$/, "iz$1")
    .replace(/tre$/, "ter")
    .replace(/^aero/, "air")
    .replace(/lette$/, "let")
    .replace(/^py/, "pa")
    .replace(/ilful$/, "illful")
    .replace(/lli$/, "li");

const signsOf = (word: string) => {
  const sounds = dictionary[word] ?? dictionary[american(word)];
  return sounds?.split(" ").map(signOf).join("");
};

const minPart = 3;

/** "Sandcastle": two words in one, the first of them the stronger. */
function ofCompound(word: string): string | undefined {
  for (let at = word.length - minPart; at >= minPart; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.has(first) && words.has(second))
      return `${signsOf(first) ?? ""}${signsOf(second)?.replaceAll(stressMark, halfStressMark) ?? ""}`;
  }
  return undefined;
}

const plainWord = /^[a-z]+(?:'[a-z]+)?$/;
const lines = [...new Set([...words, ...derivations])].toSorted().flatMap((word) => {
  const signs = plainWord.test(word) ? (signsOf(word) ?? ofCompound(word)) : undefined;
  return signs ? [`${word} ${signs}`] : [];
});

const perRow = 40;
const rows = Array.from({ length: Math.ceil(lines.length / perRow) }, (_, at) =>
  lines.slice(at * perRow, (at + 1) * perRow).join(";"),
);

writeFileSync(target, `${header}export const sounds = \`\n${rows.join("\n")}\n\`;\n`);
process.stdout.write(`${target}: ${lines.length} words\n`);
