import { oneOf } from "../../sentence/phrase-line";
import { cities, countries } from "../../lexicon/places";

/** Words that are kept, the wrong preposition (empty where it is left out), the right one, what follows. */
export type PlacePreposition = {
  head?: string;
  wrong: string;
  right: string;
  tail: string;
  /** Whether somebody's name follows, who wrote, sang or painted something. */
  isName?: true;
};

const named = [...countries, ...cities]
  .filter((name) => !/^(?:nice|como|bath|split|cork|oxford|cambridge|marche|turkey|reading|elba)$/.test(name))
  .join("|");
const goes = oneOf("go goes going went gone come comes coming came return returns returned returning");
const travels = `${goes}|${oneOf("travel travels travelled travelling get gets got arrive arrives arrived move walk walks walked drive drives drove trip fly flies flew journey")}`;
const destinations =
  oneOf(`cinema beach seaside mountains gym supermarket restaurant pool theatre stadium library zoo hospital airport station centre
  countryside disco museum doctor dentist party concert bathroom toilet sea shop shops bakery bank church office dentist's doctor's pub bar
  mall market hairdresser hairdresser's playground lake oratory pizzeria gelateria club castle`);
const vehicles = oneOf(
  "bus car train plane bike bicycle taxi tram metro underground tube boat ship ferry coach motorbike scooter aeroplane subway helicopter",
);
const sites = oneOf(
  "youtube instagram tiktok facebook whatsapp netflix google spotify amazon snapchat wikipedia twitch",
);
const ordinals = oneOf("first second third fourth fifth sixth seventh eighth ninth tenth last top ground");
const makers = oneOf(
  "written directed played sung painted invented composed created built discovered produced designed performed founded interpreted published won illustrated drawn made",
);

export const placePrepositions: PlacePreposition[] = [
  // Where one goes.
  { head: goes, wrong: "(?:in|at|on) ", right: "to", tail: `(?:${named})(?! (?:in|at|on) )` },
  {
    head: `(?:trip|flight|journey|excursion|fly|flew|move|moved|welcome)`,
    wrong: "(?:at|in) ",
    right: "to",
    tail: `(?:${named})(?=$|,| (?:last|next|with|and|when|by|because|for|yesterday|this))`,
  },
  {
    head: `(?:${goes}|take me|took me|takes me|take us|took us|bring me|brings me|brought me)`,
    wrong: "(?:in|at) ",
    right: "to",
    tail: `(?:(?:the|a|an|my|this|that|our|his|her)(?: \\w+)? (?:${destinations})|(?:my|his|her|our|your|their) (?:grandma|grandmother|grandparents|friend|cousin|aunt|uncle|friends|cousins|grandpa|grandfather)'?s?(?: house)?|school|church|work|bed|university|[a-z]+'s (?:house|party))`,
  },
  {
    head: goes,
    wrong: "on ",
    right: "to",
    tail: "(?:the (?:cinema|beach|seaside|mountains|gym|sea|supermarket|school|park)|school|church|work)",
  },
  {
    head: goes,
    wrong: "",
    right: "to",
    tail: `(?:school|bed|church|the (?:${destinations}|park|swimming pool|post office|shopping centre)|${named})(?=$|,| (?:with|by|every|on|in|at|and|because|but|when|next|last|tomorrow|yesterday|this|together|for|after|before|i|we|alone|or|to)(?![\\w'-]))`,
  },
  {
    head: "(?:go|goes|going|went|gone|come|comes|came|coming|get|gets|(?<!(?:have|has|haven't|hasn't|[a-z]'ve|[a-z]'s) (?:[\\w'-]+ ){0,4})got|return|returned|returns|came back|come back|arrive|arrives|arrived|went back|go back)",
    wrong: "(?:to|at|in) (?:the )?",
    right: "",
    tail: "(?:home)(?! (?:town|team|of|and (?:garden|away)))",
  },
  {
    head: "(?:go|goes|going|went|gone|come|comes|came|get|gets|got|return|returned|returns|travel|live)",
    wrong: "(?:to|at) ",
    right: "",
    tail: "(?:here|there|abroad|downtown|upstairs|downstairs|outside|inside)(?![\\w'-])",
  },
  {
    head: "(?:go|goes|going|went|gone)",
    wrong: "(?:to|at|for|in) (?:the )?",
    right: "",
    tail: "(?:shopping|swimming|skiing|dancing|camping|fishing|skating|running|jogging|cycling|bowling|horse riding|surfing|hiking|climbing|ice skating|snowboarding|sailing)(?=$|,| (?:with|every|on|in|at|and|because|but|when|next|last|tomorrow|yesterday|this|together|for))",
  },
  // Where one is.
  {
    head: "(?:arriv(?:e|es|ed|ing))",
    wrong: "to ",
    right: "in",
    tail: `(?:${named}|the (?:city|country|village|usa|uk|mountains)|my (?:city|town|village))`,
  },
  {
    head: "(?:arriv(?:e|es|ed|ing))",
    wrong: "to ",
    right: "at",
    tail: "(?!home|see |find |help |be )[\\w'-]+",
  },
  {
    head: "(?:arriv(?:e|es|ed|ing))",
    wrong: "in ",
    right: "at",
    tail: "(?:(?:the )?(?:school(?=$|,| (?:at|late|early|and|on|by|with|every|because))|station|airport|hotel|party|beach|cinema|stadium|restaurant)|(?:my|his|her) (?:house|school))",
  },
  {
    head: "(?:liv(?:e|es|ed|ing)|am|is|are|was|were|i'm|he's|she's|we're|they're|stay|stays|stayed|staying|work|works|worked|born|study|studies|studied)",
    wrong: "(?:at|to|on) ",
    right: "in",
    tail: `(?:${named})(?=$|,| (?:with|and|because|but|when|now|last|next|for|since|in|on|this|near|by|every|at|we|i|yesterday))`,
  },
  {
    head: "(?:stay|stays|stayed|staying|am|is|are|was|were|i'm|he's|she's|we're|they're|be|been|nobody is|eat|ate|eats|sleep|alone|arrived? late)",
    wrong: "(?:in|to|on|at the) ",
    right: "at",
    tail: "(?:home)(?=$|,| (?:with|and|because|but|when|all|today|yesterday|tomorrow|alone|on|in|now|this|every|after|until|for|we|i|last))",
  },
  {
    wrong: "(?:in|to|at) ",
    right: "on",
    tail: "(?:holidays?)(?=$|,| (?:in|at|with|to|and|for|last|next|this|now|we|i|from|when|because)(?![\\w'-]))",
    head: "(?:go|goes|going|went|am|is|are|was|were|be|been|i'm|we're|they're|he's|she's|here|away|them|us|him|week|trip|when)",
  },
  {
    head: "[\\w'-]+",
    wrong: "(?:in|at) ",
    right: "on",
    tail: "(?:vacation|foot|television|tv(?! (?:series|programmes?|shows?|studios?))|(?:the )?left(?=$|,| of)|the right(?=$|,| of)|social media|the social media|strike)",
  },
  {
    head: "[\\w'-]+",
    wrong: "in ",
    right: "on",
    tail: "(?:the beach(?=$|,| (?:with|and|all|every|in|we|i|because|near|yesterday|until|of))|the blackboard|the moon|the other hand|the phone(?=$|,| (?:with|to|for|and|all))|the farm|the website|this website|the web|the sofa(?=$|,| (?:and|to|all|because)))",
  },
  {
    head: "(?:posters?|pictures?|photos?|clock|map|paintings?|hang|hangs|is|are|mirror|shelf|shelves)",
    wrong: "(?:in|at) ",
    right: "on",
    tail: "the (?:wall|walls)(?=$|,| (?:of|and|in|over|near|behind))",
  },
  {
    head: "(?:am|is|are|was|were|i'm|sat|slept|sleep|sleeps|read|reads|met|meet|sit|people|alone|get|got|my \\w+)",
    wrong: "in the ",
    right: "on the",
    tail: "(?:bus|train|plane)(?=$|,| (?:to|and|when|with|because|at|every|from|i|we))",
  },
  {
    head: "(?:met|meet|saw|see|seen) (?:him|her|you|them|my \\w+|a \\w+)",
    wrong: "to (?=the|a )",
    right: "at",
    tail: "(?:the|a) (?:party|cinema|concert|station|beach|park|stadium)",
  },
  {
    head: "[\\w'-]+",
    wrong: "(?:in|at|on) (?:the )?",
    right: "on the",
    tail: "internet(?! (?:café|cafe|site|connection|shop|point))",
  },
  {
    head: "(?<!listen.{0,80})(?!listen|belong|next|turn|look|tune)[\\w'-]+",
    wrong: "(?:in|at|to) the ",
    right: "on the",
    tail: "(?:radio)(?! station)",
  },
  {
    head: "[\\w'-]+",
    wrong: "(?:in|at|to) the ",
    right: "on",
    tail: "(?:tv|television)(?! (?:programme|series|show|set|studio))",
  },
  {
    head: "(?:saw|see|watch|watched|seen|watching|film|programme|videos?|match|series|cartoons?|news)(?: [\\w'-]+){0,4}",
    wrong: "(?:at|to) ",
    right: "on",
    tail: "(?:tv|television)",
  },
  {
    // Some sites are firms as well: "he works at Google".
    head: "[\\w'-]+",
    wrong: "(?:in|at) (?!(?<=at )(?:google|amazon|facebook|netflix|spotify))",
    right: "on",
    tail: `(?:${sites})(?=$|,| (?:and|with|because|every|but|i|when|or|for|to|yesterday|by|about))`,
  },
  { head: "[\\w'-]+", wrong: "(?:at|in) the ", right: "on the", tail: `(?:${ordinals}) floor` },
  {
    // "Turn to page ten", "open your books to page ten".
    head: "(?!(?:turn(?:s|ed|ing)?|go|goes|going|went|back|on|forward|return|books?|notebooks?|it|them) )[\\w'-]+",
    wrong: "(?:to|in) (?:the )?",
    right: "on",
    tail: "page (?:\\d+|one|two|three|five|ten)",
  },
  {
    head: "(?:speak|spoke|talk|talked|talking|speaking|chat|is|was|are|chatting|been)(?: (?:to|with) (?:my )?\\w+)?",
    wrong: "(?:at|to) (?:the )?",
    right: "on the",
    tail: "(?:phone|telephone)",
  },
  { head: "[\\w'-]+", wrong: "(?:at|to|for|on|by) ", right: "in", tail: "(?:my|your|his|her|our) opinion" },
  {
    // "The effect on the world", "a focus on the picture": the word before it wants "on".
    head: "(?!(?:effects?|impacts?|influence|pressure|war|focus|based|attack|opinions?|views?|perspective|depends?|reflect|work|working|worked) )[\\w'-]+",
    wrong: "on the ",
    right: "in the",
    tail: "(?:photo|picture|photograph|sky|middle of|rain|world(?! (?:cup|stage|map|record|market|tour)))(?! frame)",
  },
  {
    head: "(?:the (?:most [\\w-]+|best|worst|\\w+est)(?: [\\w-]+){1,3})",
    wrong: "(?:of|at) ",
    right: "in",
    tail: "(?:the (?:world|class|city|town|country|school)|my (?:class|school|city|town|family)|italy|europe|england|our (?:class|school))(?=$|,| (?:is|and|because|but|was))",
  },
  {
    head: "[\\w'-]+",
    wrong: "in ",
    right: "at",
    tail: "(?:the (?:bus stop|end of|beginning of|same time|bottom of|top of|traffic lights|weekend))",
  },
  {
    head: "(?:was|were|fun|met|meet|saw|see|danced|friends|people|him|her|them|it|am|is|are|time|much)",
    wrong: "in ",
    right: "at",
    tail: "(?:(?:the|a|my|his|her|your) (?:\\w+ )?(?:party|concert|wedding))(?=$|,| (?:on|last|and|yesterday|with|because|we|i|there|next|tomorrow))",
  },
  // How.
  {
    head: `(?:${travels}|school|home|there|work|${named})`,
    wrong: "(?:with (?:the |a |my )?|in |by (?:the|a) |on (?=car|taxi|motorbike|scooter|plane|train|bus))",
    right: "by",
    tail: `(?:${vehicles})(?=$|,| (?:and|but|because|every|or|with|when|so|from|in|at|to|on|then|it|i|we|for|not|always|alone|last|yesterday)(?![\\w'-]))`,
  },
  {
    head: "(?:go|goes|going|went|come|comes|came|get|gets|travel|school|home|there|work)",
    wrong: "(?:with|by|in|at|with the|on the|by the|with my) ",
    right: "on",
    tail: "foot",
  },
  { head: `(?:${makers})`, wrong: "from ", right: "by", tail: "[\\w'-]+", isName: true },
  {
    head: `(?:${makers})`,
    wrong: "from ",
    right: "by",
    tail: "(?:my|his|her|our|their|a|an|the) (?:(?:famous|great|italian|english|american|french|young|old|popular|british|best) )*(?:man|woman|writer|author|singer|artist|painter|director|band|group|boy|girl|friend|teacher|students?|architect|scientist|company|king|poet|musician|brother|sister|dad|mum|cousin|uncle|aunt|grandfather|grandmother|romans|class|pupils|children|team)",
  },
  {
    head: "made",
    wrong: "(?:in|by|with) ",
    right: "of",
    tail: "(?:wood|plastic|gold|glass|metal|wool|cotton|leather|stone|silver|steel)",
  },
];
