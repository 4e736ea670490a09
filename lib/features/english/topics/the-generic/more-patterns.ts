import { animals, foods, hobbies, languages, people, plurals, softSubjects, sports, stuff } from "./nouns";
import { nounEnd, oneOf, oneOfPhrases, phrase } from "../../sentence/phrase-line";
import { cities, countries } from "../../lexicon/places";

const whole = "(?![\\w'-])";
/** "Of", "that I like": the words after it make the noun one in particular. */
const end = `${nounEnd}(?! (?:of|that|which|who|whose|where|i|you|we|they|he|she)${whole})`;
const opening = `(?<=(?:^|(?:think|believe|know|because|that|and|but|so|if|when|opinion|,),? ))`;
const places = [...countries, ...cities].join("|");
const days = oneOf("monday tuesday wednesday thursday friday saturday sunday");
const frequency = "(?:often|always|usually|never|sometimes|really|generally|only|just) ";
const gadgets = oneOf("computers smartphones phones robots cars planes tablets videogames motorbikes");
const kinds = `(?:${oneOf("classical pop rock rap italian english american electronic modern loud latin techno metal")}) music|modern art|(?:${oneOf("italian chinese japanese indian mexican greek french english american spanish thai turkish")}) (?:food|films|cooking|cuisine|literature|songs|series)|(?:${oneOf("pop rock rap love english italian")}) songs|(?:detective|science fiction|fantasy|adventure|romantic|historical) (?:novels|stories)|korean dramas`;

const after = (before: string, noun: string, then: string) =>
  phrase(`(?<=(?<![\\w'-])(?:${before}) )the (?:${noun})${then}`);
const opens = (noun: string, then: string) => phrase(`${opening}the (?:${noun})(?= (?:${then})${whole})`);

/** More places where "the" has to go; each pattern begins with it. */
export const moreGenericPatterns: RegExp[] = [
  opens(places, "is|was|has|won|lost|beat|are|played|isn't|will|can|became|in my opinion"),
  // People and things in general.
  phrase(
    `(?<=(?<![\\w'-])(?:in (?:${places}|my (?:town|city|country|village))|today|nowadays|all|here|some|many|most),? )the people(?= (?:${frequency})?(?:eat|drink|speak|think|need|want|love|like|know|live|drive|work|use|have|are|don't|can|spend|go|play|say)${whole})`,
  ),
  opens(
    "people",
    `${frequency}(?:think|say|believe|eat|drink|use|spend|forget|want|need|prefer|don't|judge|like|love)`,
  ),
  opens(
    `${people}|${animals}|girls|boys|men|women|books|films|cars|bikes`,
    `are (?:[\\w-]+ ){0,3}(?:than|better than) (?:the )?(?:${people}|${animals}|girls|boys|men|women|books|films|cars|bikes|people|adults)`,
  ),
  opens(
    "parents",
    "(?:should|must|always|often|never|don't|usually|worry|love|want)(?: [\\w'-]+){1,4} (?:their (?:children|sons|kids)|too much)",
  ),
  opens(
    "(?:true |real |good |best )?friends",
    "are (?:very |really |so )?important|are the (?:family|most)|always (?:help|listen|tell)|never (?:leave|lie|forget)|help you|are (?:like|those|people)",
  ),
  opens(gadgets, "have changed|pollute|make our|help us|help people|destroy|are everywhere|can be|cause"),
  opens(
    animals,
    "have feelings|are living|are not (?:toys|objects)|should (?:be|not|live)|shouldn't|need (?:love|our)|don't talk|can't talk",
  ),
  opens(
    "school",
    "is (?:very |so |really )?(?:important|boring|useful|necessary|fundamental) (?:for(?! (?:our|my|the|this|its) (?:town|village|city|area|street))|because|to)",
  ),
  phrase(
    `(?<=(?:think|believe|opinion)(?: that)?,? )the school(?= is (?:very |so |really )?(?:important|boring|useful|necessary|fundamental)${whole})`,
  ),
  phrase(
    `the life(?= (?:in (?:the |a |an )?(?:big |small )?(?:city|cities|country|countryside|mountains|village|town|space|future|past|prison|italy|england|america|school|${places})|without (?!my|him|her|the)[\\w-]+|at school|nowadays|today|on earth|with(?:out)? friends)${whole})`,
  ),
  phrase(
    `the (?:peace|poverty|hunger|violence|pollution|racism|love|bullying|corruption)(?= in (?:the|our|this) (?:world|society|planet|schools?|streets?|cities|seas?)${whole})`,
  ),
  phrase(`the both(?= (?!of)[\\w-]+s${whole})`),
  // What one likes, does and is good at.
  after(
    `(?:like|likes|love|loves|hate|hates|prefer|prefers|enjoy|enjoys|to|watch|watches|eat|eats|read|reads|listens?|adore)`,
    kinds,
    end,
  ),
  after(
    `(?:hobby|hobbies|passion|passions|interests?|pastime|favourite thing|favourite activity|problem|dream|talent)(?: is| are|'s)`,
    `${stuff}|${hobbies}|${sports}|${plurals}|theatre|cinema|ballet`,
    end,
  ),
  after(
    `(?:i|we|they|he|she|you|to|and|often|always|sometimes|usually|never) listens? to`,
    "music",
    `(?=$| (?:every|when|while|in my|on my|all day|all the time|and|a lot|because|with my|before|after|too)${whole})`,
  ),
  after(
    "without",
    `${stuff}|internet and|${sports}|${plurals}`,
    `(?= (?:we|i|you|people|nobody|life|there|they)${whole})`,
  ),
  after(
    `(?:eat|eats|have|has|drink|drinks|like|likes|prefer|love) (?:the )?[\\w-]+ (?:with|without|and)`,
    `(?:${foods}|cereals|lemon|cream|ketchup|mayonnaise)`,
    end,
  ),
  after(`(?:eat|eats|drink|drinks) (?:the )?(?:${foods})(?:,| and| or)`, `(?:${foods})`, end),
  // School.
  after(
    `(?:learn|learns|learning|study|studies|studying|studied|learnt|learned|teach|teaches|speak|speaks|speaking|spoke|into|from)(?: (?:the )?(?:${languages}) (?:and|or))?`,
    languages,
    end,
  ),
  after(
    `(?:study|studies|studying|studied|teach|teaches)(?: at university)?`,
    "medicine|law|engineering|architecture|economics|singing|drama|philosophy|grammar|computing|programming",
    end,
  ),
  after(
    `(?:have|has|had|hate|hates|like|likes|love|loves)(?: got)?`,
    softSubjects,
    `(?= (?:on (?:${days})s?|today|tomorrow|at (?:nine|ten|eleven|eight)|twice|three times|every|because|but|with (?:mr|mrs|miss|professor)|and (?:the )?(?:maths|geography|science|art|history|english|music|pe))${whole})`,
  ),
  after(
    `(?:${softSubjects}|maths|geography|english|italian|french|physics|chemistry)(?:,| and| or| but not| than| to| with)`,
    `${softSubjects}|${languages}`,
    end,
  ),
  phrase(`the (?:page|exercise|chapter|unit|platform|question|exercises|pages) (?:number )?\\d+${end}`),
  // Church, bed, days.
  after(`(?:go|goes|going|went) to`, "church", `(?= (?:on (?:${days})s?|every|with my|at)${whole}|$)`),
  after(
    `(?:(?:i|you|he|she|we|they) (?:am|are|is|was|were)|(?:mum|dad|brother|sister|father|mother|parents) (?:is|was|are|were)|i'm|been|he's|she's|already|ill|still|read|reading|asleep|breakfast) in`,
    "bed",
    `(?=$|,| (?:with a|because|all|until|and|when|at|before|since|for|by|now)${whole})`,
  ),
  after(`(?:love|like|hate|prefer|on|all|adore|loves|hates|about)`, `(?:${days})s`, end),
  phrase(
    `(?<!(?<![\\w'-])(?:in|for|during|over|of|is|was|be|until|till|since|by|enjoyed|enjoy|spent|spend|remember|miss|missed|like|liked|loved|love|before|after|about|on|that|were) )(?<=\\w )the (?:next|last) (?:week|month|year|summer|winter|weekend|night|${days})(?= (?:with|and|because|but|we|i)${whole})`,
  ),
  // Looks, illnesses and belief.
  after(
    `(?:have|has|had|got|with)`,
    `(?:(?:${oneOf("long short curly straight brown blond blonde blue green black dark fair red big small beautiful light grey wavy")}),? (?:and )?)+(?:hair|eyes)`,
    `(?=$|,| (?:and|but|like|because|so)${whole})`,
  ),
  after(
    "(?:have|has|had|got|against|from|of|with)",
    "cancer|malaria|covid|chickenpox|asthma|diabetes|pneumonia",
    end,
  ),
  after(
    "(?:believe|believes|believed) in|pray(?:s|ed)? to",
    "god|ghosts|aliens|magic|destiny|fate|miracles|santa claus|heaven|luck|astrology|horoscopes",
    end,
  ),
  after(
    "(?:i|we|they|he|she|people|to) (?:go|goes|went|travel|going) to",
    oneOfPhrases("paradise, heaven, hell"),
    end,
  ),
];
