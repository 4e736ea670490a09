import { other, type FalseFriend } from "./false-friend";

const relations = "brothers?|sisters?|cousins?|sons?|daughters?";

/** Describing words that Italian has with another meaning. */
export const schoolFalseFriendWords: FalseFriend[] = [
  other("diverting", "fun", { before: "(?:very|so|really|is|was|more)", unless: "traffic|attention" }),
  other("divertent", "funny", { before: "" }),
  other("ancient", "old", {
    after:
      "(?:people|man|woman|person|lady|neighbour|couple|grandmother|grandfather|gentleman|aunt|uncle|persons|grandparents)",
    unless: "egypt|roman|rome|greek|greece|history|civili|maya|celt|thousand|tribe|mesopotam|lived",
  }),
  other("candid", "white", {
    all: true,
    before: "(?:is|as|a|are|was|very|the)",
    near: "snow|sheets|dress|shirt|skin|teeth|cloud|swan",
    unless: "camera|honest|opinion",
  }),
  other("familiar", "family", {
    after: "(?:problems?|lunch|dinner|reunion|tradition|business|party|holiday|tree|life|doctor)",
    unless: "familiar with|familiar to",
  }),
  other("gracious", "pretty", { after: "(?:dress|house|girl|garden|village|skirt|town|puppy|kitten)" }),
  other("intoxicated", "poisoned", {
    near: "mushroom|seafood|food|fish|gas|smoke",
    unless: "drunk|alcohol|wine|beer",
  }),
  other("major", "older", { after: `(?:${relations})` }),
  other("minor", "younger", { after: `(?:${relations})` }),
  other("polite", "clean", {
    all: true,
    before: "(?:is|are|was|very|always|not|isn't|aren't|were)(?: very| always| so| really){0,3}",
    near: "room|bathroom|kitchen|beach|water|hands|streets?|floor|clothes|city|park|toilet|classroom|windows",
    unless:
      "waiter|people|staff|person|boy|girl|teacher|student|please|children|(?:she|he|they|i|we|you)\\b|everyone",
  }),
  other("severe", "strict", {
    after:
      "(?:teacher|parents|father|mother|dad|mum|coach|rules?|headmaster|headmistress|headteacher|uncle|aunt|grandfather|professor|judge|person|boss)|with (?:us|me|him|her|his|their|my|the (?:students|class|pupils|children))|(?:and|but) (?:fair|just|kind|good)",
    near: "teacher|prof|headmaster|coach|parents",
    unless:
      "weather|pain|storm|illness|injury|winter|headache|damage|punishment|drought|cold|fever|accident|problem|crisis|wound",
  }),
  other("scholastic", "school", {
    after:
      "(?:year|trip|holidays|books?|results?|subjects?|building|bus|material|uniform|life|system|timetable|day|canteen|test|career)",
  }),
  other("sportive", "sporty", { before: "" }),
  other("unique", "only", {
    before: "(?:i'm|i am|he's|she's|he is|she is|is|was|my|the|a|an)(?: (?:a|an|the|my))?",
    all: true,
    after:
      "(?:child|son|daughter|brother|sister|friend i|problem is|boy in|girl in|thing i|subject i|sport i|way to|person who|food i|solution|one who|reason)",
    unless: "very unique|so unique|special|fingerprint",
  }),
  other("confused", "noisy", {
    all: true,
    before: "(?:too|very|so)",
    near: "city|street|party|disco|traffic|market",
    unless: "i'm|i am|i was|understand|explain|feel",
  }),
  other("annoyed", "bored", {
    all: true,
    before: "(?<!\\S)\\S+",
    near: "boring|nothing to|long (?:film|lesson|journey|trip|speech)|all my friends are away|alone|stay at home|rainy|waiting room|don't know what to do|didn't know what to do|film was so long|same things?|no friends|without (?:my phone|friends|internet)|yawned",
    unless:
      "angry|noise|with (?:me|him|her|my|you|us)|late|because (?:he|she|they|my|the (?:neighbours?|music|bus))|at (?:me|him|her)|by the|kept|broke|lost|loud|teacher|mum|dad",
  }),
  other("annoying", "boring", {
    all: true,
    before:
      "(?:film|lesson|book|speech|museum|documentary|journey|holiday|sunday|story|was|is|so|too|very|really|a|an|most)(?: (?:was|is|were|so|very|really|too|a bit|quite)){0,3}",
    near: "asleep|sleep|yawn|nothing (?:happens|happened|to do)|never end|too long|hours? long|three hours|long and|changed channel|stopped (?:reading|watching)|long speech|rain(?:ed|s|ing)? all",
    unless: "brother|sister|noise|mosquito|sound|habit|ads|adverts|can't|couldn't|cries|dog|baby",
  }),
  other("brave", "good", {
    all: true,
    before: "(?:very|so|really|is|are|am|not|was|how|be|quite|more|i'm|he's|she's|a|you're)",
    after: `(?:at|in) (?:my|our|his|her|their|this|sports?|languages?|geography|physics|chemistry|biology|grammar|computer|technology|mathematics|german|spanish|latin|italian|pe|chess|games|video games|ping pong|[\\w]+ing|the school|most|almost|some)|(?:student|pupil|cook|singer|player|teacher|dancer|footballer|actor|actress|painter|swimmer|guitarist|pianist|writer|musician|goalkeeper|chef|skier|photographer|doctor|dentist|hairdresser|driver|drummer|gymnast|runner|artist|coach|[a-z]+ (?:player|teacher|student|dancer|singer))`,
    unless: "in the dark|in battle|fire|soldier|knight|rescue|in front of|during|save|saved",
  }),
  other("terrific", "terrible", {
    near: "scared|afraid|nightmare|scream|ghost|monster|earthquake|accident|tragedy|disaster|headache|toothache|stomach ache|flood|hurricane|crash|plague|worst|tsunami|people died|failed|storm",
    unless: "fun|loved|great|enjoy|danced|delicious|happy|won|brilliant|best",
  }),
  other("educated", "polite", {
    all: true,
    before:
      "(?:very|so|really|not|an?|more|well|bad|badly|is|are|was|always|be|and|most|too|i'm|he's|she's|you're|isn't|aren't)",
    near: "greet|rude|manners?|respect|hello|good morning|goodbye|sorry|swear|interrupt|elderly|old people|bus seat|gives? up (?:his|her) seat|stands? up|knocks?|mouth|shout|listen|calm|kind|nice|quiet|behave|guests?|waiter|neighbours?|never (?:shouts|says)|thank|please|excuse me|with (?:everyone|everybody|adults|teachers|people|old)",
    unless:
      "university|degree|oxford|cambridge|stud|learn|culture|well-educated|educated (?:at|in|by)|reads?|books?",
  }),
  other("sympathetic", "nice", {
    all: true,
    before:
      "(?:very|so|really|is|are|was|and|more|most|always|not|too|he's|she's|they're|you're|i'm|were|quite|an?|isn't|aren't)",
    near: "funny|fun|laugh|jokes?|makes? friends|popular|everyone likes|everybody likes|likes (?:him|her)|parrot|company|smil|party|clown|comedian|friendly|in my class|penfriend|play(?:s|ed)? with|i like (?:him|her)|holidays?|neighbours?|classmates?|guide|met",
    unless:
      "sympathetic (?:to|with|about|towards|when|ear|look)|when (?:my|i)|died|ill|sad|lost|problem|broke|funeral|hospital|because i|failed|cried|accident|hurt|bad news|listen",
  }),
  other("eventually", "perhaps", {
    all: true,
    before: "(?<!\\S)\\S+,|(?<= )(?:and|or|but)",
    near: "tomorrow|next (?:week|weekend|saturday|sunday)|on (?:saturday|sunday)|tonight|call me|you can|we can|we could|i could",
    unless:
      "in the end|after|finally|found|arrived|stopped|managed|became|married|gave|won|learned|long|hours|got|will eventually|came|did|was|were",
  }),
  other("actually", "currently", {
    after:
      "(?:i'm|i am|we're|we are|he's|he is|she's|she is|they're|they are|my \\w+ (?:is|are)) (?:in the (?:first|second|third|fourth|fifth|last) (?:year|class)|attending|living in|reading (?:a|the)|studying|training|unemployed)",
    unless: "actually, (?:i|we|he|she|they|my)|joking|thought",
  }),
  other("actually", "currently", {
    near: "attending (?:middle|high|primary|secondary)|at this (?:moment|time)|(?:first|second|third) year of (?:middle|high|secondary|primary)",
    unless: "thought|joking|surprise|not true",
  }),
  other("sane", "healthy", {
    near: "vegetables|fruit|diet|sport|doctor|eats?|food|gym|exercise|lifestyle|body|smok",
    unless: "mad|crazy|insane|mental",
  }),
  other("fastidious", "annoying", {
    near: "noise|mosquito|brother|sister|fly|flies|sound|smell",
    unless: "clean|detail|precise|perfectionist|tidy",
  }),
  other("comprehensive", "understanding", {
    all: true,
    before: "(?:very|so|really|is|are|and|always|was|more|not|were|a|most)",
    near: "parents|friends?|teacher|mum|dad|mother|father|sister|brother|forgiv|late|mistake|person|kind|bad mark",
    unless: "schools?|list|guide|insurance|study|report|guidebook",
  }),
  other("morbid", "soft", {
    all: true,
    before: "(?:so|very|really|nice and|warm and|and|sweet and|is|are)",
    near: "pillow|jumper|fur|bed|sofa|bread|cake|skin|hair|hand|cheese|ice cream|biscuits?|towels?|pyjamas",
    unless: "death|dead|curios|story|film|thought",
  }),
];
