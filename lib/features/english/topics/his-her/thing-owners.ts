import { personsIn } from "./owners";
import { isPlace } from "../../lexicon/places";
import { findOnLine, lineOf, oneOf, phrase, replaceOnLine } from "../../sentence/phrase-line";
import { textOf, type Match } from "../../sentence/rule";
import type { Sentence } from "../../sentence/language";
import type { Word } from "../../lexicon/words";

const things =
  oneOf(`house school city town village country book film movie phone computer car bike room garden park tree river mountain region
  club restaurant hotel museum shop beach lake sea island castle church bridge building tower street square library stadium
  zoo cinema theatre game app website song video laptop tablet tv bag backpack jacket dress table chair door box sun moon earth
  planet star flower plant pizza cake dish nature flat apartment kitchen bedroom classroom place area continent world universe
  volcano forest wood farm airport station supermarket hospital office factory palace cathedral monument painting picture
  story series band company album concert festival capital train bus plane boat machine robot guitar piano clock watch lamp
  gym pool bathroom nation language sport team state desert wall`);
const parts =
  oneOf(`name colour color shape size streets monuments windows walls roof doors door garden gardens rooms population capital people
  history culture food beaches beach sea mountains buildings museums shops parks squares square inhabitants traditions tower
  towers centre center weather climate language flag leaves flowers branches fruit fruits roots pages cover title characters
  story plot ending end screen battery camera price prices keyboard engine wheels colours colors library gym canteen teachers
  students classrooms playground players fans stadium rules smell taste ingredients light rays music views view landscapes
  landscape nature pool location position problems beauty importance effects advantages dishes cuisine castle castles cathedral
  church churches lakes lake rivers river islands volcano volcanoes coast port harbour bridges canals theatre theatres art
  fountains nightlife atmosphere kitchen bathroom bedrooms bedroom stairs floor balcony terrace restaurant restaurants pizza
  chocolate wine cheese pasta fashion palaces ruins animals sound soundtrack songs lyrics author writer director actors
  special effects graphics levels sauce surface water inhabitant citizens president king queen economy industry industries origin`);
const adjectives = `(?:(?:${oneOf("own many old beautiful famous big small large long new green blue red typical fantastic wonderful great main ancient delicious special amazing high white colourful good bad narrow tall modern first original main clear")}) ){0,4}`;

/** Where what a place or a thing has is spoken of; "the phone in her bag" says nothing of the phone's own. */
const before = `(?:(?:famous|known|popular|perfect|unique|beautiful|great) (?:for|because of|thanks to)|(?:with|for|because of)(?: all)?|(?:has|had|have|changed?|changes|lose|loses|lost|got|love|like|likes|loves|prefer|visit|visited|see|saw)(?: all)?|and|but|so|,)`;
const pattern = phrase(`(?<=${before} )(?<owner>his|her) ${adjectives}(?:${parts})`);
const subject = new RegExp(
  `^(?:(?:i|we|you|they|people|everybody) (?:really )?(?:like|love|visited|visit|know|adore|prefer|live in|am from|come from|went to) )?(?:(?:the|this|that|my|our|your|every|each|a|an|one|in) ){0,4}(?:[\\w'-]+ ){0,2}?(?<thing>${things})(?![\\w'-])`,
);

/** "The house is old and its windows …": the sentence begins with a thing or a place. */
function opensWithThing(words: Word[], text: string): boolean {
  if (subject.test(text)) return true;
  return words.slice(0, 4).some(({ lower }) => isPlace(lower));
}

/** "His" or "her" for what a thing or a place has, when nobody is named whose it could be. */
export function findThingOwners({ words }: Sentence, before: Sentence[]): Match[] {
  const line = lineOf(words);
  const earlier = before.slice(-2);
  const isAboutPersons = earlier.some((one) => {
    const { male, female, unclear } = personsIn(one.words, 0, one.words.length);
    return male || female || unclear;
  });
  return findOnLine(line, pattern).flatMap(({ from }) => {
    const { male, female, unclear } = personsIn(words, 0, from);
    const isThing = opensWithThing(words.slice(0, from), line.text.slice(0, line.starts[from]));
    if (male || female || unclear || isAboutPersons || !isThing) return [];
    return replaceOnLine(line, { from, to: from + 1 }, `its ${textOf(words, from + 1, from + 1)}`);
  });
}
