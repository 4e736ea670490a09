import { findOnLine, phrase, replaceOnLine, type Line, type LineMatch } from "../../sentence/phrase-line";
import { textOf, type Match } from "../../sentence/rule";
import { baseOfParticiple, baseOfThird, hasSamePast, isBase, isModal, isPastForm } from "../../lexicon/verbs";
import { isInfinitive } from "../../lexicon/vocabulary";
import { setOf } from "../../lexicon/words";

const days = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const periods = `week|weekend|month|year|summer|winter|spring|autumn|term|christmas|easter|${days}|january|february|march|april|may|june|july|august|september|october|november|december`;
const few =
  "a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a hundred|a few|\\d+";
const near = `tomorrow(?: morning| afternoon| evening| night)?|the day after tomorrow|(?<!the )next (?:${periods})(?: (?:morning|afternoon|evening|night))?|this (?:evening|afternoon|weekend|summer|winter|christmas|easter|${days})|tonight|in (?:${few}) (?:days?|weeks?|months?)(?:'? time)?`;
const far = `in the (?:near )?future|in (?:${few}|about \\w+) years?(?:'s?)?(?: time)?|in 20[3-9]\\d|in 2100|when i(?:'m| am) (?:older|an adult|grown up|twenty|thirty|eighteen|20|30|18|25|big)|when i grow up|one day|(?<=^)time`;
const soon = "soon|in a (?:minute|moment|second|few minutes)|in (?:five|ten|two) minutes|later";

const noun =
  "(?!(?:i|you|he|she|it|we|they|don't|doesn't|do|does|is|are|am|will|won't|can|and|to|of) )[\\w'-]+";
const subject = `i|you|he|she|it|we|they|people|everyone|everybody|(?:my|our|his|her|their|your|the|all my|all the|some|many) (?:${noun} ){0,2}?${noun}(?: and (?:i|my \\w+|his \\w+|her \\w+))?|(?:[a-z]+ and (?:i|[a-z]+))|(?!(?:tomorrow|tonight|next|what|where|when|who|why|how|if|let's|please|don't|do|does|will|can|see|call|come|go) )[a-z]{3,}`;
const adverbs = "(?: (?:also|probably|maybe|really|still|finally|just|certainly|definitely))?";
const verb = "(?:(?<not>don't|doesn't) )?(?<verb>[a-z]+)";
const clauseStart = `(?:(?:and|but|so|then|because|maybe|perhaps|hi,?|yes|no|ok|probably|also|i think(?: that)?|i believe(?: that)?|i'm sure(?: that)?|i am sure(?: that)?|he says(?: that)?|she says(?: that)?|my mum says(?: that)?),? ){0,3}`;
/** Any words of the same clause, up to the time that is named at its end. */
const sameClause =
  "(?: (?!(?:and|but|because|so|if|when|while|that|which|who|where|what|until|before|after|than|for|since|about|of|as|or|to (?:see|know|decide)) )[\\w'-]+){0,15}?";

const opening = (time: string) =>
  phrase(
    `(?<=^|, |and |but |so |because |then )${clauseStart}(?:${time}),? (?:${clauseStart})(?<who>${subject})${adverbs} ${verb}`,
  );
const closing = (time: string) =>
  phrase(
    `(?<=^|, |and |but |so |because |then |think |believe |sure |says |that )${clauseStart}(?<who>${subject})${adverbs} ${verb}(?=${sameClause},? (?:${time})(?![\\w'-]))`,
  );
const asked = (time: string) =>
  phrase(
    `(?<=^|, |(?:what|where|who|how|why|and|but|so) (?:\\w+ )?)(?<do>do|does) (?<who>${subject}) (?<verb>[a-z]+)(?=${sameClause},? (?:${time})(?![\\w'-]))`,
  );

/** No plans, or timetables: their present is right beside a future time. */
const presentToo =
  setOf(`be have has need want know think hope like love hate prefer believe understand remember mean seem look agree wish
  promise suggest say guess suppose plan intend expect wait decide depend owe doubt feel turn start begin end finish open close leave
  arrive depart last fall swear bet worry care matter belong contain must can could would should will may might let am is are was were
  being been mind wonder dream imagine recommend get use not never always often usually sometimes free busy ready late early next two
  three exam test day time party trip forward thank thanks enjoy retire graduate`);
const habit =
  /(?<![\w'-])(?:usually|always|often|every|never|sometimes|normally|generally|hopes?|wish|would|let's|if|used to|yesterday|ago|last (?:week|year|month|night|summer)|why don't (?:we|you))(?![\w'-])/;
const soonVerbs = setOf(
  "call phone text write tell come see do help explain show send bring rain snow go return reply answer visit make buy",
);
const offers =
  /(?:phone|doorbell|bell|telephone)(?:'s| is)? (?:is )?ringing|don't worry|don't get up|(?:^|, )wait(?:$|,)|(?:^|, )stop(?:$|,)|no problem|someone(?:'s| is) at the door|(?:that|this|the|your) (?:bag|bags|suitcase|box|luggage)s? (?:is|are|looks?) (?:very |too |so |really )*heavy|(?:it's|it is) (?:very |too |so |really )*(?:hot|cold|dark) (?:in )?here|(?:^|, )(?:see you|shall we|let's) |if it (?:is|will be) (?:sunny|nice)|who wants? to come|on my way|when i (?:will )?arrive|you (?:look|are) (?:very |so |really )*(?:tired|hungry|thirsty|cold)|you're (?:very |so |really )*(?:tired|hungry|thirsty|cold)|we don't have any|there isn't any|there's no|forgot|left my|don't understand|can't (?:find|open|reach|carry|do|see)|knocking|broken|lost|haven't got|(?:^|, )ok(?:ay)?(?:$|,)|need help/;
const offerVerbs = setOf(
  "answer open get help close turn carry make call tell show do take bring lend give pay explain buy wash come fetch switch cook put ask",
);

const part = ({ match }: LineMatch, name: string) => match.groups?.[name] ?? "";
const isVerb = (word: string) => isBase(word) || isInfinitive(word);
const isPlan = (base: string) => !presentToo.has(base);

/** The base form when the word can be that subject's verb. */
function baseAfter(who: string, word: string, isNegative: boolean): string | undefined {
  const isBare = isVerb(word) && !isPastForm(word);
  if (isNegative || /^(?:i|you|we|they|he|she|it|people)$/.test(who))
    return baseOfThird(word) ?? (isBare ? word : undefined);
  return baseOfThird(word) ?? (isBare && / and |s$/.test(who) ? word : undefined);
}

const isOneDay = /(?:^|[ ,])one day(?:$|[ ,])/;

/** "I go" → "I will go". */
function inFuture(line: Line, found: LineMatch, isAllowed: (base: string) => boolean): Match[] {
  const isNegative = part(found, "not") !== "";
  const base = baseAfter(part(found, "who"), part(found, "verb"), isNegative);
  if (!base || !isAllowed(base)) return [];
  const next = line.words[found.to + 1]?.lower ?? "";
  // "The number has doubled", "what experts predict will change", "one day I read a book": no present of a plan.
  const isOther =
    isModal(next) ||
    (base === "have" && (baseOfParticiple(next) !== undefined || next.endsWith("ed"))) ||
    (isOneDay.test(line.text) && hasSamePast(base));
  if (isOther) return [];
  const from = found.to - (isNegative ? 2 : 1);
  const kept = textOf(line.words, from, from);
  return replaceOnLine(line, { from, to: found.to }, `${kept} ${isNegative ? "won't" : "will"} ${base}`);
}

const statements = [near, far].flatMap((time) => [opening(time), closing(time)]);
const farStatements = [opening(far), closing(far)];
const promises = phrase(
  `(?<=(?:^|, |and |but )i (?:promise|swear)(?: (?:you|that|mum|dad))*,? )(?<who>i|we) ${verb}`,
);
const predictions = phrase(`(?<=(?:i'm|i am) sure(?: that)? )(?<who>${subject}) ${verb}`);
const soonStatements = closing(soon);
const offer = phrase(
  `(?<=^|, |so |and |ok )(?<who>i) ${verb}(?= (?:it|you|the|your|him|her|them|that|a|some|my|for you)(?![\\w'-]))`,
);
const clouds = /clouds?|sky is|forecast|thunder/;
const weather = phrase("(?<who>it) (?<verb>rains|snows)");

const isPredicted = (base: string) => /^(?:pass|win|succeed|manage|score|become|lose)$/.test(base);

function findStatements(line: Line, before: string): Match[] {
  const around = `${before}, ${line.text}`;
  const matches = [
    ...statements.flatMap((pattern) =>
      findOnLine(line, pattern).flatMap((found) => inFuture(line, found, isPlan)),
    ),
    ...farStatements.flatMap((pattern) =>
      findOnLine(line, pattern).flatMap((found) => inFuture(line, found, (base) => base === "have")),
    ),
    ...findOnLine(line, soonStatements).flatMap((found) =>
      inFuture(line, found, (base) => soonVerbs.has(base)),
    ),
  ];
  if (offers.test(around) && !/(?<![\w'-])(?:because|when|while|on \w+days?)(?![\w'-])/.test(line.text))
    matches.push(
      ...findOnLine(line, offer).flatMap((found) =>
        inFuture(line, found, (base) => offerVerbs.has(base)).map((match) => ({
          ...match,
          correction: match.correction.replace(/^i will/i, "I'll"),
        })),
      ),
    );
  if (clouds.test(around))
    matches.push(...findOnLine(line, weather).flatMap((found) => inFuture(line, found, isPlan)));
  return matches;
}

const findPromises = (line: Line): Match[] => [
  ...findOnLine(line, promises).flatMap((found) =>
    inFuture(line, found, (base) => base !== "have" || part(found, "not") !== ""),
  ),
  ...findOnLine(line, predictions).flatMap((found) => inFuture(line, found, isPredicted)),
];

const beForms = `(?:(?<short>i'm|you're|he's|she's|it's|we're|they're|there's)|(?<who>there|${subject}) (?:am|is|are))`;
const notGoing = "(?! (?:[\\w'-]+ing|going|not going)(?![\\w'-]))";
const beLater = [
  phrase(
    `(?<=(?:^|, |and |but |so |because )(?:${clauseStart})(?:${far}),? (?:${clauseStart}))${beForms}${notGoing}`,
  ),
  phrase(
    `(?<=(?:^|, |and |tomorrow,? |next week,? ))(?:(?<short>it's)|(?<who>it|the weather) is)(?= (?:very |really )?(?:sunny|rainy|cold|hot|cloudy|windy|warm|foggy|snowy|stormy)(?:$|,| (?:tomorrow|next)))`,
  ),
];

/** "In ten years I am a vet", "tomorrow it's sunny". */
const findBe = (line: Line): Match[] =>
  beLater.flatMap((pattern, at) =>
    at === 1 && !/tomorrow|next w/.test(line.text)
      ? []
      : findOnLine(line, pattern).flatMap((found) => {
          const short = part(found, "short").replace(/'.*/, "");
          const who = short ? short : textOf(line.words, found.from, found.to - 1);
          return replaceOnLine(line, found, `${short === "i" ? "I" : who} will be`);
        }),
  );

/** A statement that is quoted in a question, or a question in the order of a statement. */
const startsWithTime = new RegExp(`^(?:${near}|${far}),? (?!do |does |what|where|who|how)`);
const questions = [asked(near), asked(far)];

/** "Do you come tomorrow?" */
const findQuestions = (line: Line): Match[] =>
  /(?<![\w'-])(?:what time|when|which|whose)(?![\w'-])/.test(line.text)
    ? []
    : questions.flatMap((pattern) =>
        findOnLine(line, pattern).flatMap((found) => {
          const base = part(found, "verb");
          if (!isVerb(base) || !isPlan(base)) return [];
          return replaceOnLine(line, found, `will ${textOf(line.words, found.from + 1, found.to)}`);
        }),
      );

/** The present where English wants a future: beside a future time, in a promise, in an offer. */
export function findPresentForFuture(line: Line, isQuestion: boolean, before: string): Match[] {
  const promised = findPromises(line);
  if (promised.length > 0 || habit.test(line.text)) return promised;
  const isAsked = isQuestion && !startsWithTime.test(line.text);
  return isAsked ? findQuestions(line) : [...findStatements(line, before), ...findBe(line)];
}
