import { collocations } from "../tables/collocations";

const before =
  "(?:(?:a|an|the|my|your|his|her|our|their|its|some|any|no|this|that|these|those|many|much|so|too|very|more|lots of|a lot of|two|three|four|five|me|him|us|them|you|good|bad|great|nice|big|small|terrible|new|old|hot|quick|important|short|long|\\p{L}+ly|really|difficult|beautiful|delicious|lovely|few|all|loud|awful|english|maths|italian|same|every|another|last|first|wrong|right|of|strange|huge|horrible|fantastic|interesting|serious|early|cold|delicious|warm|healthy|family|chocolate|birthday|apple|school|history|science|housework|spelling|gold|free) ){0,5}";

const table = new Map(
  collocations
    .trim()
    .split("\n")
    .map((line): [string, RegExp] => {
      const bar = line.indexOf("|");
      return [line.slice(0, bar), new RegExp(`^\\s*${before}(?:${line.slice(bar + 1)})(?![\\p{L}'-])`, "iu")];
    }),
);

/** Whether a verb is one of those whose nouns are known. */
export const isLightVerb = (verb: string) => table.has(verb);

/** The one verb among several that what stands behind it takes; undefined where none or more than one do. */
export function verbForNoun(verbs: readonly string[], textAfter: string): string | undefined {
  const plain = textAfter.toLowerCase().replace(/^\s*(?:____\s*)?/, " ");
  const [only, ...more] = verbs.filter((verb) => table.get(verb)?.test(plain));
  return more.length === 0 ? only : undefined;
}
