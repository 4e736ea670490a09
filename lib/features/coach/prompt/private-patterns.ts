/** What is taken out whole, and what stands in its place. The first that fits takes it. */
export type PrivatePattern = { label: string; pattern: RegExp };

const roads =
  "via|viale|v\\.le|vle|piazza|p\\.zza|p\\.za|piazzale|p\\.le|corso|c\\.so|vicolo|largo|strada|contrada|salita|borgo|vico|calle|lungomare|lungarno|località|loc\\.|frazione|fraz\\.";
const road = `(?:${roads})`;
const roadName = "[\\p{L}'’.]+(?:\\s+(?!e\\b|ed\\b|and\\b|ho\\b|i\\b|mi\\b)[\\p{L}'’.]+){0,4}?";
const houseNumber =
  "(?:,?\\s*(?:n\\.?°?|n°|nr\\.?|num\\.?|numero|civico|al numero|al)?\\s*\\d{1,4}(?:\\s?\\/?\\s?[a-z])?\\b)";
const englishRoad =
  "(?:street|st\\.?|road|rd\\.?|avenue|ave\\.?|square|lane|drive|boulevard|way|close|gardens|court)";
const home =
  "(?:abit\\p{L}{0,8}|viv\\p{L}{0,8}|sto|stiamo|casa\\s+(?:mia|nostra)\\s+è|indirizzo(?:\\s+di\\s+casa)?\\s*(?:è|e'|:)?|mi\\s+trovi|trasferit[aoei]|live[sd]?|address(?:\\s+is|:)?|house\\s+is|home\\s+is|flat\\s+is|resid\\p{L}{0,8})";
const dot = "(?:\\.|\\s+(?:dot|punto)\\s+|\\s*\\((?:dot|punto)\\)\\s*|\\s*\\[dot\\]\\s*)";
const at = "\\s*(?:@|\\(at\\)|\\[at\\]|\\{at\\}|\\s(?:at|chiocciola|chioc)\\s|\\(chiocciola\\))\\s*";
const digitWord =
  "(?:zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|one|two|three|four|five|six|seven|eight|nine|oh|double|doppio)";
const network =
  "(?:insta(?:gram)?|ig|tik\\s?tok|snap(?:chat)?|discord|telegram|tg|twitch|youtube|yt|fortnite|roblox|psn|steam|facebook|fb|be\\s?real|whatsapp|xbox)";

/** Many blanks part what they stand between; a search over any number of them takes the square of their length. */
const withFewBlanks = (source: string) =>
  source.replaceAll("\\s+", "\\s{1,4}").replaceAll("\\s*", "\\s{0,4}");

const make = (label: string, source: string): PrivatePattern => ({
  label,
  pattern: new RegExp(withFewBlanks(source), "giu"),
});

/** Where capital letters tell a name from other words: the words around it are taken in either case. */
const withCapitals = (label: string, source: string): PrivatePattern => ({
  label,
  pattern: new RegExp(withFewBlanks(source), "gu"),
});
const anyCase = (words: string) =>
  `(?:${words.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})`;
const capitalised = "\\p{Lu}[\\p{L}'’.]+";

export const privatePatterns: PrivatePattern[] = [
  make(
    "email",
    `(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}(?:\\s?${dot}\\s?[\\p{L}\\p{N}_-]{1,64}){0,3}${at}[\\p{L}\\p{N}-]{1,64}(?:${dot}[\\p{L}]{2,20}){1,3}`,
  ),
  make(
    "email",
    "(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}\\s?(?:@|\\(at\\)|\\[at\\]|\\sat\\s|\\schiocciola\\s)\\s?(?:gmail|libero|hotmail|yahoo|outlook|icloud|virgilio|alice|tiscali|live)\\b",
  ),
  make("iban", "\\bIT\\s?\\d{2}\\s?[A-Z](?:\\s?\\d){10}(?:\\s?[0-9A-Z]){12}\\b"),
  make("codice", "\\b[A-Z]{6}\\s?\\d{2}\\s?[A-EHLMPRST]\\s?\\d{2}\\s?[A-Z]\\s?\\d{3}\\s?[A-Z]\\b"),
  make("codice", "(?<!\\d)\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{4}(?!\\d)"),
  make("telefono", "(?<![\\d.,/])(?:\\+|00)\\d{2}(?:[\\s./-]?\\d){8,11}(?!\\d)"),
  make("telefono", "(?<![\\d.,/])[03]\\d{1,3}(?:[\\s./-]{0,3}\\d){5,8}(?!\\d)"),
  make("telefono", `\\b${digitWord}(?:[\\s,.-]+${digitWord}){5,}`),
  make(
    "telefono",
    "\\d(?<=\\b(?:numero|number|telefono|phone|cell\\p{L}{0,10}|whatsapp|mobile|tel\\.?)\\b[^\\d\\n]{0,20}\\d)(?:[\\s./-]?\\d){5,}",
  ),
  make(
    "password",
    "(?<=\\b(?:password|pass|psw|pwd|passcode|pin)\\b[^.\\n]{0,20}?(?:\\sè\\s|\\se'\\s|\\sis\\s|[:=]\\s?))[^\\s]+",
  ),
  make("profilo", "(?<![\\p{L}\\p{N}])@[\\p{L}\\p{N}_.]{2,}[\\p{L}\\p{N}_]"),
  make(
    "profilo",
    `(?<=\\b${network}\\b\\s*(?:[:=]|è|is|sono|name|nick(?:name)?|come|as|@|-)\\s*(?:is\\s|è\\s|:\\s?)?)[\\p{L}\\p{N}_.-]{3,}`,
  ),
  make(
    "profilo",
    `(?<=\\b(?:nick(?:name)?|username|user|profilo|account|tag)\\b[^.\\n]{0,25}?(?:\\sè\\s|\\sis\\s|[:=]\\s?))[\\p{L}\\p{N}_.#-]{3,}`,
  ),
  make("indirizzo", `\\b${road}\\s+${roadName}${houseNumber}`),
  make(
    "indirizzo",
    `\\b(?=${road}\\s)(?<=\\b${home}[^.!?\\n]{0,25})${road}\\s+(?:(?:de[gil]?|dell[aeo]|degli|san|santa|don)\\s+){0,4}(?:dell['’])?[\\p{L}'’]+`,
  ),
  withCapitals(
    "indirizzo",
    `(?<!\\p{L}|\\bto \\p{L}{1,20} )${anyCase(roads)}\\s+(?:(?:de[gil]|della|delle|degli|San|Santa|Don)\\s+|dell['’]){0,4}${capitalised}(?:\\s+${capitalised}){0,5}`,
  ),
  make("indirizzo", `\\d{1,4},?\\s+(?:[\\p{L}'’]+\\s+){1,3}${englishRoad}(?!\\p{L})`),
  make(
    "indirizzo",
    `(?<!\\p{L})(?=[\\p{L}'’]{1,30}\\s)(?<=\\b${home}[^.!?\\n]{0,12})(?:[\\p{L}'’]{1,30}\\s+){1,2}${englishRoad}(?!\\p{L})(?:,?\\s+(?:number\\s+)?\\d{1,4})?`,
  ),
  make("cap", "(?<=\\b(?:cap|c\\.a\\.p\\.|postcode|zip)\\b[^\\d\\n]{0,8})\\d{5}"),
  withCapitals(
    "scuola",
    `(?<!\\p{L})(?=\\p{Lu})(?<=(?<!\\p{L})${anyCase("scuola|istituto|liceo|elementari|elementare|medie|media|primaria|secondaria|comprensivo|superiori|itis|ic|itc|asilo")}\\s+(?:${anyCase("media|primaria|elementare|secondaria|comprensivo|statale|superiore|classico|scientifico|linguistico|artistico|tecnico|alla|si\\s+chiama|è\\s+la|è\\s+il|di\\s+primo\\s+grado")}\\s+){0,3}["«“]?)${capitalised}(?:\\s+(?:(?:e|di|da|de|della|del)\\s+)?${capitalised}){0,5}`,
  ),
  withCapitals(
    "scuola",
    `(?<!\\p{L})${capitalised}(?:\\s+${capitalised}){0,5}(?=\\s+(?:${anyCase("middle|high|primary|secondary|junior|elementary|grammar|comprehensive")}\\s+)?${anyCase("school|college|academy|institute")}(?!\\p{L}))`,
  ),
  withCapitals(
    "scuola",
    `(?<=${anyCase("scuola|istituto|liceo|school")}\\s+${anyCase("si\\s+chiama|called|named|is\\s+called|is\\s+named|intitolata\\s+a")}\\s+)${capitalised}(?:\\s+(?:(?:da|di|de|del|della)\\s+)?${capitalised}){0,5}`,
  ),
  make(
    "scuola",
    "(?<=\\b(?:scuola|istituto|liceo|school)\\s+(?:si\\s+chiama|called|named|is\\s+called|is\\s+named|media|elementare|primaria|comprensivo|scientifico|classico|linguistico|artistico|tecnico)\\s+)(?!(?:di|a|e|in|con|che|del|della|and|or|of|per|ho|ha|è|perché|the|per|molto|mi|si)(?!\\p{L}))[\\p{L}'’]{4,}",
  ),
];

/** What a text has at least when one of the patterns fits: most sentences of a lesson have none of it. */
export const mayBePrivate =
  /\d|@|chioc|\(at\)|\[at\]|\bat\b|\b(?:via|v\.le|vle|viale|piazza|p\.zza|p\.za|p\.le|piazzale|corso|c\.so|vicolo|largo|strada|contrada|salita|borgo|vico|calle|lung\p{L}+|loc\p{L}*|fraz\p{L}*)\b|scuol|istitut|liceo|\b(?:ITIS|IC|ITC)\b|asilo|medi[ae]|elementar|primaria|comprensiv|superior|school|college|academy|institute|insta|tik|snap|discord|telegram|\b(?:ig|tg|yt|fb|nick\p{L}*|user\p{L}*|profilo|account|tag|pin|psn|steam|cap)\b|pass|psw|pwd|street|road|avenue|square|lane|drive|boulevard|\bway\b|close|garden|court|\b(?:st|rd|ave)\b|numer|number|phone|zero|due|tre|one|two|three/iu;
