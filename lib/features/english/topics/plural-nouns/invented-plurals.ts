import { regularNouns } from "../../lexicon/noun-list";
import { isPluralNoun, pluralOf } from "../../lexicon/nouns";
import { isVerbForm } from "../../lexicon/verbs";

const irregular: [string, string][] = [
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["mouse", "mice"],
  ["goose", "geese"],
  ["sheep", "sheep"],
  ["knife", "knives"],
  ["wife", "wives"],
  ["life", "lives"],
  ["leaf", "leaves"],
  ["wolf", "wolves"],
  ["thief", "thieves"],
  ["shelf", "shelves"],
  ["policeman", "policemen"],
  ["policewoman", "policewomen"],
  ["grandchild", "grandchildren"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
  ["hero", "heroes"],
  ["superhero", "superheroes"],
];

/** What pupils make of a plural: "childs" and "childrens", "citys", "boxs", "boies". */
function mistakenPlurals(noun: string): string[] {
  if (/[aeou]y$/.test(noun)) return [`${noun.slice(0, -1)}ies`];
  return /(?:[^aeiou]y|s|sh|ch|x)$/.test(noun) ? [`${noun}s`] : [];
}

const pairs = [
  ...irregular.flatMap(([noun, plural]) => [
    [`${noun}s`, plural] as const,
    ...(plural.endsWith("s") ? [] : [[`${plural}s`, plural] as const]),
  ]),
  ...regularNouns.flatMap((noun) => mistakenPlurals(noun).map((wrong) => [wrong, pluralOf(noun)] as const)),
  ["peoples", "people"] as const,
];

/** Invented plural → the right one; no word that exists is among them. */
export const inventedPlurals = new Map(
  pairs.filter(([wrong]) => !isPluralNoun(wrong) && !isVerbForm(wrong) && wrong !== "sheep"),
);
