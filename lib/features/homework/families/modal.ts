import type { OptionPlace } from "../option-place";

/** What a modal says of a doing. */
type Sense = "duty" | "ban" | "no-need" | "ability" | "inability" | "advice" | "warning" | "request";

const sensesOf: Record<string, Sense[]> = {
  must: ["duty"],
  "have to": ["duty"],
  "has to": ["duty"],
  "mustn't": ["ban"],
  "must not": ["ban"],
  "can't": ["ban", "inability"],
  cannot: ["ban", "inability"],
  can: ["ability", "request"],
  could: ["request"],
  "don't have to": ["no-need"],
  "doesn't have to": ["no-need"],
  "needn't": ["no-need"],
  should: ["advice"],
  "shouldn't": ["warning"],
};

/** `doing` is what alone goes with the cue: who is ill should see a doctor, but not go to school. */
type Cue = { sense: Sense; in: "after" | "sentence" | "all"; words: RegExp; doing?: RegExp };

const able =
  "swim|fly|sing|dance|cook|drive|ski|skate|ride|play|speak|read|run|jump|climb|draw|paint|write|count|hear|see|find|open|lift|carry|understand";

const doingOfDuty =
  /^\s*(?:wear|pay|stop|show|have|go to school|go home|go now|leave|go\s*$|study|drive on|obey|respect)\b/i;
const doingInVain =
  /^\s*(?:get up|go to (?:school|work)|wear|wake|work|study|hurry|pay|do|come|bring|help|take|cook|tidy|buy|answer)\b/i;
const doingOfAbility = new RegExp(
  `^\\s*(?:${able}|come|go out|go to the (?:party|cinema)|buy|help|reach|move|sleep|eat|walk|do|make)\\b`,
  "i",
);
const doingGood =
  /^\s*(?:see a|go to (?:bed|the doctor|the dentist|the hospital|sleep)|take (?:an?|some)|drink (?:some |more |lots of |a lot of )?(?:water|tea)|rest|stay (?:in bed|at home)|lie down|sleep|have a rest|get some|go home|relax|eat something)\b/i;

/** What around a gap says surely which sense is meant. */
const cues: Cue[] = [
  {
    sense: "duty",
    in: "all",
    doing: doingOfDuty,
    words: /\bit'?s (?:the law|a rule|compulsory|obligatory)\b/i,
  },
  {
    sense: "duty",
    in: "after",
    words:
      /^\s*(?:wear (?:a|your) (?:helmet|seat ?belt)|be (?:quiet|silent)\b[^.?!]* (?:library|class|hospital|museum)|stop (?:at (?:the|a) red|when the (?:traffic )?lights? (?:is|are) red)|drive on the (?:left|right)|show your passport|pay (?:for|the|taxes)|do (?:my|your|his|her|our|their) homework)/i,
  },
  {
    sense: "duty",
    in: "all",
    doing: doingOfDuty,
    words:
      /\bit'?s late\b[^.?!]{0,20}____ (?:go|leave)\b|\b(?:test|exam) (?:tomorrow|on \w+day)\b[^?]{0,20}____ study/i,
  },
  {
    sense: "ban",
    in: "after",
    words:
      /^\s*(?:smoke|cheat|steal|park here|(?:use|turn on) (?:your|a|the|mobile)\b[^.?!]*phones?\b[^.?!]*(?:class|lesson|test|exam|cinema|school|driving)|shout|be late\b|arrive late|run in the (?:corridor|school)|swim here|feed the animals|touch (?:that|it|the|this)\b[^.?!]*(?:hot|dangerous|paintings?|pictures?)|drink and drive|talk during|copy|tell (?:anyone|anybody)|eat (?:in|during) (?:class|the lesson|lessons|the classroom)|walk on the grass|throw (?:rubbish|litter)|drive without|drop litter|cross the (?:road|street) when)/i,
  },
  {
    sense: "ban",
    in: "all",
    words:
      /\bit'?s (?:forbidden|not allowed|(?:strictly )?prohibited|against the (?:law|rules?))\b|\bit'?s a secret\b/i,
  },
  {
    sense: "no-need",
    in: "all",
    doing: doingInVain,
    words:
      /\b(?:tomorrow|today|it)(?:'s| is) (?:sunday|saturday|a holiday|the holidays|free|optional)\b|\bwe'?ve got (?:plenty|lots) of\b|\bthere'?s (?:plenty|lots) of\b|\bif you don'?t want\b|\bit'?s not necessary\b|\bit isn'?t necessary\b|\bthere(?:'s| is) no school\b/i,
  },
  {
    sense: "inability",
    in: "all",
    doing: doingOfAbility,
    words:
      /\b(?:i|he|she|they|we)(?: have|'ve|'s| has)? (?:never )(?:learn\w*|studied)\b|\bis only (?:a baby|one|two|three|four|five|\d)\b|\b(?:i|he|she|they|we)(?:'m| am|'s| is|'re| are) (?:busy|too (?:busy|short|young|small|tired|weak)|ill|afraid)\b|\b(?:it|this \w+)(?:'s| is) too (?:heavy|difficult|dark|far|hard|high|noisy|expensive|small)\b|\bhasn'?t got (?:a|any|enough)\b|\bhaven'?t got (?:a|any|enough|time|my)\b|\b(?:broken|lost) (?:my|his|her|their) (?:leg|arm|key|keys|glasses)\b|\bdon'?t know how\b/i,
  },
  {
    sense: "advice",
    in: "all",
    doing: doingGood,
    words:
      /\bit'?s (?:very|so|too) hot\b|\byou look (?:ill|tired|sick|pale|sad)\b|\b(?:i|he|she|you)(?:'ve|'s| have| has) (?:got )?(?:a |an )?(?:bad |terrible |high |really bad )?(?:headache|toothache|stomach ?ache|cold|fever|temperature|sore throat|cough)\b|\b(?:you're|you are|she's|he's|i'm|i am|i feel|feels?) (?:ill|tired|sick|very tired|so tired|always tired)\b/i,
  },
  {
    sense: "advice",
    in: "after",
    words:
      /^\s*(?:see a doctor|go to (?:the (?:doctor|dentist)|bed)|take an aspirin|eat (?:more|lots of) (?:fruit|vegetables)|drink more water|do more (?:exercise|sport)|apologi[sz]e|study (?:harder|more)|get some rest|rest|stay in bed|try to)\b/i,
  },
  {
    sense: "warning",
    in: "after",
    words:
      /^\s*(?:tell (?:lies|a lie)|be (?:rude|unkind|lazy)|waste|shout at|fight|make fun of|copy|lie to)\b|^\s*(?:eat|drink|watch|play|spend|work|use|stay|go|be|worry|study)\b[^.?!,]*\b(?:so much|so many|too much|too many|so late|too late|all (?:day|night)|so rude|too hard|so hard|so fast|junk food|fast food|up late|every day for hours)\b/i,
  },
  {
    sense: "request",
    in: "after",
    words:
      /^\s*(?:you|i|we) (?:please |help|open|close|have|borrow|use|go|pass|lend|give|tell|repeat|speak|come|turn|show|explain|spell)\b[^.]*$/i,
  },
];

const flightless =
  /\b(?:penguins?|dogs?|cats?|elephants?|horses?|pigs?|fish|people|humans?|ostrich(?:es)?|cows?|lions?)\b/i;
const flying = /\b(?:birds?|bees?|bats?|eagles?|parrots?|butterfl(?:y|ies)|planes?|owls?|ducks?)\b/i;
const swimming = /\b(?:fish|dolphins?|whales?|sharks?|ducks?|penguins?|crocodiles?)\b/i;

/** What animals do, which everybody knows. */
function byNature({ textBefore, textAfter }: OptionPlace): Sense | undefined {
  const doing = /^\s*(fly|swim|talk|speak|read)\b/i.exec(textAfter)?.[1]?.toLowerCase();
  if (!/^\s*(?:(?:most|all|the|a|an|my)\s+)?[\w-]+\s*$/i.test(textBefore)) return undefined;
  if (doing === "fly" && flying.test(textBefore)) return "ability";
  if (doing === "fly" && flightless.test(textBefore)) return "inability";
  if (doing === "swim" && swimming.test(textBefore)) return "ability";
  const isAnimal = /\b(?:dogs?|cats?|fish|horses?|elephants?|birds?|cows?)\b/i.test(textBefore);
  return isAnimal && doing && !/^(?:fly|swim)$/.test(doing) ? "inability" : undefined;
}

/** "She can speak English but she ____ speak French": what is set against what is said. */
function bySetAgainst({ textBefore, textAfter }: OptionPlace): Sense | undefined {
  const match = /\b(can't|cannot|can)\b[^.?!]{1,80}\bbut\b[^.?!]{0,30}$/i.exec(textBefore);
  if (match) return /^can$/i.test(match[1] ?? "") ? "inability" : "ability";
  const behind = /^[^.?!]{1,60},? but [\w ]{1,30}? (can't|cannot|can)\b/i.exec(textAfter);
  if (behind) return /^can$/i.test(behind[1] ?? "") ? "inability" : "ability";
  const isAble = new RegExp(`^\\s*(?:${able})\\b[^.?!,]*\\b(?:very well|really well)\\b`, "i").test(
    textAfter,
  );
  return isAble && !/\bnot\b|n't/.test(textBefore) ? "ability" : undefined;
}

function textOf(place: OptionPlace, where: Cue["in"]): string {
  const sentence = `${place.textBefore} ____ ${place.textAfter}`;
  switch (where) {
    case "after":
      return place.textAfter;
    case "sentence":
      return sentence;
    case "all":
      return `${place.earlier} ${sentence} ${place.later}`;
  }
}

const thirdOnly = /\b(?:he|she|it)\s*$/i;
const others = /\b(?:i|you|we|they)\s*$/i;

/** Whether an option goes with its subject: "has to" behind "she". */
const agrees = (option: string, { textBefore }: OptionPlace) =>
  !(/^(?:have to|don't have to)$/.test(option) && thirdOnly.test(textBefore)) &&
  !(/^(?:has to|doesn't have to)$/.test(option) && others.test(textBefore));

/** Whether all the options say the same, so that only their subject decides: "must", "have to", "has to". */
const sharedSense = (options: readonly string[]) =>
  (sensesOf[options[0]?.toLowerCase() ?? ""] ?? []).some((sense) =>
    options.every((option) => sensesOf[option.toLowerCase()]?.includes(sense)),
  );

/** The modals whose sense a sentence makes plain; several that say the same are all right. */
export function fittingModal(options: string[], place: OptionPlace): string[] {
  const shared = sharedSense(options);
  if (shared && !place.isQuestion && /\b(?:i|you|he|she|it|we|they)\s*$/i.test(place.textBefore))
    return options.filter((option) => agrees(option.toLowerCase(), place));
  const isRequest = place.isQuestion && place.textBefore.trim() === "";
  const found = cues
    .filter(({ sense }) => (sense === "request") === isRequest)
    .filter((cue) => cue.words.test(textOf(place, cue.in)) && (cue.doing?.test(place.textAfter) ?? true))
    .map(({ sense }) => sense);
  const own = isRequest ? [] : [byNature(place), bySetAgainst(place)].flatMap((sense) => sense ?? []);
  if (place.isQuestion && !isRequest) return [];
  const offered = new Set(options.flatMap((option) => sensesOf[option.toLowerCase()] ?? []));
  const senses = [...new Set([...found, ...own])].flatMap((sense) => stand(sense, offered));
  if (new Set(senses).size !== 1) return [];
  const [sense] = senses;
  // "You ____ do your homework": a duty or good advice, where nothing calls it a rule.
  const isRule = /\b(?:law|rule|compulsory|late)\b/i.test(textOf(place, "all"));
  if (sense === "duty" && offered.has("advice") && !isRule && !/^\s*stop at/i.test(place.textAfter))
    return [];
  return options.filter(
    (option) =>
      sense && sensesOf[option.toLowerCase()]?.includes(sense) && agrees(option.toLowerCase(), place),
  );
}

/** Where only some senses are offered, the one that says nearly the same: a duty is good advice among "should" alone. */
function stand(sense: Sense, offered: ReadonlySet<Sense>): Sense[] {
  if (offered.has(sense)) return [sense];
  const near: Partial<Record<Sense, Sense>> = {
    duty: "advice",
    ban: "warning",
    advice: "duty",
    warning: "ban",
  };
  const other = near[sense];
  return other && offered.has(other) ? [other] : [];
}
