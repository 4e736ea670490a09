const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Countable nouns of a pupil's world with a regular plural. */
const regularNouns = list(`
actor animal answer apple area artist aunt baby bag ball balloon banana band bathroom beach bed bedroom bicycle bike bird
birthday biscuit boat book bottle box boy bracelet bridge brother building bus cake camera canteen cap car card cartoon castle cat
chair chapter character chef city class classmate classroom clock club coach coat colour computer concert cousin crisp cup
dancer daughter day desk dessert dialogue dictionary dish doctor dog doll door drawing dress ear egg email essay evening exam
exercise eye face factory family fan farm farmer film flat flower friend game garden gift girl glove goal grade grandparent
group guest guitar habit hamster hand hat headphone hobby holiday homework horse hospital hotel hour house idea insect island
jacket job joke jumper key kid kitchen kitten lake lamp language laptop leg lesson letter library lion message minute mistake
month monument morning mountain mouth movie museum name neighbour night nose notebook number ocean office opinion page painter
painting parent park parrot party pen pencil person phone photo phrase picture piece pillow pizza place plane planet plant plate
player pool poster present president problem programme project pupil puppy question rabbit recipe restaurant ring river road
room rucksack rule sandwich scarf school scientist sea season sentence shelf shirt shoe shop singer sister skirt sock sofa son
song spider sport square stadium star station story street student subject suitcase summer supermarket sweater sweatshirt
sweet swimmer table teacher team teenager test text theatre thing ticket tooth town toy trainer train tree trip truck trumpet
turtle umbrella uncle uniform vegetable video village violin voice watch weekend week wall window winner winter word year zoo
afternoon backpack boot cloud earring feature finger flag footballer goldfish head heart kilometre lunch meal medal mirror
musician necklace nurse pocket postcard prize rainbow seat spoon spring swimsuit tie tower tourist tyre volcano writer`);

const irregularPlurals = new Map(
  Object.entries({
    child: "children",
    man: "men",
    woman: "women",
    person: "people",
    foot: "feet",
    tooth: "teeth",
    mouse: "mice",
    fish: "fish",
    sheep: "sheep",
    shelf: "shelves",
    scarf: "scarves",
    knife: "knives",
    wife: "wives",
    potato: "potatoes",
    tomato: "tomatoes",
    volcano: "volcanoes",
    goldfish: "goldfish",
  }),
);

/** Nouns that only have a plural, and what takes their place where one is meant. */
const pairs = list(
  "jeans trousers glasses sunglasses shorts scissors headphones leggings pyjamas tights pants clothes",
);
const singularOnly = list("homework");

function pluralOf(noun: string): string {
  const irregular = irregularPlurals.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const singulars = new Set(
  [...regularNouns, ...irregularPlurals.keys()].filter((noun) => !singularOnly.has(noun)),
);
const singularOfPlural = new Map([...singulars].map((noun) => [pluralOf(noun), noun]));

export const isSingularNoun = (word: string) => singulars.has(word) && !singularOfPlural.has(word);
export const isPair = (word: string) => pairs.has(word);
/** Whether the word is a plural we know: "books", "children", "jeans". */
export const isPluralNoun = (word: string) => isPair(word) || singularOfPlural.has(word);
/** "books" → "book"; undefined for "jeans" and for what we do not know. */
export const singularOf = (word: string) => singularOfPlural.get(word);

const closing = list(`
and but or because so if when while that which who where in on at to for from with without about of under behind near
next between during after before is are was were isn't aren't wasn't weren't can can't could will won't would should must may
have has had do does did don't doesn't didn't i you he she it we they very too yesterday today tomorrow now every last
this always never often usually sometimes really also than as by into please again together`);

/** Whether a noun phrase ends before the word, so that the noun there is not the first half of "sports centre". */
export const endsNounPhrase = (word: { lower: string; gap: string } | undefined) =>
  !word || word.gap !== " " || closing.has(word.lower);
