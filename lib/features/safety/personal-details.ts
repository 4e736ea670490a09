import { foldLetters } from "./plain-text";

const digitWords =
  "zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|one|two|three|four|five|six|seven|eight|nine|oh";

/** Data that name a child or open a door to them, wherever they stand. */
const always = [
  /(?<![\d.,])(?:\+?(?:0039|39)[\s./-]?)?3\d{2}[\s./-]?\d{3}[\s./-]?\d{3,4}(?!\d)/,
  /(?<![\d.,])3(?:[\s.-]?\d){9}(?!\d)/,
  /\+\d{2}(?:[\s.-]?\d){8,11}(?!\d)/,
  /(?<!\d)\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}(?!\d)/,
  /\b[a-z]{6}\d{2}[a-ehlmprst]\d{2}[a-z]\d{3}[a-z]\b/,
  /\bit\d{2}[ ]?[a-z](?:[ ]?\d){10}(?:[ ]?[0-9a-z]){12}\b/,
  /[\w.+-]\s?@\s?[a-z0-9-]+\.[a-z]{2}/,
  /[\w.+-] ?(?:\(at\)|\[at\]| at | chiocciola ) ?(?:gmail|libero|hotmail|yahoo|outlook|icloud|virgilio|alice|tiscali)\b/,
];

/** Data that are somebody's only when the writer says whose. */
const owned = [
  /\b(?:mi[oa]|il|call me|text me|my|chiamami|scrivimi|whatsapp|tel\w*|cell\w*|number is|numero (?:e|è|di casa))\b[^.!?]{0,40}?(?<!\d)0?\d(?:[\s./-]?\d){6,10}(?!\d)/,
  new RegExp(
    `\\b(?:mio|my|chiama\\w*|call)\\b[^.!?]{0,30}(?:numero|number|cell\\w*|phone)?[^.!?]{0,15}\\b(?:(?:${digitWords})[\\s,-]+){6}`,
  ),
  /\b(?:la )?mi[ao] (?:password|pin|pass|psw|pwd)\b[^.!?]{0,25}?(?: e'? | è |:|=| si chiama )\s*\S+/,
  /\bmy (?:\w+ )?(?:password|pin|passcode)\b[^.!?]{0,20}?(?: is |:|=)\s*\S+/,
  /\b(?:password|pin|psw|pwd)\s*(?:del|di|della|for|of)\b[^.!?]{0,20}(?::|=| e'? | is )\s*\S+/,
  /\b(?:abito|vivo|sto|sto di casa|casa mia e|casa (?:mia )?(?:e|si trova)|indirizzo e|indirizzo:|trovi|vieni)\b[^.!?]{0,25}\b(?:via|viale|piazza|piazzale|corso|vicolo|largo|strada|contrada|vico|salita|borgo)\s+[a-z][^.!?]{1,40}?\d{1,4}\b/,
  /\b(?:my|our) (?:house|home|flat|apartment) is (?:in|at)\b[^.!?]{0,6}(?:(?:via|viale|piazza|corso)\s+[a-z][^.!?]{1,40}\d{1,4}|\d{1,4},? [a-z]+ (?:street|road|avenue|square|lane))\b/,
  /(?:^|[\s,])(?:insta\w*|ig|tiktok|tik tok|snap\w*|discord|telegram)\s*[:=]\s*@?[\w.]{3,}/,
  /\bmio indirizzo\b[^?]{0,12}(?: e'? |:)\s*\S+/,
  /\b(?:via|viale|piazza|corso)\s+[a-z'][a-z' ]{2,29},?\s*(?:n\.?\s*|numero\s*)?\d{1,4}\b[^.!?]{0,20}\b(?:abito|vivo|casa mia)\b/,
  /\b(?:i|we) live (?:at|in)\b[^.!?]{0,12}\d{1,4},? (?:via|viale|piazza|corso|[a-z]+ (?:street|road|avenue|square|lane|st\b|rd\b))/,
  /\b(?:i|we) live (?:at|in)\b[^.!?]{0,6}(?:via|viale|piazza|corso)\s+[a-z][^.!?]{1,40}\d{1,4}\b/,
  /\bmy (?:home )?address is\b(?! in the)[^.!?]{0,60}\d/,
  /\b(?:mi[oa]|my|seguimi|follow me|aggiungimi|add me|scrivimi|cercami|sono|trovami|mi trovi|mi trovate|il mio nick)\b[^.!?]{0,30}\b(?:insta\w*|tiktok|tik tok|snap\w*|discord|telegram|ig|youtube|twitch|fortnite|roblox)\b[^.!?]{0,25}(?:@\s?[\w.]{3}| e'? (?!della|di|un|una|nella|in|il|la|mio|mia|molto|piu|bello|bella)\S| is (?!a|an|the|in|very|my|from|not|so)\S|: ?\S| sono (?!di|in|un|una|il|la|molto|bravo|brava)\S| come [^\s\d_.]*[\d_.])/,
  /(?:^|\s)@[a-z][\w.]{3,40}[^.!?]{0,30}\b(?:insta\w*|tiktok|snap\w*|discord|telegram)\b/,
];

/** First name and surname together with a school that has a name: enough to find a child. */
const fullName =
  /\b(?:[Mm]i chiamo|[Ss]ono|[Ii]o sono|[Mm]y (?:full )?name is|[Mm]y name's|I am|I'm)\s+[A-ZÀ-Ý][\p{L}']+\s+(?:(?:De|Di|D'|Del|Della|Lo|La)\s?)?[A-ZÀ-Ý][\p{L}']+/u;
const namedSchool =
  /\b(?:alla|all'|della|at|frequento la|frequento il) (?:\p{Lu}[\p{L}']+ ){1,2}[\p{L}']*\s*$|\b[1-5]\s?[A-Z]\b[^.!?]{0,12}\b(?:alla|al|della|del|dell'|at) \p{Lu}|\b(?:[Ss]cuola|[Ii]stituto|[Mm]edi[ae]|[Ll]iceo|[Ee]lementar[ei]|[Pp]rimaria|[Cc]omprensivo)\s+(?:\p{Ll}+\s+){0,2}["«']?[A-ZÀ-Ý]|(?<!\p{L})[A-ZÀ-Ý]\p{L}+(?:'\p{L}*)?\s+(?:[Mm]iddle |[Hh]igh |[Pp]rimary |[Ss]econdary )?[Ss]chool\b/u;

/** Somebody else's, and known to everybody. */
const knownToAll =
  /\b(?:sherlock|holmes|prime minister|downing|queen|king|president|harry potter|privet drive|baker street|santa claus|babbo natale|paddington)\b/;
const othersOnly = /^\s*(?:he|she|they|his|her|their|tom|peter|mr|mrs|miss|emma|anna|john)\b/i;

/** Whether a message shares an address, a number, a password or the like. */
export function sharesPersonalData(message: string): boolean {
  const folded = foldLetters(message);
  if (always.some((sign) => sign.test(folded))) return true;
  if (fullName.test(message) && namedSchool.test(message)) return true;
  if (/(?<!\d)555|555\d{4}/.test(folded)) return false; // Numbers of films and textbooks.
  if (knownToAll.test(folded) || othersOnly.test(message)) return false;
  return owned.some((sign) => sign.test(folded));
}
