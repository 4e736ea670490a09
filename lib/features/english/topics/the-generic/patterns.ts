import {
  animals,
  apps,
  colours,
  foods,
  games,
  hobbies,
  ideas,
  languages,
  people,
  plurals,
  sights,
  softSubjects,
  sports,
  stuff,
  subjects,
} from "./nouns";
import { cities, countries } from "../../lexicon/places";
import { nounEnd, oneOf, phrase } from "../../sentence/phrase-line";

/** "The life of", "the music that I like": the words after it make the noun one in particular. */
const end = `${nounEnd}(?! (?:${oneOf("of that which who whose where when i you we they he she")})(?![\\w'-]))`;
const strictEnd = `${end}(?! (?:${oneOf("in for between with from at on to behind under near by about next around inside outside was were had did wasn't weren't didn't")})(?![\\w'-]))`;
/** A contact clause ("the dinner I cooked") is far rarer there than a new clause ("after the dinner I read"). */
const looseEnd = `${nounEnd}(?! (?:of|that|which|who|whose)(?![\\w'-]))`;
const whole = "(?![\\w'-])";

const adverbs =
  "(?: (?:really|also|always|often|usually|never|sometimes|only|still|mostly|just|especially|even))?";
const tastes = `(?:like|likes|love|loves|hate|hates|prefer|prefers|adore|adores|can't stand|don't mind|enjoy|enjoys|dislike|dislikes|without|(?:allergic|addicted) to|(?:afraid|scared|terrified|frightened|tired|fond|fan|fear|passionate) of|interested in|(?:crazy|mad|passionate) about|keen on|bored with|collect|collects|collecting|good at|bad at|love for|passion for|than|think of|believe in|believes in)${adverbs}`;
const opening = `(?<=(?:^|(?:think|thinks|believe|opinion|say|says|people|true|sure|know|because|that|me|today|nowadays|future|but|and|so|if|when|why|do|does|is|are|,),? ))`;
const degree = "(?:(?:not|very|so|really|too|always|also|quite|certainly|ever|never|just) )*";
const judged = `(?:is|isn't) ${degree}(?:important|essential|necessary|fundamental|precious|useful|useless|healthy|unhealthy|bad for|good for|dangerous|everything|everywhere|beautiful|wonderful|terrible|difficult|easy|boring|interesting|hard|fun|my favourite|my favorite|my passion|my hobby|his hobby|her hobby|my life|like|money|the most|the best|the worst|more|less|better|worse|one of|an? (?:[\\w-]+ )?(?:idea|solution|tragedy|disaster|way|form|problem|thing|gift|value|sport|subject|language|way|mystery|pastime|hobby|drug|crime|art|passion))${whole}`;
const kinds = `(?:are|aren't) ${degree}(?:important|dangerous|useful|intelligent|clever|faithful|loyal|independent|healthy|unhealthy|bad for|good for|my favourite|my favorite|the best|the most|the biggest|the fastest|more|less|cleverer|smarter|faster|bigger|stronger|better|animals|mammals|reptiles|(?:[\\w-]+ )?(?:animals|pets|creatures|insects|mammals)|afraid of|man's)${whole}`;
const habits = `(?:can (?:see|swim|fly|run|live|smell|hear|be|jump|climb|feel|help)|can't (?:fly|talk|speak|see|live)|cannot|eat (?:meat|grass|fish|insects|mice|other|a lot|plants|leaves|bananas|vegetables)|swim (?:very )?(?:fast|well)|sleep (?:a lot|during|all day|for)|give us|produce|never (?:forget|sleep|lie)|live in (?:the sea|africa|australia|asia|groups|packs|water|forests|the jungle|the forest)|hunt|(?:love|like) (?:fish|milk|bones|meat|bananas|people|water|cheese|honey|playing|to play)|hate (?:water|dogs|cats)|need (?:love|our|care|water)|have (?:two|four|six|eight|feelings|a good))${whole}`;
const doings = `(?:will|won't|should|shouldn't|must|can|can't|use|spend|need|have to|don't|love|like|want|are|make|waste|think|watch|play|kill|destroy)${whole}`;
const lifeDoes = `(?:can|can't|keeps|cannot|will|won't|should|makes|gives|helps|has|doesn't|means|brings|flies|goes|kills|destroys|unites|connects|changes|comes|never|always|starts|passes|heals)${whole}`;
const stuffDoes = `(?:can(?:'t|not)? (?:buy|help|change|make|save|kill|give|unite)|makes|gives|helps|doesn't (?:make|buy|bring|give)|means|brings|kills|destroys|unites|connects|changes|heals|is everything)(?= (?!in this|on the|at the)[\\w'-]+)${whole}`;
const proper = `(?: is| are|'s)?`;

const meals = "breakfast|lunch|dinner|supper";
const days = oneOf("monday tuesday wednesday thursday friday saturday sunday");
const months = oneOf("january february march april may june july august september october november december");
const feasts = "christmas|easter|halloween|new year's eve|carnival|valentine's day|ferragosto";

const after = (before: string, noun: string, then: string) =>
  phrase(`(?<=(?<![\\w'-])(?:${before}) )the (?:${noun})${then}`);
const anywhere = (noun: string, then: string) => phrase(`the (?:${noun})${then}`);
const opens = (noun: string, then: string) => phrase(`${opening}the (?:${noun})(?= ${then})`);

/** Where "the" has to go; each pattern begins with it. */
export const genericPatterns: RegExp[] = [
  // "The poverty and dirt in their city" is that of one place.
  anywhere(ideas, `(?! (?:and|or) [\\w-]+ (?:in|of|between) )${strictEnd}`),
  after(tastes, `${plurals}|${stuff}|${softSubjects}|${hobbies}|${sports}|${languages}`, strictEnd),
  opens(`${stuff}|${softSubjects}|${hobbies}|${sports}|${languages}|time`, judged),
  opens(`${hobbies}|${sports}|sport|time`, lifeDoes),
  opens(stuff, stuffDoes),
  opens(plurals, kinds),
  opens(`${animals}|trees|plants`, habits),
  after(`(?:prefer|prefers)`, `${plurals}|${stuff}|${sports}|${languages}`, `(?= to |,| rather)`),
  after(`(?:prefer|prefers) (?:the )?[\\w-]+ to`, `${plurals}|${stuff}|${sports}|${languages}`, strictEnd),
  after(
    `(?:like|likes|love|loves|enjoy|enjoys|hate|prefer|often|usually|always|never|sometimes) (?:to )?(?:read|watch|collect|draw|write|eat|buy|drink|see)(?:ing|s)?|(?:lov|lik)ing`,
    `${plurals}|${foods}|films|books|magazines|novels|stories|comics|movies|cartoons|series|clothes|stamps`,
    strictEnd,
  ),
  after(`(?:good|bad|important|dangerous) for`, "health", strictEnd),
  phrase(
    `(?<=(?:think|believe|opinion|future|today|nowadays|sure|true|people)(?: that)?,? )the (?:${people}|people|young people|old people|dogs|cats|children|students)(?= (?:(?:often|always|usually|really) )?${doings})`,
  ),
  phrase(
    `(?<=^|, |and |but |because )the (?:teenagers|adolescents|young people|old people|adults|humans|vegetarians)(?= (?:(?:often|usually|always|sometimes) )?(?:will|should|must|can|can't|spend|need|have to|use|don't|waste|prefer)${whole})`,
  ),
  after(
    "(?:like|love|likes|loves|enjoy|enjoys|prefer|prefers|always|often|usually|never|sometimes) (?:to )?listen(?:ing|s)? to",
    "music",
    strictEnd,
  ),
  // School subjects, languages, sports, games and colours.
  phrase(`(?<!(?:do|did|doing) )the (?:${subjects})${end}(?! in)`),
  after(
    `(?:favou?rite|best|worst|difficult|easiest|hardest) (?:school )?subject${proper}`,
    `${subjects}|${softSubjects}|${languages}`,
    end,
  ),
  after(
    `favou?rite (?:[\\w-]+ )?(?:sports?|food|foods|dish|drink|fruit|vegetable|meal|hobby|colou?r|month|day|game|animals|language|ice[ -]cream|pastime|activity|app|feast|holiday|festival|flavour)${proper}`,
    `${sports}|${foods}|${stuff}|${hobbies}|${plurals}|${meals}|${days}|${months}|${languages}|${games}|${colours}|${feasts}|lasagne|carbonara|pizza|sushi|strawberry|vanilla|pistachio`,
    end,
  ),
  phrase(
    `(?<=^|and |but |because |think )the (?:${colours}|${months}|${days}|${feasts}|${meals})(?= is (?:(?:my|his|her|our) (?:favou?rite|best|worst)|the most|an? (?:[\\w-]+ )?(?:colour|color|month|day|meal|feast)))`,
  ),
  after(
    "(?:speak|speaks|speaking|spoke|study|studies|studying|studied|learn|learns|learning|learnt|learned|understand|know|knows|teach|teaches|teaching|in)",
    languages,
    strictEnd,
  ),
  after(
    `(?:study|studies|studying|studied|learn|learns|learning|teach|teaches|taught)`,
    softSubjects,
    strictEnd,
  ),
  after(
    `(?:play|plays|playing|played|do|does|doing|did|practise|practises|practising|practice|start|started|stopped|teaches?)`,
    `${sports}|${games}`,
    end,
  ),
  // Meals, school, bed, home, work.
  after(
    `(?:have|has|had|having|eat|eats|ate|eating|after|before|for|during|make|makes|prepare|prepares|cook|cooks|finish|finished|skip|at)`,
    meals,
    `${looseEnd}(?! (?:in the|at the))`,
  ),
  after(
    "(?:after|before|start|starts|started|finish|finishes|at)",
    "school",
    `${looseEnd}(?! (?:to|in|near|at|as|on|he|she|it|they|opposite|for))`,
  ),
  after(
    `(?:go|goes|going|went|come|comes|came|walk|walks|late for|takes me|takes us|drives me|way) (?:to|from)`,
    "school",
    `${end}(?! (?:to|in|near|with the|by the|at|as|on the))`,
  ),
  after(`(?:go|goes|going|went|get|got|back|straight|gone) to`, "bed", end),
  after(`(?:stay|stays|stayed|read|reads|reading|breakfast|lying|still) in`, "bed", end),
  after(`(?:at|to|from|go|going|went|stay)`, "home", `${end}(?! team)`),
  after(`(?:go|goes|went|going|comes?|came|back|starts?|finish|finishes) (?:to|from|at)`, "work", end),
  after(`(?:at|by)`, "night|midnight|midday|noon", looseEnd),
  // Days and times.
  after(`(?:on|every|next|last|this)`, `(?:${days})s?`, `${looseEnd}(?! (?:after|before|morning|evening))`),
  after(`in`, `(?:${months})|(?:19|20)\\d\\d`, looseEnd),
  after(
    `(?:at|for|on|before|after|during|celebrate|celebrates|celebrated|love|like|until)`,
    feasts,
    `${looseEnd}(?! (?:holidays?|tree))`,
  ),
  phrase(
    `(?<=^|, |and |but )the last (?:week|month|year|summer|winter|spring|autumn|weekend|night|${days})(?=,? (?:i|we|my|he|she|they|our)(?: |'))`,
  ),
  // "The next weekend they met again" tells of the past, and is right.
  phrase(
    `(?<=^|, |and |but )the next (?:week|month|year|summer|winter|spring|autumn|weekend|night|${days})(?=,? (?:(?:i|we|he|she|they|my \\w+|our \\w+) (?:will|won't|am|are|is|have|has|want|wants|hope|hopes|can|must|should|would)|(?:i|we|he|she|they)'(?:ll|m|re|s|d))(?![\\w-]))`,
  ),
  phrase(
    `(?<! (?:in|for|during|over|of|is|was|be|until|till|since|by|enjoyed|enjoy|spent|spend|remember|miss|missed|like|liked|loved|love|before|after|about|on|it's|that|was|were) )(?<=\\w )the (?:next|last) (?:week|month|year|summer|winter|weekend|night|${days})$`,
  ),
  anywhere("yesterday|tomorrow", end),
  // Names.
  after(
    `(?:in|to|from|of|visit|visited|love|loves|like|about|for|around|near|with|and|or|against|than|see|leave|left|called)`,
    [...countries, ...cities].join("|"),
    `${end}(?! (?:and|or)? ?(?:the|national))`,
  ),
  anywhere(sights, `(?! district)${end}`),
  after("(?:on|use|uses|using|used|like|love|see|saw|watch|watched|have|open)", apps, end),
  // Television and quantities.
  after("(?:watch|watches|watching|watched)", "tv|television|telly", end),
  phrase(
    `(?<=\\b(?:watch|watched|watching|watches|see|saw|seen|programmes?|film|match|series)\\b.{0,80} on )the (?:tv|television)${end}(?! in)`,
  ),
  anywhere("both", "(?= (?:of|are|my|the|have))"),
  phrase(
    `the most(?= (?:people|students|teenagers|children|boys|girls|italians|of (?:the|my|us|them|our|people)|kids|young people))`,
  ),
  // Food.
  after(
    `(?:don't|doesn't|never|always|usually|often|sometimes|i|we|they|people|vegetarians|vegans|he|she|can't|not|to|must|should) (?:eat|drink)|eats|drinks|eating|drinking`,
    foods,
    strictEnd,
  ),
  after(`(?:breakfast|tea|coffee|toast|cereal|pasta|rice) with`, foods, strictEnd),
  after(
    "(?:live|lives|lived|go|went|travel|travels|travelled|fly|flew|astronauts?|rockets?|planets?|walk) (?:in|into|to|through)",
    "space",
    end,
  ),
];
