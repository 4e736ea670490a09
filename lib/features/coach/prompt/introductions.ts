/** What a name may follow. `isSure`: whatever follows is a name; else it takes a capital letter or a first name. */
export type Lead = {
  pattern: RegExp;
  isSure: boolean;
  /** Whether several may follow. */
  isList: boolean;
  /** Said in Italian: the student's own words also where English ones may be those of a book. */
  isItalian: boolean;
  /** Whether what follows may be how somebody is ("sono serena"). */
  isState: boolean;
  /** Whether a surname may follow in small letters ("la prof rinaldi"). */
  isTeacher: boolean;
};
type How = Partial<Omit<Lead, "pattern">>;

const lead = (
  source: string,
  { isSure = false, isList = false, isItalian = false, isState = false, isTeacher = false }: How = {},
): Lead => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll(" ", "[^\\S\\n]{1,3}")})(?!\\p{L})`, "giu"),
  isSure,
  isList,
  isItalian,
  isState,
  isTeacher,
});

const family =
  "sorell(?:a|e|ina|ine|astra)|fratell(?:o|i|ino|ini|one|astro)|gemell[oaie]|cugin[oaie]|cuginett[oa]|mamma|madre|mami|papà|babbo|padre|zi[oaei]|nonn[oaie]|nipot(?:e|i|ino|ina)|matrigna|patrigno|padrino|madrina";
const friend =
  "amic(?:o|a|i|he|one|ona|hetta)|amiche|bff|compagn[oaie]|vicin[oaie]|ragazz[oa]|fidanzat[oa]|crush|baby-?sitter|capitano|psicolog[oa]|pediatra|dentista|medico|parroco|alunn[oaie]|colleg[ahi]{1,2}|ex";
const teacher =
  "prof|professoressa|professore|prof\\.?ssa|maestr[oa]|insegnante|allenatore|allenatrice|mister|preside|dottor|dottoressa|istruttore|istruttrice|catechista|bidell[oa]|coach";
const englishFamily =
  "sisters?|brothers?|cousins?|mum|mom|mummy|mother|dad|daddy|father|aunt|auntie|uncle|grandma|grandmother|grandpa|grandfather|grandparents|granny|nan|nephew|niece|twins?|step-?(?:mother|father|mum|dad|sister|brother)|godmother|godfather|family|parents";
const englishFriend =
  "friends?|bff|neighbou?rs?|classmates?|girlfriend|boyfriend|deskmate|schoolmates?|teammates?|roommate|bestie|mates?|crush|babysitter|dentist|pen ?(?:friend|pal)|partner|captain|students?|pupils?|colleague";
const englishTeacher = "teachers?|coach|trainer|headmaster|headmistress|professor|instructor|tutor|doctor";
const of = "(?: (?:di|del|della|dell['’]|d['’]) ?[a-z]{3,12})?";
const title =
  "(?:mr|mrs|ms|miss|sir|dr|prof|prof\\.?ssa|professor|signor[ae]?|sig|sig\\.?r?a|dott|dott\\.?ssa|dottor|suor|don|aunt|uncle|zi[oa])\\.?";

const relation = `(?:${family}|${friend}|${teacher})`;
const englishRelation = `(?:${englishFamily}|${englishFriend}|${englishTeacher})`;
const mineInItalian = `(?:mi[oae]|miei|nostr[oaei]) (?:[a-zèù]{3,10} ){0,2}?${relation}${of}`;
const mineInEnglish = `(?:my|our) (?:[a-z']{2,12} ){0,2}?${englishRelation}`;
const ourTeacher = `(?:(?:la|il|una|un|della|del|dalla|dal|alla|al|con la|col) |l['’] ?)?(?:${teacher})${of}`;
const theTeacher = `the (?:[a-z]{3,10} )?(?:${englishTeacher})`;
const somebodysInItalian = `(?:un|una|la|il|i|le|due|tre|quattro|su[oae]|suoi) (?:[a-zèù]{3,10} ){0,1}?(?:${family}|${friend})${of}`;
const somebodysInEnglish = `(?:an?|two|three|four|his|her|their|${englishTeacher}) (?:[a-z]{2,12} ){0,2}?${englishRelation}`;
const calls = "si chiama(?:no)?|di nome";
const englishCalls = "(?:(?:is|are|was) )?(?:called|named)|['’]?s? names?(?: is| are|['’]s)";
const link = `(?:,| è| e['’]| era| sono|:)?(?: (?:la|il|i)(?= \\p{L}))?(?: ${title})?`;
const englishLink = `(?:,| is| are| was| were|['’]s|:)?(?: the(?= \\p{L}))?(?: ${title})?`;
const few = "(?: [a-zà-ù'’]{1,12}){0,4}?";

/** The student says who they are, or who somebody of theirs is. */
export const introductions: Lead[] = [
  lead(
    "m[ie] (?:ch|k)iam(?:o|ano)|mio (?:cog|sopran)?nome(?: completo)? (?:è|e['’])|chiamat?[ei]mi|di (?:cog)?nome (?:faccio|sono)|mio nick(?:name)? (?:è|e['’])|mi presento,? sono",
    { isSure: true, isItalian: true },
  ),
  lead(
    "my (?:[a-z]{3,8} )?(?:sur|nick)?name(?: is| are|['’]?s)?|(?:they|you can|please|friends|everybody|everyone|people|to) calls? me|i(?: am|['’]?m) (?:called|named)|signed(?: by)?:?",
    { isSure: true },
  ),
  lead("(?:nome|cognome|nome e cognome|alunn[oa]|student(?:e|essa)?|firmato|mittente)\\s?:", {
    isSure: true,
    isItalian: true,
  }),
  lead(
    "(?:guardian|parent|mother|father|student|pupil|emergency contact)['’]?s?['’]? (?:full )?name\\s?:|sender\\s?:",
    {
      isSure: true,
    },
  ),
  lead(
    "(?:ciao|salve|hey|hi|hello|buongiorno|buonasera)(?: a tutt[ie]| coach| prof| everyone| everybody)?[,!]? (?:io )?(?:sono|i am|i['’]?m)",
    {
      isItalian: true,
    },
  ),
  lead("sono|sn", { isItalian: true, isState: true }),
  lead(
    "siamo(?: io)?|io e|nonn[oa]|zi[oa]|(?:gentile|egregi[oa])(?: (?:collega|prof|professor(?:e|essa)|dottor(?:e|essa)?|signor[ae]?|preside|maestr[oa]))?",
    {
      isItalian: true,
      isList: true,
    },
  ),
  lead("firmat[oa](?: da)?:?", { isSure: true, isItalian: true }),
  lead(`(?:${englishFamily})['’]?s name is`, { isSure: true }),
  lead("i am|i['’]?m|it['’]s me", { isState: true }),
  lead(`(?:${mineInItalian}|${ourTeacher})${few} (?:${calls})`, {
    isSure: true,
    isList: true,
    isItalian: true,
  }),
  lead(
    `(?:${mineInEnglish}${few} (?:${englishCalls})|${theTeacher}${few} (?:is|was) (?:called|named)|(?:${mineInEnglish}|${theTeacher})['’]?s names?(?: is|['’]s)?)`,
    {
      isSure: true,
      isList: true,
    },
  ),
  lead(`${mineInItalian}${link}`, { isList: true, isItalian: true }),
  lead(`${ourTeacher}${link}`, { isItalian: true, isTeacher: true }),
  lead(`${mineInEnglish}${englishLink}`, { isList: true }),
];

/** In a sentence about oneself, somebody related with. */
export const relations: Lead[] = [
  lead(`${somebodysInItalian}(?:${few} (?:${calls})| (?:di|del|della)|${link})`, {
    isList: true,
    isItalian: true,
  }),
  lead(`${somebodysInEnglish}(?:${few} (?:${englishCalls})|${englishLink})`, { isList: true }),
  lead("(?:lui|lei) si chiama", { isSure: true, isItalian: true }),
  lead("(?:his|her) name(?: is|['’]s)", { isSure: true }),
  lead("uncle|aunt|auntie|grandma|grandpa|granny|cousin", { isList: true }),
];

/** In a sentence about one's own school. */
export const titles: Lead[] = [
  lead("(?:mr|mrs|ms|miss|dr|prof|prof\\.?ssa|professor)\\.?", { isItalian: true }),
];
export const isAboutSchool =
  /(?<!\p{L})(?:us|teach\p{L}{0,4}|school|class|subjects?|lessons?|tests?|exams?|marks?|explain\p{L}{0,3}|homeworks?|ci ha|verifica|compiti|told|doctor)(?!\p{L})/iu;

/** In a sentence about oneself, somebody met, unless the name is one of the exercises. */
export const company: Lead[] = [
  lead(`(?:ragazz[oaie]|bambin[oaie]|signor[ae]|tip[oa])${few} (?:${calls})`, {
    isList: true,
    isItalian: true,
  }),
  lead(`(?:boys?|girls?|guys?|kids?|man|woman|lady)${few} (?:${englishCalls})`, { isList: true }),
  lead("con|(?:insieme|assieme|vicino|accanto) a|(?:casa|festa|compleanno|classe|banco) di", {
    isList: true,
    isItalian: true,
  }),
  lead(
    "with|crush on|me and|there (?:is|are|was|were)|people:|married(?: in \\p{L}{3,9})? to|argued with|met|invited|hugged",
    {
      isList: true,
    },
  ),
];
/** The same where nothing but a first name counts. */
export const receivers: Lead[] = [lead("a|ad|per|e io e", { isItalian: true }), lead("to|for|from", {})];

/** What follows a name of somebody related with. */
export const afterName = new RegExp(
  `(?:,? (?:(?:is|was|are|è|era|e['’]) )?(?:(?:un|una|la|il|l['’]) ?)?(?:${mineInItalian}|${mineInEnglish}|me|my name))(?!\\p{L})`,
  "giu",
);
export const afterOwner = new RegExp(
  `['’]s (?:${englishRelation}|house|home|place|party|birthday|class|team)(?!\\p{L})`,
  "giu",
);
export const afterCompany =
  /(?: (?:mi|ci) (?:ha|hanno|dice|dicono|fa|dà|chiede|manda|piace|scrive|porta|invita)| (?:told|gave|asked|called|invited|helped|hates|loves|texted|sent|teaches|helps) (?:me|us)| and I| e io)(?!\p{L})/gu;

/** The end of a letter, before the name. */
export const signature =
  /(?:^|\n|[.!?,]\s{1,3})(?:(?:lots of |all my |with )?love(?: from)?|(?:best|kind|warm)? ?(?:wishes|regards)|yours(?: sincerely| faithfully| truly)?|sincerely|see you(?: soon)?|hugs(?: and kisses)?|kisses|bye(?: bye)?|write (?:back )?soon|take care|cheers|your (?:pen ?)?(?:friend|pal)|xoxo|baci|(?:un )?(?:abbraccio|bacio|saluto)|tanti saluti|cordiali saluti|distinti saluti|con affetto|a presto|la tua (?:amica|alunna)|il tuo (?:amico|alunno)|tu[oa])[,.!]?\s{1,4}(?=\p{L}[\p{L}'’-]{1,20}(?:\s\p{L}[\p{L}'’-]{1,20}){0,2}[\s.!]{0,4}(?:$|\n|—|-))/iu;

/** The same within a line, where something follows: "Yours faithfully, Giada Rossi. va bene?" Only capitals tell a name there. */
export const signedInLine =
  /(?<!\p{L})(?:[Yy]ours(?: sincerely| faithfully| truly)?|[Ss]incerely|(?:(?:[Bb]est|[Kk]ind|[Ww]arm) )?(?:[Rr]egards|[Ww]ishes)|Love|[Cc]ordiali saluti|[Dd]istinti saluti|[Uu]n abbraccio|[Ss]ee you soon|[Tt]ake care)[,.!]\s{1,4}(?=\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20}){0,2}\s?(?:[.!?;,(]|$|\n|—|-))/u;
