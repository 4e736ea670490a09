import { noun, other, verb, type FalseFriend } from "./false-friend";

/** Words of every day that a pupil takes over from Italian: at the post office, at school, on holiday. */
export const everydayFalseFriends: FalseFriend[] = [
  noun("code", "queue", {
    all: true,
    before: "(?:long|longest|huge|big|endless|in the|in a)",
    near: "post office|supermarket|cashier|wait|museum|ticket|entrance|checkout|minutes|stood|roller coaster|airport",
    unless: "computer|program|secret|password|bar code|phone|enter|type|write",
  }),
  noun("conductor", "presenter", {
    near: "quiz|programme|tv show|television|sanremo|talk show",
    unless: "orchestra|music|train|bus|electric",
  }),
  other("economic", "cheap", {
    after:
      "(?:hotels?|shoes|restaurants?|clothes|flights?|tickets?|phones?|cars?|holidays?|present|gift|pizzeria|shops?)",
    before: "(?:very|more|quite|so|too)",
    unless: "crisis|politic|country|growth|class|reasons",
  }),
  noun("firm", "signature", {
    near: "sign|parents'|my mum's|my dad's|my mother's|my father's|on the (?:paper|diary|document|test|contract|form|note)|under the (?:letter|text)",
    unless: "work|company|companies|job|boss|law|international|signed up",
  }),
  noun("grip", "flu", {
    before: "(?:have|has|had|got|with|because of|ill with) (?:the|a)",
    after: "(?:and|so|because|now)|$|,",
  }),
  noun("patent", "driving licence", {
    before: "(?:take|takes|took|taken|get|gets|got|have|has|had|without) (?:the|his|her|my|a|driving)",
    unless: "invent|engineer|idea|office|driving patent|machine",
  }),
  noun("spectacle", "show", {
    before:
      "(?:made|make|makes|prepared|prepare|preparing|organised|did|school|christmas|dance|theatre|ballet) (?:a |the |an )?(?:beautiful |great |big |christmas |school |dance |final )?",
    unless: "made a spectacle of",
  }),
  noun("spectacle", "show", {
    near: "school|theatre|dance|ballet|class|actors|stage",
    unless: "glasses|of himself|of herself|of myself",
  }),
  noun("vacancy", "holiday", {
    before: "(?:for|on|during|in|after|before) (?:the|my|our)|summer|christmas|easter|winter",
    unless: "job|hotel|room|no vacancies|post",
  }),
  noun("demand", "question", {
    before:
      "(?:make|made|ask|asked|do|did|answer|answered) (?:(?:you|me|him|her|us|them) )?(?:a|the|some|many|two|my|his|her)",
  }),
  verb("advise", "tell", {
    after:
      "(?:me|us|him|her|them|you|my (?:mum|dad|parents|friends?)) (?:when|if you (?:are|come|arrive)|that you (?:are|arrive))",
  }),
  noun("process", "trial", {
    near: "judge|lawyer|thief|murderer|guilty|court|prison|accused",
    unless: "computer|chemical|learning",
  }),
  other("prepotent", "bossy", { before: "" }),
  other("simpatic", "nice", { before: "" }),
  other("emotioned", "excited", { before: "" }),
  other("emotionant", "exciting", { before: "" }),
  other("emotionating", "exciting", { before: "" }),
  other("avvincent", "gripping", { before: "" }),
  other("luminous", "bright", {
    near: "room|house|flat|kitchen|classroom|bedroom|apartment|windows",
    unless: "stars|paint|watch|dark|numbers",
  }),
  noun("discourse", "speech", {
    all: true,
    before: "(?:a|the|his|her|my|long|beautiful|boring)",
    near: "headmaster|teacher|president|mayor|pope|king|made|make|wedding|priest|class|audience|party|principal",
  }),
  noun("industry", "factory", {
    all: true,
    before: "(?:work|works|worked|working) in (?:an|a|a big|a large|a small)",
    after: "that (?:makes|produces)|near|in [a-z]+|$|,",
  }),
  noun("local", "place", {
    all: true,
    before: "(?:a|nice|this|that|new|big|small|beautiful|famous|popular)",
    after: "(?:where|to (?:eat|dance|drink|have)|with (?:my friends|music|good)|near|in the (?:centre|city))",
  }),
  noun("motor", "motorbike", {
    before: "(?:my|his|her|a|the|by|new|your)",
    near: "ride|rides|rode|riding|helmet",
    all: true,
    unless: "boat|engine|electric|car|e-bike|e-bicycle|pedal|drone",
  }),
  noun("coincidence", "connection", {
    near: "train|bus|flight|plane|station|airport",
    before: "(?:lost|lose|miss|missed|missing) (?:the|our|my|a)",
    unless: "what a|funny|strange",
  }),
  noun("interval", "break", {
    all: true,
    before: "(?:during|in|at|after|before|have|had|make|made) (?:the|an|our)",
    near: "school|class|lesson|snack|eleven|playground|corridor|canteen|classmate",
    unless: "theatre|show|film|concert|cinema|play",
  }),
  verb("inscribe", "register", { after: "(?:at|in|to|on|me|him|her|us|myself|my)" }),
  noun("arbiter", "referee", {
    near: "football|match|penalty|whistle|yellow card|red card|goal|player|team|game",
  }),
  noun("concurrence", "competition", { before: "" }),
  noun("delusion", "disappointment", {
    before: "(?:had|was|is|big|great|real|terrible|such|what) ?(?:a|the|big|great|real)?",
    unless: "mental|illness|patient|doctor",
  }),
  noun("confident", "confidant", { all: true, before: "(?:my|his|her) (?:best )?", after: "(?:is|was)|$" }),
  noun("notice", "news", {
    before: "(?:my|good|bad|great|beautiful|sad|a good|a bad)",
    after: "(?:is|:|that|for|about)",
    all: true,
  }),
  other("nervous", "angry", {
    all: true,
    before:
      "(?:he|she|mum|dad|mother|father|brother|sister|teacher|coach|parents) (?:is|are|was|were|gets|got)(?: very| so| really| always| a bit)?",
    after: "(?:with (?:me|us)|because i (?:broke|took|forgot))",
  }),
  other("ultimate", "last", { after: "(?:days|weeks|years|months|holidays|lessons|minutes|times)" }),
  noun("rubric", "address book", { near: "phone number|numbers|addresses|address|contacts" }),
  noun("box", "garage", {
    near: "parked|park the|motorbike|scooter|my dad's car|our car",
    all: true,
    before: "in (?:the|our|his|my)",
    unless: "toy|shoe|put the|present",
  }),
];
