import { animals, foods, ideas, languages, people, softSubjects, stuff, subjects } from "./nouns";
import { nounEnd, phrase } from "../../sentence/phrase-line";

const whole = "(?![\\w'-])";
const opening = `(?<=(?:^|(?:think|believe|know|because|that|and|but|so|if|when|opinion|,),? ))`;
const values = `${ideas}|knowledge|beauty|luck|death|health|tourism|laziness|silence`;
const closing = `(?=$|,| (?:and|or|because|but|when|in the future|one day)${whole})`;

const after = (before: string, noun: string, then: string) =>
  phrase(`(?<=(?<![\\w'-])(?:${before}) )the (?:${noun})${then}`);
const opens = (noun: string, then: string) => phrase(`${opening}the (?:${noun})(?= (?:${then})${whole})`);

/** What is said of a thing in general: "the love makes people happy", "the ghosts don't exist". */
export const genericClaims: RegExp[] = [
  opens(
    values,
    "makes|helps|hurts|gives|brings|means|changes|connects|unites|destroys|kills|needs|lasts|saves|teaches|grows|always|never|can|can't|doesn't|must|should|has changed|is everything|is power|is (?:a )?part of|is life|is one of|is in the eye|starts",
  ),
  opens(
    stuff,
    "has changed (?:our|the) (?:life|lives|world)|is (?:a )?part of|is everything|is my life|is bad|will never die",
  ),
  opens(
    `${people}|${animals}|women|men|boys|girls|babies|books`,
    "don't exist|exist|don't cry|cry a lot|earn|disappeared|eat the|are my best friends|make me happy|never lie",
  ),
  opens(
    "people",
    "think that|should (?:recycle|respect|help|be|use|eat|read|learn|protect|stop|save)|must|need to|can't live|don't (?:know|understand|respect|care|talk|recycle)",
  ),
  phrase(
    `(?<=(?:in the future|in (?:a hundred|fifty|twenty|[\\d]+) years|one day|tomorrow),? )the (?:people|cars|computers|children|students|houses|${people})(?= (?:will|won't)${whole})`,
  ),
  opens("people|cars|computers|robots|drones|machines", "will (?:[\\w-]+ ){1,6}in the future"),
  phrase(`the family(?= is (?:everything|(?:very |really )?important|the most important)${whole})`),
  phrase(
    `(?<=^(?:is|isn't) )the (?:${ideas}|money|music|art|school|sport)(?= (?:really |so |more |very )?(?:important|necessary|useful|dangerous)${whole})`,
  ),
  phrase(`(?<=^what(?: is|'s) )the (?:${ideas})$`),
  after(
    "(?:made|prepared) (?:from|of|with)|comes from",
    `${foods}|grapes|wood|gold|silver|plastic|glass|paper|wool|cotton|olives|leather|steel`,
    closing,
  ),
  after(
    "(?:work|works|working|worked) with",
    "children|animals|kids|old people|disabled people|computers|horses|dogs",
    closing,
  ),
  after("care of|help|helping", "old people|poor people|homeless people|elderly people|sick people", closing),
  after(
    "(?:work|works|working|job|career|interested) in",
    "tourism|fashion|advertising|politics|marketing|agriculture|cinema|sport",
    closing,
  ),
  after(
    "(?:find|finds|found)",
    `${subjects}|${softSubjects}|${languages}`,
    `(?= (?:very |really |too |so )?(?:boring|interesting|difficult|easy|hard|fun|useful)${whole})`,
  ),
  after(
    "(?:prefer|prefers)",
    "books|films|series|comics|movies|novels|magazines|newspapers",
    `(?= to${whole})`,
  ),
  after(
    "(?:hate|hates|love|loves|like|likes|against|about)",
    ideas,
    `(?= in (?:films|the world|sport|sports|our (?:society|school)|schools|video games|football)${whole})`,
  ),
  after(
    "(?:need|needs)",
    "water|love|air|oxygen|food|money|sun",
    `(?= to (?:live|survive|grow|breathe|be happy)${whole})`,
  ),
  after(
    "without",
    "friends|money|love|music|water|electricity|smartphones|phones",
    `${nounEnd}(?! (?:of|that|which|who|on|in|from|you|we|i)${whole})`,
  ),
];
