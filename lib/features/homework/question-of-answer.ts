import type { HomeworkItem } from "./homework-sheet";

/** What an answer of a kind is asked by; for answers of which no sentence can be turned round. */
const kinds: [RegExp, RegExp][] = [
  [/^because\b|^(?:so that|in order to)\b/i, /^why\b/i],
  [/^to [a-z]+ /i, /^(?:why|what .*\bfor|where)\b/i],
  [
    /^(?:my name(?:'s| is)|i'm|i am) \p{Lu}\p{Ll}{1,20}[.! ]?$/u,
    /^(?:what(?:'s| is) your name|who are you)\b/i,
  ],
  [/^(?:fine|very well|not (?:too )?bad|great|i'm fine|ok)\b/i, /^how (?:are|is|'s)\b|^how's\b/i],
  [
    /^it(?:'s| is) (?:(?:about )?(?:half|a quarter|\w+) (?:past|to) \w+|\w+ o'clock|\d{1,2}[.:]\d\d)/i,
    /^what(?:'s the time| time is it| is the time)\b/i,
  ],
  [/^it(?:'s| is) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, /^what day\b/i],
  [/^(?:it's|it is|they're|they are) (?:mine|yours|hers|ours|theirs|\p{L}{2,20}'s)[.! ]?$/iu, /^whose\b/i],
  [/^there(?:'s| is| are) (?:\d+|[a-z]+) /i, /^how (?:many|much) .*\bthere\b/i],
  [
    /^(?:it's|it is|they're|they are) (?:(?:in|on|at|under|near|behind|next to|opposite) .+)/i,
    /^where(?:'s| is| are)\b/i,
  ],
  [
    /^(?:at|on|in) (?:\d|half|\w+day|\w+ o'clock|january|february|march|april|may|june|july|august|september|october|november|december)/i,
    /^(?:when|what time|what day)\b/i,
  ],
  [/^(?:every|once|twice|\w+ times a|always|usually|never|sometimes)\b/i, /^(?:how often|when)\b/i],
  [/^by (?:bus|car|train|plane|bike|boat|tram|taxi)|^on foot/i, /^how\b/i],
];

const short = /^(?:yes|no),? (i|you|he|she|it|we|they|there) ([a-z]+?)(?:n't| not|'t)?[.!]?$/i;
const turned: Record<string, string[]> = { i: ["you"], we: ["you"], you: ["i", "we"] };
const helpersOf: Record<string, string[]> = { am: ["are"], ca: ["can"], wo: ["will"], are: ["are", "am"] };

/** "Yes, I do." is the answer to "Do you …?", "No, she hasn't." to "Has your sister …?" */
function asksForShort(question: string, answer: string): boolean {
  const [, subject = "", helper = ""] = short.exec(answer.toLowerCase()) ?? [];
  const [opening = "", asked = "", ...rest] = question.toLowerCase().split(/\s+/);
  const isNamed = /^(?:he|she|it|they)$/.test(subject) && rest.length > 0;
  return (
    (helpersOf[helper] ?? [helper]).includes(opening.replace(/n't$/, "")) &&
    (isNamed || (turned[subject] ?? [subject]).includes(asked))
  );
}

/** Whether a question asks for the answer that is printed behind its gap, by the kind of the answer. */
export function asksForPrinted(
  question: string,
  { prompt, gaps }: Pick<HomeworkItem, "prompt" | "gaps">,
): boolean {
  const answer = /^(?:A: ?)?____ ?\?? ?(?:B:)? ?["“–-]? ?([^?_]{3,100}?)["”]?$/
    .exec(prompt.trim())?.[1]
    ?.trim();
  if (answer === undefined || gaps.length !== 1 || question.trim().split(/\s+/).length < 2) return false;
  const asked = question.trim().replace(/[’‘]/g, "'");
  return asksForShort(asked, answer) || kinds.some(([told, asks]) => told.test(answer) && asks.test(asked));
}
