import { isAdjective } from "../../lexicon/vocabulary";
import { ingOf, isBase } from "../../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../../lexicon/words";
import { matchWords, type Match } from "../../sentence/rule";
import { isVerbHere, saysWhere } from "./forms";

const before = setOf("opinion think that believe because but so and me");
/** What shows that another clause, or an order, has begun. */
const otherClause = setOf(
  "i you he she it we they who which that what where when if because and but or to there this your don't",
);
const finite = /^(?:is|isn't|makes|helps|can|takes|costs|was|means|requires|gives)$/;
const orders = setOf(
  "imagine suppose picture do have let see look make sure remember say thank come think ask tell check call",
);

/** "Spend a year abroad is an experience", "play with friends makes me happy": what one does, as the subject of a verb. */
export function doingAsSubject(words: Word[], at: number): Match[] {
  const { text = "", lower = "", gap = "" } = words[at] ?? {};
  const next = words[at + 1];
  const previous = words[at - 1]?.lower ?? "";
  const isOpinion =
    /^(?:think|believe|because)$/.test(previous) ||
    (previous === "that" && /^(?:think|believe|say|know|opinion|sure)$/.test(words[at - 2]?.lower ?? ""));
  const isOpening =
    at === 0 || (endsClause(gap) && before.has(previous)) || (follows(words[at]) && isOpinion);
  const isName = at > 0 && text !== lower;
  if (!isOpening || isName || !isBase(lower) || !follows(next) || orders.has(lower) || isAdjective(lower))
    return [];
  if (!isVerbHere(lower, next.lower) && !saysWhere(lower, next.lower)) return [];
  if (otherClause.has(next.lower)) return [];
  for (let verb = at + 2; verb < at + 8 && follows(words[verb]); verb += 1) {
    const word = words[verb]?.lower ?? "";
    if (otherClause.has(word)) return [];
    if (finite.test(word)) return follows(words[verb + 1]) ? matchWords(words, at, at, ingOf(lower)) : [];
  }
  return [];
}
