import { schoolClasses } from "@/lib/features/accounts/rules";
import { analyse } from "@/lib/features/english/analyse";
import { sentencesFor } from "@/lib/features/first-minute/rules";
import { schoolPath } from "@/lib/features/topics/rules";
import { expectTeacherly } from "./expect-teacherly";
import { Chat } from "./play-chat";

/** How each sentence is put right, and what of that the first question must not say. */
const corrections: Record<string, [right: string, secret: RegExp]> = {
  "My sister have a dog.": ["My sister has a dog.", /\bhas\b/i],
  "I have ten years.": ["I am ten years old.", /\bam\b|\bold\b|essere/i],
  "My eyes is green.": ["My eyes are green.", /\bare\b/i],
  "My brother play football every day.": ["My brother plays football every day.", /\bplays\b/i],
  "He don't like pizza.": ["He doesn't like pizza.", /does/i],
  "I have a apple in my bag.": ["I have an apple in my bag.", /\ban\b/i],
  "My mum can to cook very well.": ["My mum can cook very well.", /can cook/i],
  "Where you live?": ["Where do you live?", /\bdo\b/i],
  "My sister has blues eyes.": ["My sister has blue eyes.", /\bblue\b/i],
  "I didn't saw the film.": ["I didn't see the film.", /\bsee\b/i],
  "My house is more big than yours.": ["My house is bigger than yours.", /bigger/i],
  "Last summer I go to the beach.": ["Last summer I went to the beach.", /\bwent\b/i],
  "I have seen him yesterday.": ["I saw him yesterday.", /\bsaw\b/i],
  "If it will rain, we will stay at home.": ["If it rains, we will stay at home.", /\brains\b/i],
  "I have known her since three years.": ["I have known her for three years.", /\bfor\b/i],
  "I'm very interesting in history.": ["I'm very interested in history.", /interested/i],
  "Can you explain me this rule?": ["Can you explain this rule to me?", /to me/i],
  "I want that you help me.": ["I want you to help me.", /you to help/i],
  "If I would have known, I would have called you.": ["If I had known, I would have called you.", /\bhad\b/i],
  "I look forward to see you.": ["I look forward to seeing you.", /seeing/i],
  "I'm used to get up early.": ["I'm used to getting up early.", /getting/i],
};

const years = schoolPath.map(({ topics }) => topics);
/** The topics of a class's year and of those before it; the path begins with the first year of the media and ends with the second of the superiore. */
const metIn = (classAt: number) => new Set(years.slice(0, Math.max(1, classAt)).flat());

const cases = [null, ...schoolClasses].flatMap((schoolClass) =>
  sentencesFor(schoolClass).map((sentence) => ({ schoolClass, sentence })),
);

test("each class has three sentences, and each of them is one of those that are put right here", () => {
  for (const schoolClass of [null, ...schoolClasses]) expect(new Set(sentencesFor(schoolClass)).size).toBe(3);
  expect(new Set(cases.map(({ sentence }) => sentence))).toEqual(new Set(Object.keys(corrections)));
});

test.each(cases)("$schoolClass: «$sentence» leads to one mistake that the class has met", async (one) => {
  const [finding, ...others] = await analyse(one.sentence);
  expect(others).toEqual([]);
  const classAt = one.schoolClass ? schoolClasses.indexOf(one.schoolClass) : 1;
  expect(metIn(classAt)).toContain(finding?.topic);
});

test.each(Object.entries(corrections).map(([sentence, [right, secret]]) => ({ sentence, right, secret })))(
  "«$sentence» is asked about without being told, and praised once it is «$right»",
  async ({ sentence, right, secret }) => {
    const [found, rest] = [await analyse(sentence), await analyse(right)];
    expect(rest).toEqual([]);
    for (const seed of [0, 1, 2, 3]) {
      const chat = new Chat(seed);
      const asked = chat.say({ message: sentence }, found);
      expectTeacherly(asked);
      expect(asked.reply.replaceAll(found[0]?.quote ?? "", "")).not.toMatch(secret);
      const praised = chat.say({ message: right }, rest);
      expect(praised.plan.resolvedIds).toEqual([praised.open[0]?.id]);
      expect(praised.reply).toContain(right.replace(/[.?]$/, ""));
    }
  },
);
