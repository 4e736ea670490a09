import nlp from "compromise/two";

type Lexicon = Record<string, string | string[] | undefined>;
const { one } = nlp.model() as { one: { lexicon: Lexicon } };

const name =
  /FirstName|LastName|MaleName|FemaleName|City|Country|Place|Region|Organization|ProperNoun|SportsTeam/;
const placeOrGroup = /City|Country|Place|Region|Organization|SportsTeam/;

const wordsThat = (fits: (tags: string) => boolean) =>
  Object.entries(one.lexicon)
    .filter(([, tags]) => fits([tags ?? []].flat().join(" ")))
    .map(([word]) => word)
    .toSorted();

/** The words that compromise knows, by what we ask of one. */
export const wordLists = () => ({
  persons: wordsThat((tags) => name.test(tags) && !placeOrGroup.test(tags)),
  placesAndGroups: wordsThat((tags) => placeOrGroup.test(tags)),
  adjectives: wordsThat((tags) => !name.test(tags) && tags.includes("Adjective")),
  infinitives: wordsThat((tags) => !name.test(tags) && tags.includes("Infinitive")),
  others: wordsThat((tags) => !name.test(tags) && !/Adjective|Infinitive/.test(tags)),
});
