/** What is taken out whole, and what stands in its place. The first that fits takes it. */
export type PrivatePattern = { label: string; pattern: RegExp };

const roads =
  "via|viale|v\\.le|vle|piazza|p\\.zza|p\\.za|piazzale|p\\.le|corso|c\\.so|vicolo|largo|strada|contrada|salita|borgo|vico|calle|lungomare|lungarno|località|loc\\.|frazione|fraz\\.";
const houseNumber =
  "(?:,?\\s*(?:n\\.?°?|n°|nr\\.?|num\\.?|numero|civico|al numero|al)?\\s*\\d{1,4}(?:(?:\\s?\\/\\s?)?[a-z](?!\\p{L}))?(?!\\d))";
const englishRoad =
  "(?:street|st\\.?|road|rd\\.?|avenue|ave\\.?|square|lane|drive|boulevard|way|close|gardens|court)";
const dot = "(?:\\.|\\s+(?:dot|punto)\\s+|\\s*\\((?:dot|punto)\\)\\s*|\\s*\\[dot\\]\\s*)";
const spokenDot = "(?:\\s+(?:dot|punto)\\s+|\\s*\\((?:dot|punto)\\)\\s*)";
const at = "\\s*(?:@|\\(at\\)|\\[at\\]|\\{at\\}|\\s(?:chiocciola|chioc)\\s|\\(chiocciola\\))\\s*";
const digitWord =
  "(?:zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|one|two|three|four|five|six|seven|eight|nine|oh|double|doppio)";
const network =
  "(?:insta(?:gram)?|ig|tik\\s?tok|snap(?:chat)?|discord|telegram|tg|twitch|youtube|yt|fortnite|roblox|psn|steam|facebook|fb|be\\s?real|whatsapp|xbox|minecraft)";
/** A digit or a mark in the middle tells it from a word. */
const markedHandle =
  "(?=[\\p{L}\\p{N}_.#-]{0,39}[\\d_.#-][\\p{L}\\p{N}_])[\\p{L}\\p{N}_.#-]{2,39}[\\p{L}\\p{N}_]";

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
const capitals = `${capitalised}(?:\\s+(?:(?:e|di|da|de|della|del|dei|delle)\\s+)?${capitalised}){0,4}(?:\\s+[IVX]{1,4}(?!\\p{L}))?`;

/** What opens a door to somebody wherever it stands. */
export const contacts: PrivatePattern[] = [
  make(
    "email",
    `(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}(?:\\s?${dot}\\s?[\\p{L}\\p{N}_-]{1,64}){0,3}${at}[\\p{L}\\p{N}-]{1,64}(?:${dot}[\\p{L}]{2,20}){1,3}`,
  ),
  make(
    "email",
    `(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}\\s(?:at)\\s[\\p{L}\\p{N}-]{1,64}${spokenDot}[\\p{L}]{2,20}`,
  ),
  make(
    "email",
    "(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}\\s?(?:@|\\(at\\)|\\[at\\]|\\sat\\s|\\schiocciola\\s)\\s?(?:gmail|libero|hotmail|yahoo|outlook|icloud|virgilio|tiscali)\\b(?:\\.[a-z]{2,3})?",
  ),
  make(
    "profilo",
    '(?<![\\p{L}\\p{N}])(?:https?:\\/\\/|www\\.)?(?:(?:instagram|tiktok|youtube|facebook|twitch|snapchat|threads)\\.(?:com|tv|net)|discord\\.gg|t\\.me|wa\\.me|youtu\\.be)\\/[^\\s"»”)]{1,100}',
  ),
  make("iban", "\\bIT\\s?\\d{2}\\s?[A-Z](?:\\s?\\d){10}(?:\\s?[0-9A-Z]){12}\\b"),
  make("codice", "\\b[A-Z]{6}\\s?\\d{2}\\s?[A-EHLMPRST]\\s?\\d{2}\\s?[A-Z]\\s?\\d{3}\\s?[A-Z]\\b"),
  make("codice", "(?<!\\d)\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{4}(?!\\d)"),
  make("telefono", "(?<![\\d.,/-])(?:(?:\\+|00)\\d{2}[\\s./-]?)?3\\d{2}(?:[\\s./-]?\\d){6,7}(?!\\d)"),
  make("telefono", "(?<![\\d.,/])(?:\\+|00)\\d{2}(?:[\\s./-]?\\d){8,11}(?!\\d)"),
  make("profilo", "(?<![\\p{L}\\p{N}])@[\\p{L}\\p{N}_.]{2,40}[\\p{L}\\p{N}_]"),
];

/** The same, where the text is not one of a book. */
export const ownContacts: PrivatePattern[] = [
  make(
    "profilo",
    `(?<=\\b${network}\\b\\s*(?:[:=]|è|is|sono|name|nick(?:name)?|come|as|-)?\\s*(?:is\\s|è\\s|:\\s?)?)${markedHandle}`,
  ),
  make(
    "telefono",
    "(?<![\\d.,/-])(?!\\d{1,2}[./-]\\d{1,2}[./-]\\d)0\\d{1,3}(?:[\\s./-]{0,3}\\d){5,8}(?![\\d./-]*\\d)",
  ),
  make(
    "telefono",
    "(?<=\\b(?:numero|number|telefono|phone|cell\\p{L}{0,10}|whatsapp|mobile|tel\\.?|call me|text me|chiam\\p{L}{1,4})\\b[^\\d\\n]{0,20})\\d(?:[\\s./-]?\\d){5,12}",
  ),
  make(
    "telefono",
    `(?<=\\b(?:numero|number|telefono|phone|cell\\p{L}{0,10}|call me)\\b[^\\n]{0,20})${digitWord}(?:[\\s,.-]+${digitWord}){5,14}(?!\\p{L})`,
  ),
  make(
    "password",
    "(?<=\\b(?:password|pass|psw|pwd|passcode|pin)\\b[^.\\n]{0,20}?(?:\\sè\\s|\\se'\\s|\\sis\\s|[:=]\\s?))(?!(?:un|una|a|the|too|very|not|non|troppo)\\s)[^\\s]+",
  ),
  make("sito", '(?<![\\p{L}\\p{N}])(?:https?:\\/\\/)?www\\.[\\p{L}\\p{N}.-]{3,60}(?:\\/[^\\s"»”)]{1,100})?'),
  make(
    "sito",
    "(?<=(?:my|mi[oa])\\s(?:[\\p{L}]{3,8}\\s){0,2}(?:is|è|e'|:)\\s)(?:https?:\\/\\/)?[\\p{L}\\p{N}-]{2,40}\\.(?:it|com|net|org|eu|blog|me|tv)[^\\s\"»”)]{0,60}",
  ),
  make("sito", 'https?:\\/\\/[^\\s"»”)]{4,100}'),
  make("cap", "(?<=\\b(?:cap|c\\.a\\.p\\.|postcode|zip)\\b[^\\d\\n]{0,8})\\d{5}"),
];

const day = "(?:0?[1-9]|[12]\\d|3[01])";
const months =
  "(?:gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:tembre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?|january|february|march|april|may|june|july|august|september|october|november|december|jan|jun|jul|aug|sept?|oct|dec)";
const birth =
  "(?:nat[oaie]|born|compleanno|birthday|nascita|birth|b-?day|dob|compi(?:o|rò|e)|turn(?:ed)?)(?!\\p{L})[^.!?\\n]{0,30}?";
const schoolKind =
  "scuola|istituto|liceo|elementari|elementare|medie|media|primaria|secondaria|comprensivo|superiori|itis|ipsia|ipsar|iti|itcg|itet|iis|isis|ic|itc|asilo|convitto|ginnasio";
const schoolMore =
  "media|medie|primaria|secondaria|elementare|comprensivo|statale|superiore|classico|scientifico|linguistico|artistico|musicale|tecnico|professionale|alberghiero|paritaria|alla|si\\s+chiama|è\\s+la|è\\s+il|di\\s+primo\\s+grado|di\\s+secondo\\s+grado|delle\\s+scienze\\s+umane";
const noSchoolName =
  "(?!(?:di|a|e|in|con|che|del|della|and|or|of|per|ho|ha|è|perché|the|molto|mi|si|io|inizia|finisce|come|sono|non|dove|quando|oggi|domani|siamo|abbiamo|media|medie|primaria|classico|scientifico|linguistico|artistico|tecnico|superiore|statale|italiana|inglese|la|il|le|al|alla|da|is|was|has|my|we|elementare|secondaria|nuova|vecchia|bella|grande|pubblica|privata|online|guida|serale)(?!\\p{L}))";

/** In the sentences in which students speak of themselves. */
export const ownDetails: PrivatePattern[] = [
  make(
    "profilo",
    `(?<=\\b${network}\\b\\s*(?:[:=]|è|is|sono|come|as|-)\\s*(?:is\\s|è\\s|:\\s?)?)(?!very|not|a|the|un|una|my|molto|non|full|fun|so|too|really|private|public|privato|pubblico|pieno)[\\p{L}]{3,40}(?=$|[,.!?]|\\s(?:e|and|ma|but)\\s)`,
  ),
  make(
    "profilo",
    "(?<=\\b(?:nickname|username|user|profilo|account|tag)\\b[^.\\n]{0,25}?(?:\\sè\\s|\\sis\\s|[:=]\\s?))[\\p{L}\\p{N}_.#-]{2,39}[\\p{L}\\p{N}]",
  ),
  make("nascita", `(?<=${birth})${day}\\s?[./-]\\s?\\d{1,2}(?:\\s?[./-]\\s?\\d{2,4})?(?!\\d)`),
  make(
    "nascita",
    `(?<=${birth})(?:${day}(?:st|nd|rd|th|°)?|[\\p{L}-]{4,16})\\s+(?:of\\s+|di\\s+)?${months}(?!\\p{L})(?:,?\\s+(?:del\\s+)?\\d{4})?`,
  ),
  make("nascita", `(?<=${birth})${months}\\s+(?:the\\s+)?${day}(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+\\d{4})?`),
  withCapitals(
    "luogo",
    `(?<!\\p{L})${anyCase("palestra|officina|oratorio|piscina|parrocchia|pizzeria|ristorante|ospedale|farmacia|negozio|studio|biblioteca|polisportiva")}\\s+(?:${anyCase("comunale|medico|dentistico")}\\s+)?${capitals}`,
  ),
  make(
    "nascita",
    `${day}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${months}(?=[^.!?\\n]{0,30}(?:my birthday|mio compleanno))`,
  ),
  make(
    "classe",
    "(?<=(?<!\\p{L})(?:class[e]?|della|sono\\s+(?:in|della|di)|siamo\\s+(?:in|della)|(?:frequento|faccio)\\s+la|nella|in|[ai]l?la)\\s+)(?:[1-5]\\s?[ª°^a]?|I{1,3}|prima|seconda|terza|quarta|quinta)\\s?[a-l](?![\\p{L}\\p{N}])",
  ),
];

/** An Italian school with its name: nobody but its pupils speak of it. */
export const namedSchools: PrivatePattern[] = [
  withCapitals(
    "classe",
    `(?<![\\p{L}\\p{N}.])[1-5]\\s?[ª°^]?\\s?[A-L](?=,?\\s+(?:of|at|(?:all|del|dell)[aoe]?|${anyCase(schoolKind)})(?!\\p{L}))`,
  ),
  withCapitals(
    "scuola",
    `(?<!\\p{L})(?=\\p{Lu})(?<=(?<!\\p{L})${anyCase(schoolKind)}\\s+(?:${anyCase(schoolMore)}\\s+){0,3}["«“]?)${capitals}`,
  ),
];
/** In a sentence about oneself any school. */
export const schools: PrivatePattern[] = [
  ...namedSchools,
  withCapitals(
    "scuola",
    `(?<!\\p{L})(?:(?!My|Our|The|I\\b)${capitalised}\\s+){1,4}(?=(?:${anyCase("middle|high|primary|secondary|junior|elementary|grammar|comprehensive")}\\s+)?${anyCase("school|college|academy|institute")}(?!\\p{L}))`,
  ),
  withCapitals(
    "scuola",
    `(?<=${anyCase("school|scuola|istituto")}[^.!?\\n]{0,12}${anyCase("called|named|is|intitolata\\s+a|si\\s+chiama|name\\s+is")}\\s+["«“]?)${capitals}`,
  ),
  make(
    "scuola",
    `(?<=(?<!\\p{L})(?:${schoolKind})\\s+(?:(?:${schoolMore})\\s+){0,2})${noSchoolName}[\\p{L}'’]{4,}`,
  ),
  withCapitals(
    "scuola",
    `(?<=(?<!\\p{L})(?:[1-5]\\s?[ª°^a]?\\s?[A-La-l]|prima|seconda|terza|quarta|quinta|andiamo|vado|studio|studi)\\s+(?:alla|della|al|del|all['’]|dell['’])\\s*)(?!Scuola|Liceo|Istituto)${capitals}`,
  ),
  withCapitals(
    "scuola",
    `(?<=(?:[Ff]requento|[Ff]accio) (?:il|la|lo) |(?:study|student|pupil) at (?:the )?)${capitals}`,
  ),
  make(
    "scuola",
    "(?<=(?:go|goes|going|went)\\s+to\\s+|attend\\s+|at\\s+)(?!the|my|our|this|that|same|high|middle|primary)[\\p{L}]{4,30}(?=\\s+(?:(?:middle|high|primary|secondary)\\s+)?school(?!\\p{L}))",
  ),
];

const particles = "(?:(?:de[gil]?|dell[aeo]|dei|degli|san|santa|don|ca['’])\\s+|(?:dell|d)['’]\\s?){0,3}";
const rest = "(?:,?\\s+(?:scala|interno|int\\.?|piano|palazzina)\\s+[\\p{L}\\d]{1,3}(?![\\p{L}\\d])){0,2}";
const roadName = "[\\p{L}'’.]+(?:\\s+(?!(?:e|ed|and|ho|i|mi|è|a|in)\\b)[\\p{L}'’.]+){0,4}?";
/** A road with its number: nobody but who lives there is told by it. */
export const addresses: PrivatePattern[] = [
  make("indirizzo", `(?<!\\p{L})(?:${roads})\\s+${roadName}${houseNumber}${rest}`),
];

/** Where the sentence says that somebody lives there. */
export const homes: PrivatePattern[] = [
  make(
    "indirizzo",
    `(?<!\\p{L})(?:${roads})\\s+${particles}(?:[\\p{Lu}][\\p{L}'’]+(?:\\s+\\p{Lu}[\\p{L}'’]+){0,3}|[\\p{L}'’]+)`,
  ),
  make("indirizzo", `(?<!\\p{L})\\d{1,4}\\s?[a-z]?,?\\s+(?:[\\p{L}'’]+\\s+){1,3}${englishRoad}(?!\\p{L})`),
  make(
    "indirizzo",
    `(?<=\\b(?:in|on|at|is)\\s+)(?:(?!(?:the|a|my|this|in|on|at)\\b)[\\p{L}'’]{1,30}\\s+){1,2}${englishRoad}(?!\\p{L})(?:,?\\s+(?:number\\s+)?\\d{1,4})?`,
  ),
  make("indirizzo", `(?<=(?:chiesa|parrocchia)\\s+(?:di\\s+)?)san(?:ta|to|t['’])?\\s?[\\p{L}'’]+`),
];
export const livesThere =
  /(?<!\p{L})(?:abit\p{L}{0,8}|viv\p{L}{0,8}|sto|stiamo|casa|indirizzo|mi trov\p{L}{1,4}|trasferit[aoei]|live[sd]?|living|address|house|home|flat|resid\p{L}{0,8}|sender|mittente)(?!\p{L})/iu;

/** What a text has at least when one of the patterns fits: most sentences of a lesson have none of it. */
export const mayBePrivate =
  /\d|@|chioc|\bat\b|\b(?:via|viale|vle|piazza|piazzale|corso|vicolo|largo|strada|contrada|salita|borgo|vico|calle|lung\p{L}+|loc\p{L}*|fraz\p{L}*)\b|\.(?:le|zza|za|so)\b|chiesa|scuol|istitut|liceo|\b(?:it[a-z]{1,3}|ips\p{L}+|i[ci]s?|isis)\b|asilo|convitto|ginnasio|medi[ae]|elementar|primaria|secondaria|comprensiv|superior|school|college|academy|institute|insta|tik|snap|discord|telegram|www|http|\b(?:ig|tg|yt|fb|nick\p{L}*|user\p{L}*|profilo|account|tag|pin|psn|steam|cap|st|rd|ave)\b|pass|psw|pwd|street|road|avenue|square|lane|drive|boulevard|\bway\b|close|garden|court|numer|number|phone|alla |al |della |birth|nat[oa]|compleanno|prima|seconda|terza|quarta|quinta|frequento|faccio|stud[iye]|pupil|\.(?:it|com|net|org|eu|blog|me|tv)\b/iu;
