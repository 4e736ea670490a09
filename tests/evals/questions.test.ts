/**
 * Questions as students ask them while they do homework, typed by people who had read no rule, alone or following one
 * another: 200 of four characters and 150 of two others, with all of which in view facts were written; then 150 of five others,
 * typed when these stood: the chains in even places were read, those in odd ones are not to be.
 */
import { analyse } from "@/lib/features/english/analyse";
import { Chat } from "./play-chat";
import ofFive from "./questions/five.json";
import ofFour from "./questions/four.json";
import ofTwo from "./questions/two.json";

type Asked = (typeof ofFour)[number];

const chainsOf = (asked: readonly Asked[]) =>
  asked.reduce<Asked[][]>((all, one) => {
    if (one.follows) all.at(-1)?.push(one);
    else all.push([one]);
    return all;
  }, []);

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replace(/[*_]/g, "");
const isHonest =
  /non (?:lo |la |ti |ce l['’]|ci )?(?:so|posso|traduc\p{L}+|ho|arrivo|faccio|scrivo|riconosco|sono)(?!\p{L})|da solo|sono un programma/iu;

/** Whether each question of a chain is answered, by its words or with a clue to the word that is asked for. */
async function answeredIn(chain: readonly Asked[]): Promise<boolean[]> {
  const chat = new Chat();
  const kept: boolean[] = [];
  for (const { ask, answer, honest } of chain) {
    const { reply, plan } = chat.say({ message: ask }, await analyse(ask));
    const isClue = plan.about === "word" && plan.askedWords.length > 0;
    const isMet = isClue || answer.some((one) => plain(reply).includes(plain(one)));
    kept.push(honest ? isHonest.test(reply) : isMet);
  }
  return kept;
}

test.each([
  { name: "four", asked: ofFour, least: 0.82 },
  { name: "two", asked: ofTwo, least: 0.83 },
  { name: "five, half of it unread", asked: ofFive, least: 0.68 },
])("questions are answered, of $name", async ({ name, asked, least }) => {
  const kept = (await Promise.all(chainsOf(asked).map(answeredIn))).flat();
  const share = kept.filter(Boolean).length / kept.length;
  console.log(`${name}: ${(100 * share).toFixed(1)} % of ${kept.length} questions answered`);
  expect(share).toBeGreaterThanOrEqual(least);
});
