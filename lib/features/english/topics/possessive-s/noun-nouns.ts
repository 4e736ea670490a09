import { withIndefinite } from "../../lexicon/indefinite-article";
import { endsNounPhrase } from "../../sentence/noun-phrase";
import { matchWords, type Match } from "../../sentence/rule";
import { follows, setOf, type Word } from "../../lexicon/words";

const flavours = `chocolate strawberry strawberries:strawberry lemon lemons:lemon apple apples:apple vanilla orange
  oranges:orange tomato tomatoes:tomato potato potatoes:potato chicken ham cheese fruit fruits:fruit carrot carrots:carrot coffee
  banana bananas:banana cherry cherries:cherry mint coconut hazelnut hazelnuts:hazelnut pistachio mushroom mushrooms:mushroom
  fish vegetable vegetables:vegetable peach peaches:peach pear pears:pear cream yoghurt honey`;
const schoolSubjects = `maths math english italian history geography science art music french german spanish latin physics chemistry
  technology biology philosophy literature religion gymnastics:PE pe`;
const sports =
  "football basketball volleyball tennis rugby handball baseball hockey swimming golf basket:basketball";

/** what it is | the prepositions Italian joins it with | what kind of it, and after a colon its form before a noun */
const table = `
cake cakes pie juice soup salad sandwich sandwiches jam sauce tea yoghurt ice-cream milkshake biscuits | of at with_the to_the at_the | ${flavours}
cream | of at to_the at_the | chocolate strawberry lemon vanilla coffee banana pistachio hazelnut coconut mint strawberries:strawberry
notes mark marks question questions grade grades homework homeworks:homework project | of | ${schoolSubjects}
teacher lesson lessons course courses school player competition show | of | piano guitar dance dancing:dance ballet swimming violin singing drawing judo karate
match matches team player players course lesson lessons training field:pitch pitch court ball club shoes coach tournament championship | of | ${sports}
shop shops | of | clothes shoes shoe toys:toy toy books:book music sweets:sweet flowers:flower sport:sports sports
film films movie movies book books story stories | of | horror action adventure adventures:adventure fantasy love ghosts:ghost science-fiction
trip trips friend friends mate mates bag bags uniform bus yard diary rules | of | school
homework homeworks:homework holiday holidays camp camps job dress season | of of_the | summer
homework homeworks:homework | for_the of_the of | holidays:holiday
holidays holiday tree present presents party songs song lights dinner lunch market | of | christmas:Christmas easter:Easter
party present presents cake card | of | birthday
stop | of_the of | bus tram
station | of_the of | train trains:train bus police
ticket tickets | of_the of | train bus plane cinema museum concert
number | of | phone telephone:phone mobile:mobile
team group | of | work
game games | of | computer table:board role:role-playing
centre center:centre | of | sport:sports sports shopping
driver | of | bus taxi truck lorry train
glasses | of | sun
paper | of | toilet
pitch | of | football
champion | of | world
`;

type Compound = { kinds: Map<string, string>; prepositions: Set<string>; head: string };

const renamed = (entries: string) =>
  new Map(
    entries
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [written = "", right = written] = entry.split(":");
        return [written, right] as const;
      }),
  );

const compounds = new Map<string, Compound[]>();
for (const line of table.trim().split("\n")) {
  const [heads = "", prepositions = "", kinds = ""] = line.split(" | ");
  for (const [written, head] of renamed(heads)) {
    const compound = { head, prepositions: setOf(prepositions), kinds: renamed(kinds) };
    compounds.set(written, [...(compounds.get(written) ?? []), compound]);
  }
}

/** "A cake of chocolate", "the shop of clothes", "notes of history": English puts the kind before the thing. */
export function kindAfterNoun(words: Word[], at: number): Match[] | undefined {
  const candidates = compounds.get(words[at]?.lower ?? "");
  if (!candidates || !follows(words[at + 1])) return undefined;
  for (const { head, prepositions, kinds } of candidates) {
    const isLong = prepositions.has(`${words[at + 1]?.lower}_${words[at + 2]?.lower}`);
    const to = isLong ? at + 3 : at + 2;
    const kind = kinds.get(words[to]?.lower ?? "");
    const isJoined = isLong || prepositions.has(words[at + 1]?.lower ?? "");
    if (!kind || !isJoined || !words.slice(at + 1, to + 1).every(follows) || !endsNounPhrase(words[to + 1]))
      continue;
    // "Ice cream at lemon": the name of the thing is two words.
    const from = words[at]?.lower === "cream" ? at - 1 : at;
    if (from < at && words[from]?.lower !== "ice") continue;
    const thing = from < at ? `${words[from]?.text} cream` : head;
    const article = words[from - 1];
    const written = `${kind} ${thing}`;
    return /^an?$/.test(article?.lower ?? "")
      ? matchWords(words, from - 1, to, withIndefinite(written))
      : matchWords(words, from, to, written);
  }
  return undefined;
}
