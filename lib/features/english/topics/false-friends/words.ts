import { noun, other, type FalseFriend } from "./false-friend";

const kin =
  "mum|dad|mother|father|brother|sister|friend|teacher|parents|grandma|grandmother|aunt|uncle|coach|boss|neighbour";
const goodAt =
  "drawing|maths|english|football|singing|cooking|playing|sport|swimming|dancing|science|history|school|basketball|tennis|guitar|piano|painting|volleyball|french|art|music|writing|running|skiing";

export const falseFriendWords: FalseFriend[] = [
  other("actually", "currently", {
    before: `(?:i'm|we're|he's|she's|they're|is|are|am)`,
    after:
      "(?:in the (?:first|second|third|fourth|fifth|last|final) (?:year|class|grade)|in (?:class|year) \\d|(?!(?:going|getting|joking|kidding|raining|enjoying|feeling|trying|looking|thinking|being|having|doing|starting|coming|saying|telling)(?![\\w]))\\w+ing|(?:living|studying|attending|working|reading|training|learning|playing in|dating|staying|writing|watching a series|the (?:president|prime minister|king|champion|best player|mayor)|unemployed|on holiday)|\\d+ years old|(?:twelve|eleven|thirteen|fourteen|ten|fifteen) years old|in (?:rome|italy|milan|london|england|turin|naples|america|hospital|spain|france))",
    all: true,
    unless: "^actually,|thought|believe|surprise|not true|joking|said",
  }),
  other("actually", "currently", {
    all: true,
    after: "(?:i|we) (?:live|study|attend|work|play|go)",
    near: "but (?:next|in september|last|two years ago|before|when i was|i was born|in the past)",
  }),
  other("actually", "currently", {
    all: true,
    before: "(?:i'm|we're|he's|she's|they're|is|are|am|i|we|he|she|they)",
    near: "this year|these days|this month|this week|at the moment|right now|until (?:june|july|december|may|next)",
    unless: "not true|thought|joking|surprise|^actually,",
  }),
  other("actual", "current", {
    all: true,
    before: "(?:my|our|the|his|her|in my|your)",
    after:
      "(?:school|class|teacher|house|flat|phone|boyfriend|girlfriend|team|coach|job|president|prime minister|king|situation|address|government|champion|mayor|city|town|best friend|neighbours?|bike|car|timetable|moment|year|club|owner|record|home)",
    unless: "actual size|actual answer",
  }),
  other("eventually", "perhaps", {
    near: "maybe|not sure|don't know|only if|if (?:it|you|we|i) (?:want|like|need|rains?|can|have time)|we can also|i could|we could",
    unless:
      "in the end|after (?:a|many|two|three|hours|years)|finally|found|arrived|stopped|managed|became|married|gave|won|learned|long|hours",
  }),
  other("eventual", "possible", {
    all: true,
    before: "(?:for|any|the|an|some|about|of)",
    after: "(?:problems?|questions?|mistakes?|errors?|changes?|doubts?|delays?|accidents?|rain)",
  }),
  other("annoyed", "bored", {
    near: "nothing to do|no one to play|nobody to play|boring|long lesson|raining all day|stayed at home all|alone at home|nothing interesting|yawn|no internet|fell asleep|too long|always the same",
    unless: "because (?:he|she|they|i was late|my brother|my sister)|angry|noise|with me|with him|late",
  }),
  other("annoying", "boring", {
    near: "fell asleep|yawn|nothing happens|nothing happened|too long|slow|never ends",
    unless: "brother|sister|noise|mosquito|sound|habit",
  }),
  other("brave", "good", {
    after: `(?:at|in) (?:${goodAt}|all|every|many|doing|speaking|using)|(?:student|pupil|cook|singer|player|teacher|dancer|footballer|actor|actress|painter|swimmer|guitarist|pianist|writer|musician|goalkeeper|chef|skier|photographer)|(?:with (?:computers|numbers|children))|to (?:cook|draw|sing|dance|play|swim|paint|speak|write|ski)`,
  }),
  other("bravest", "best", {
    after: `(?:at|in) (?:${goodAt}|all|the class|my class|our class|class|the team)|(?:student|pupil|cook|singer|player|teacher|dancer|actor|actress)`,
    unless: "soldier|firefighter|knight|hero|fire|lion",
  }),
  other("comprehensive", "understanding", {
    all: true,
    before: "(?:very|so|really|is|are|kind and|nice and|always|was|more|patient and|not|were|a)",
    near: `${kin}|listen|help|person|patient|problem`,
    unless: "school|list|guide|insurance|study|report",
  }),
  other("convenient", "cheap", {
    near: "cost|price|euro|pound|cheap|sale|discount|save|money|pay|paid|spend|expensive",
    unless: "near|close|easy|time|bus|station|location|minutes",
  }),
  other("crude", "raw", {
    after: "(?:ham|fish|meat|vegetables?|eggs?|tuna|salmon|carrots?|onions?)",
    near: "sushi|fish|meat|ham|cooked|salad|carrot",
    unless: "oil|joke|word|language",
  }),
  other("casually", "by chance", { near: "met|meet|found|saw|discover|happened", unless: "dress" }),
  other("definitively", "definitely", { before: "" }),
  other("deluded", "disappointed", { before: "(?:very|so|really|was|were|am|is|are|i'm|was so|felt|a bit)" }),
  other("delusional", "disappointing", { near: "film|match|result|book|concert|mark|holiday" }),
  other("disposable", "available", {
    // "The gloves are disposable": only of somebody, or where a time follows.
    before:
      "(?:i'm|i am|you're|he's|she's|we're|he is|she is|we are|you are|i was|he was|she was|we were|always|very|really|(?:mum|dad|mother|father|teacher|friend|sister|brother|coach|girl|boy|man|woman|person|staff|waiter|everybody|everyone) (?:is|was))(?: always| very| really| not| so)?",
    after: "(?:to help|on|at|every|when|tomorrow|next|this|if)",
    unless: "cup|plate|camera|razor|glove|bag|bottle|plastic|fork|nappy|nappies",
  }),
  other("educated", "polite", {
    all: true,
    before:
      "(?:very|so|really|not|a|an|more|well|bad|badly|is|are|was|always|be|kind and|nice and|and|most|too)",
    near: "please|thank|says? hello|greet|kind|rude|shout|behav|manners|respect|polite|hello|listen|table|door|interrupt|elderly|swear|bad words|boy|girl|child|children",
    unless:
      "school|university|degree|oxford|cambridge|study|studied|book|learn|culture|well-educated|teacher was educated|educated (?:at|in|by)",
  }),
  other("fastidious", "annoying", {
    before: "(?:very|so|really|is|are|too|a|quite|was|more|most|always|be|such a)",
    unless: "clean|detail|precise|perfectionist",
  }),
  other("genial", "brilliant", {
    after: "(?:idea|invention|plan|solution|scientist|inventor|trick|film|writer|artist|player|man|mind)",
    near: "einstein|idea|invention|leonardo da vinci|invented|solution|scientist",
  }),
  other("gentle", "kind", {
    all: true,
    before: "(?:very|so|was|were|is|are|really|always)",
    near: "thank you|thanks|gave (?:me|us)|invited|shop assistant|waiter|always helps?|helped (?:me|us)|polite|present|offered|old lady|hospitality|smile|host family",
    unless: "animal|dog|horse|voice|touch|wind|breeze|baby|hands|cat|rain|giant",
  }),
  other("fresh", "cool", {
    all: true,
    before: "(?:it's|it is|it was|weather is|is|was|very|quite|a bit|evening is|gets|morning is|more)",
    near: "weather|evening|degrees|temperature|jacket|sweater|jumper|wind|morning|september|outside|autumn|spring|at night|mountain",
    unless: "fish|fruit|bread|vegetables?|air|milk|egg|water|market|food",
  }),
  other("lunatic", "moody", {
    near: "mood|changes|one minute|happy|angry|cry|sometimes",
    unless: "asylum|crazy|drive",
  }),
  other("morbid", "soft", {
    before: "",
    near: "pillow|sweater|jumper|blanket|fur|bed|sofa|bread|cake|wool|scarf|cushion|skin|hair|cat|rabbit|teddy|towel|mattress|toy|carpet|hat|coat|dog|puppy|kitten|slippers|chair|pyjamas|cotton|biscuit",
    unless: "death|dead|curios|fascination|story",
  }),
  other("preoccupied", "worried", {
    before: "(?:very|so|really|too|a bit|a little|always|don't be|not be|was|were|am|is)",
    after: "(?:about|for|because|when|if|that)",
    unless: "lost in thought",
  }),
  other("principal", "main", {
    after:
      "(?:characters?|actors?|actress|ingredients?|dish|reasons?|square|street|idea|problem|problems|cause|causes|aim|role|road|meal|monuments?|sport|attraction|door|entrance|theme|topic|food|city|cities|things?|difference|differences|hobby|language|rule|rules|part|course|event|activity|activities|job|goal)",
  }),
  other("proper", "own", {
    all: true,
    before: "(?:my|his|her|their|our|your)",
    after:
      "(?:room|car|house|bedroom|eyes|hands|computer|phone|bike|life|ideas?|opinion|family|business|child|children|company|restaurant|bed|desk|country|money|laptop|things|choices|garden|swimming pool|tv|bathroom|city|dog|parents|style)",
  }),
  other("sane", "healthy", {
    after:
      "(?:food|life|diet|lifestyle|breakfast|lunch|dinner|body|meal|snack|things|habit)|(?:and strong|and balanced|and fit)",
    before: "(?:eat|eats|eating)",
    near: "diet|vegetables|fruit|sport|food|exercise|gym",
    unless: "mad|crazy|insane|mental",
  }),
  other("sensible", "sensitive", {
    after:
      "(?:to (?:the )?(?:sun|noise|light|cold|heat|criticism|pain|smell|music|people|other|others|animals|problem|touch|water|dust|pollen|feelings)|skin|teeth|tooth|ears?|eyes|stomach|to)",
    near: "understands?|how i feel|offended|poems?|emotional|shy|gets upset|noises?|easily|moved|heart|animals|sad songs?|sad|cry|cries|cried|crying|feelings|tears|emotion|offended|upset|shout|touched|sad film|hurt by|romantic|skin|gums|teeth",
    unless: "decision|advice|shoes|helmet|careful|idea|choice|reasonable|plan|responsib|money|clothes",
  }),
  other("strict", "tight", {
    all: true,
    before: "(?:too|very|so|a bit|really|are|is)",
    near: "jeans|shoes|trousers|t-shirt|skirt|dress|jacket|trainers|boots|belt|size|jumper|clothes",
    unless: "teacher|rules?|parents|school|mum|dad|coach|uniform|allow",
  }),
  other("strict", "narrow", {
    all: true,
    after: "(?:street|road|path|river|corridor|bridge|staircase|streets|roads|door|tunnel)",
  }),
  other("suggestive", "evocative", {
    near: "landscape|place|sunset|view|atmosphere|castle|village|town|lake|mountain|music|church|panorama|sea|beach|lights|tower|ruins",
  }),
  other("sympathetic", "friendly", {
    all: true,
    before:
      "(?:very|so|really|is|are|was|nice and|funny and|and|more|most|always|not|too|'s|he's|she's|were|quite|a very)",
    near: "funny|laugh|joke|make (?:me|us) laugh|makes|fun|class|neighbour|character|new|teacher|cousin|uncle|nice|friend|dog|clown|boy|girl",
    unless:
      "sympathetic (?:to|with|about|towards)|when my|died|ill|sad|lost|problem|broke|funeral|hospital|because i was|failed|cried|accident",
  }),
  other("sympathetic", "friendly", {
    all: true,
    before: "(?:a|an|very|really|so)",
    after: "(?:person|boy|girl|man|woman|teacher|guy|friend|dog|uncle|aunt|cousin|character)",
    unless: "died|ill|sad|lost|problem|funeral|hospital|cried|listen|help",
  }),
  other("terrific", "terrifying", {
    near: "scared|afraid|nightmare|couldn't sleep|scream|ghost|monster|frighten|horror|dark|storm|earthquake|terror|accident|cry",
    unless: "fun|loved|great|enjoy|danced|delicious|happy",
  }),
  other("trivial", "rude", { after: "(?:words?|language|gestures?|jokes?)" }),
  other("ultimate", "latest", {
    all: true,
    after: "(?:news|model|phone|album|song|film|version|book|video|iphone|episode|fashion|single|series)",
    before: "(?:the|his|her|my|their|of)",
  }),
  other("ultimate", "last", {
    after: "(?:day|week|year|time|month|lesson|page|minute|hour|summer|train|bus|chapter)",
  }),
  other("ultimately", "lately", {
    near: "have been|has been|i've|these days|recently|i'm|he's|she's|weather|studying",
    unless: "decision|in the end",
  }),
  other("large", "wide", {
    all: true,
    near: "metres (?:long|large|high)|river|metres? and|long and",
    unless: "family|house|pizza|size|coffee|fries|t-shirt|portion",
    before: "(?:metres|metre|meters|centimetres|long and|long but not very)",
  }),
  other("superior school", "secondary school", { before: "" }),
  other("superior schools", "secondary schools", { before: "" }),
  other("medium school", "middle school", { before: "" }),
  other("media school", "middle school", { before: "" }),
  other("stranger", "foreign", {
    after:
      "(?:language|languages|country|countries|student|students|people|tourist|tourists|friends?|films?|food|boy|girl|cities)",
  }),
  noun("stranger", "foreigner", {
    near: "italy|visit|tourist|from (?:other|another)|abroad|speak|language|country|monuments|city",
    unless: "talk to strangers|door|sweets|internet|unknown|lift from|stranger things|danger|house",
  }),
];
