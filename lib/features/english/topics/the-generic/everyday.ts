import { animals, foods, people, plurals, softSubjects, sports, stuff, subjects } from "./nouns";
import { nounEnd, oneOf, oneOfPhrases, phrase } from "../../sentence/phrase-line";

const whole = "(?![\\w'-])";
const opening = `(?<=(?:^|(?:think|believe|know|because|that|and|but|so|if|when|opinion|,),? ))`;
/** The sentence ends, or goes on with another thought; "that I saw", "in the garden" would make it certain ones. */
const closing = `(?=$|,| (?:and|or|but|because|so|very much|so much|a lot|too|every|when i|since i|with my (?:friends?|family|mum|dad))${whole})`;
const end = `${nounEnd}(?! (?:of|that|which|who|whose|where|i|you|we|they|he|she)${whole})`;

const after = (before: string, noun: string, then: string) =>
  phrase(`(?<=(?<![\\w'-])(?:${before}) )the (?:${noun})${then}`);
const opens = (noun: string, then: string) => phrase(`${opening}the (?:${noun})(?= (?:${then})${whole})`);

const somebody = `(?:i|we|they|he|she|you|my (?:\\w+ )?(?:mum|mother|dad|father|brother|sister|cousin|friend|grandma|grandpa|uncle|aunt)s?)`;
const likes = `${somebody} (?:(?:really|also|don't|doesn't|didn't|always) )*(?:like|likes|love|loves|hate|hates|prefer|prefers)`;
const nations = oneOf("italian chinese japanese indian mexican greek french english american spanish thai");
const hours = oneOf("one two three four five six seven eight nine ten eleven twelve");
const collected = oneOfPhrases(
  "stamps, coins, stickers, postcards, shells, posters, key rings, dolls, badges, cards, comics, stones, caps, magnets",
);
const games = oneOfPhrases(
  "video games, computer games, board games, horror films, action films, comedy films, romantic films, love stories, social networks, team sports, water sports, extreme sports, roller coasters, mobile phones",
);

/** What is said every day without an article: tastes, times, set phrases. */
export const everydayPatterns: RegExp[] = [
  // What somebody likes, the second thing too.
  after(
    likes,
    oneOf("cars trains flowers trees plants toys sports exams tests homework housework maths"),
    closing,
  ),
  after(
    `(?:(?:afraid|scared|terrified|frightened|fond|tired) of|${likes}) (?:the )?[\\w-]+ (?:and|or)`,
    `${plurals}|${stuff}`,
    `(?=$|,)`,
  ),
  after(
    "(?:fans?|history|world|importance|power|lovers?|love|passion|teacher|lessons?|kind|club) (?:of|for)",
    `(?:rock|pop|rap|classical|jazz|modern|house|metal) music|${subjects}|${softSubjects}|${sports}|fashion|cinema|theatre|photography`,
    `(?=$|,| (?:and|but|because|is)${whole})`,
  ),
  after("(?:collect|collects|collecting|collected)", collected, end),
  after("(?:tell|tells|telling)", "lies", closing),
  opens(
    `(?:${nations}) (?:food|cuisine|cooking|music|cinema)`,
    "is (?:the best|my favourite|better|famous|very famous|healthy|delicious)",
  ),
  opens(
    games,
    "are (?:(?:very|really|so|too|not|more) )*(?:fun|boring|interesting|exciting|cool|relaxing|violent|scary|addictive|dangerous)",
  ),
  opens(
    `(?:young|old|wild) (?:people|animals)|${animals}|fish|fishes`,
    "live in (?:the )?(?:water|sea|seas|ocean|oceans|rivers|forests?|jungle|savannah|mountains|desert|north pole|woods)",
  ),
  opens("plastic|pollution|traffic|smoke|oil", "pollutes?|is polluting"),
  opens("society", "today|nowadays|is changing|should|must|has changed"),
  after("(?:in|for|to)", "society", "(?=$|,)"),
  opens(
    "(?:men|women|boys|girls) and (?:the )?(?:men|women|boys|girls)",
    "are (?:equal|different|not equal|the same)|have the same|should|must",
  ),
  opens("(?:breakfast|lunch|dinner)", `is (?:always |usually )?at (?:${hours}|half|about|\\d+)`),
  // What one does.
  after(
    "(?:spend|spends|spent|spending)",
    "time",
    `(?= (?:with|on|together|at home|playing|reading|in|alone)${whole})`,
  ),
  after(
    "(?:learn|learning|meet|meeting|try|trying|discover|make)",
    "new (?:things|people|friends|words|languages|places|foods?|games|cultures)",
    closing,
  ),
  after("(?:have|has|had|having)", "fun", end),
  after(
    "(?:do|does|did|doing|practise|practises|practising|play|like|love)",
    "sport|sports|physical activity",
    closing,
  ),
  after(
    "there (?:isn't|is not|wasn't|was not|is never|won't be)",
    "school|traffic|oxygen|gravity|homework",
    end,
  ),
  after(
    "(?:with|without|and|put|eat|eats|eating|drink|drinks|drinking)",
    foods,
    "(?= (?:for|at) (?:breakfast|lunch|dinner)(?:$|,| ))",
  ),
  after(
    "(?:go|goes|going|went|gone|gets?|got) to",
    "bed",
    `(?= (?:late|early|very|soon|too|immediately|without|tired)${whole})`,
  ),
  after("(?:is|am|are|was|were|i'm|he's|she's|they're|always|still) at", "work", end),
  // Times and set phrases.
  after(
    "(?:at|until|till|from|before|after|around|is|it's|about)",
    `(?:${hours}|\\d{1,2}) o'clock|half past (?:${hours})|quarter (?:past|to) (?:${hours})`,
    end,
  ),
  after("at", hours, "(?=$|,| (?:in the (?:morning|afternoon|evening)|every|on|and|i|we|am|pm)(?![\\w'-]))"),
  after("for", "example", `(?=$|,| (?!of|that|you|we|in|on)\\w)`),
  after("on", "foot", "(?=$|,| (?:and|because|with|every|to|but|or)(?![\\w'-]))"),
  phrase(`the (?:today|tonight)(?=$|,| (?:i|we|he|she|they|it|there)(?![\\w'-]))`),
  opens(
    people,
    "(?:are (?:not |very |really |so )?(?:necessary|harmful|everywhere|illegal)|will (?:take|replace|help|do|work)|don't exist)",
  ),
];
