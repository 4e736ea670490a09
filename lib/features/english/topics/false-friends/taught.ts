import { noun, other, verb, type FalseFriend } from "./false-friend";

const relatives =
  "(?:(?:my|our|all the|some|the) )?(?:uncles?|aunts?|cousins?|grandparents|grandmother|nephews?)";
const stock = "cows?|sheep|hens?|goats?|pigs?|horses?|donkeys?|chickens?|ducks?|rabbits?|animals";

/** The false friends every Italian school teaches, in the company that betrays them: more of the eight best known. */
export const taughtFalseFriends: FalseFriend[] = [
  noun("camera", "room", {
    before: "(?:all day|all afternoon|alone|hours|stay|stayed|sleep|study|tv|music|eat) in",
    after:
      "is (?:my favourite place|bigger|the biggest|the smallest room|my kingdom|full of (?:posters|toys|books|clothes)|painted|opposite the|between the|on the ground)|of my (?:brother|sister|parents|brothers|sisters)|(?:(?:with|has|had|has got) )(?:a|two|three|its own|no) (?:balcony|bathroom|windows?|beds?|view|terrace|shower|desk)",
    unless: "photo|picture|film|video|lens|shop",
  }),
  noun("camera", "room", {
    all: true,
    before:
      "(?:my|our|your|his|her|the|a|own|three|two|four|in my|in our|paint|same)(?: (?:own|new|little|big)){0,3}",
    near: "balcony|poster|paint|kitchen|living room|bathrooms?|(?:all|whole) (?:day|afternoon|evening|morning)|video games|hostel|bed and breakfast|reception|tidying|vacuum|hoover|make the bed|made my bed|quiet place|favourite place|knock|roommate|grounded",
    unless:
      "photo|picture|film|lens|selfie|shoot|flash|took|take|battery|my camera (?:on|in)|a camera (?:on|in)|security|hidden|lost|recorded|filmed",
  }),
  other("actually", "currently", {
    all: true,
    before:
      "(?:i|he|she|we|they|it|am|is|are|i'm|he's|she's|we're|but|who|uncle|aunt|sister|brother|dad|mum|cousin|father|mother|team|friend|family)",
    after:
      "(?:(?:i|we|he|she|they|my (?:\\w+ )?\\w+) )?(?:am |is |are )?(?:lives?|living|works?|working|stud(?:y|ies|ying)|attends?|plays?|trains?|unemployed|in|at|doing|on)",
    near: "next (?:year|month|week|summer)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|before (?:he|she|we|they|that|i) (?:was|were|lived|worked|did)|i used to|we used to|he used to|lost (?:his|her) job|at this moment|for the moment|in the past",
    unless: "thought|believe|surprise|not true|joking|said|sorry|wrong|isn't|aren't|don't|doesn't",
  }),
  other("actually", "currently", {
    before: "(?:living|staying|working|studying|president|champion|job|coach)",
    after:
      "(?:at (?:university|high school|middle school)|in (?:spain|france|england|germany|america|london|paris|hospital) (?:for|with|to)|(?:first|second|third|last|top) in|the (?:first|second|third|last) (?:in|of)|there are (?:\\d+|twenty|[a-z]+ty-\\w+) \\w+ in|in italy|attending|(?:president|champion|mayor|coach) of)",
    unless: "thought|believe|not true|joking|said",
  }),
  noun("parent", "relative", {
    before: "(?:favourite|distant|closest|dearest)(?: of my)?",
    after:
      "(?:that|who|whom)? ?i (?:like|love|see) (?:most|best|more|the most)|(?:that|who|whom)? ?(?:i|we) (?:didn't know|don't know|have never (?:met|seen)|had never (?:met|seen)|see only|only see|never see|don't see)|in other countries|scattered|by marriage|on my (?:mother|mum|dad|father)'s side|of (?:my|our) (?:grandfather|grandmother|grandad|grandma|granddad|nonna)",
    unless: "school|teacher|friends' parents",
  }),
  noun("parent", "relative", {
    all: true,
    before: "my|our|the|all|her|his|their|other",
    after: "$",
    near: `parents, ${relatives}(?:,| and)`,
  }),
  noun("parent", "relative", {
    all: true,
    before: "(?:\\d+|[a-z]+ty(?:-\\w+)?|a hundred|a lot of|lots of|many|so many|few|other|some)",
    near: "wedding|birthday|christening|communion|family|abroad|funeral|reunion|christmas|easter|australia|america|argentina|germany|sicily|calabria|puglia|canada|summer",
    unless: "school|meeting|class|teacher|children|match|play",
  }),
  noun("library", "bookshop", {
    all: true,
    before: "(?:the|a|this|that|in|at|from|new|big|little|our|her|his|favourite|nice|same)",
    near: "birthday money|voucher|order (?:the|a|my|it|two|some)|ordered|shop assistant|cash|till|customer|best-?seller|spend|spent|change from|how much|owner|owns|for sale|shopping|present for|gift|gift-wrapped|afford|wrapped",
    unless:
      "borrow|lend|card|school library|fine|late|have to buy|then|library,|librarian|spent (?:the|all|an|two|three|my|hours|some)(?: \\w+)? ?(?:hour|day|afternoon|morning|time|evening)?|spend (?:the|all|an|two|hours|a lot of time|my|some)",
  }),
  noun("library", "bookcase", {
    all: true,
    before: "(?:the|my|a|our|this|big|small|tall|wooden|new|white|in my|old)",
    near: "in (?:my|the|your|our) (?:room|bedroom|living room|house|sitting room)|shelves|ikea|dust|next to (?:my|the) (?:bed|desk|sofa)|full of books",
    unless: "school|town|city|study|borrow|quiet|public",
  }),
  verb("pretend", "expect", {
    after:
      "(?:(?:his|her|their|my|our) money|the (?:truth|impossible|moon|respect|best)|miracles|obedience|help|effort|good|better|top|that (?:his|her|my|our|the|all) (?:\\w+ )?(?:students|pupils|players|class|room|brother|sister|homework|bedroom|daughter|son|children|team|table)|that (?:i|we|you|they) (?:always|never|all|both|study|do|go|get|help|tidy|speak|train|eat|wash|clean|come|know everything|learn|read|write|finish|win|wake|become|obey|respect|pay|answer))",
    unless: "pretend(?:s|ed|ing)? to\\b",
  }),
  verb("pretend", "expect", {
    all: true,
    before: "(?<!\\S)\\S+",
    near: "from (?:me|us|you|him|her|them|everyone|everybody|his|her|their|my|our|the|children|students)",
    unless: "pretend(?:s|ed|ing)? (?:to|that|he|she|i|we|they|not|you|it)\\b|come from|away|hid(?:e|ing)|run",
  }),
  other("sensible", "sensitive", {
    before: "(?:too|over|most)",
    after:
      "(?:about (?:his|her|my|their|this)|when|microphone|alarm|heart|soul|boy who cries|girl who cries)",
    unless:
      "shoes|helmet|idea|decision|choice|plan|most sensible (?:thing|person|girl|boy|one|student|way|solution|idea)",
  }),
  other("sensible", "sensitive", {
    near: "laugh at|tease|make fun|made fun|what you say|be kind to|be gentle|artist|poet|poem|musician|microphone|thermometer|alarm|sensor|touch ?screen|hurt|offend|tears|weep|emotions?|scold|tell (?:her|him) off|told (?:her|him|me) off|shouts?|takes it badly|cruel|mean words|insult|kitten|allerg|sunburn|sunscreen|skin|pain|moved|romantic|compliment|shy and",
    unless:
      "decision|advice|shoes|helmet|idea|choice|plan|money|clothes|rules|careful with|safe|sensible to (?:start|do|be|have|go|take|use|wait|stay|keep|ask|eat|wear|say|tell|put|leave)",
  }),
  noun("argument", "topic", {
    before:
      "(?:change|changed|changing|deal with|deals with|dealt with|treat|treats|about (?:many|different|various|other|lots of|three|two|these|some)|ideas on this|list of|favourite|principal|main|preferred|don't like this|didn't understand this|love this|like this|about any|about every|school|same)(?: (?:the|this|an|our|a|important|interesting|new|difficult)){0,3}",
    after:
      "(?:because it(?:'s| is) (?:boring|difficult|easy|interesting|hard|too)|is (?:too )?(?:difficult|hard|easy|boring|interesting|new) (?:for|to)|(?:i|we) (?:studied|have studied|chose|like|prefer|have to study|must study|are studying|talked about|wrote about)|in (?:the )?(?:history|science|maths|geography|book|english|italian|grammar)|such as|like (?:school|music|sport|pollution|bullying))",
    unless:
      "\\b(?:had|have|having) an? (?:\\w+ )?arguments?(?! about this topic)|argued|shout|quarrel|angry|fight|apolog|sorry",
  }),
  noun("argument", "topic", {
    all: true,
    before: "(?:two|three|four|five|all the|many|several|different|various|some|new|next|last)",
    near: "test|exam|lesson|revise|study|studied|geography|history|science|grammar|presentation|talked about|book|chapter",
    unless: "argued|shout|quarrel|angry|fight|for and|against|had|parents|debate|give",
  }),
  noun("factory", "farm", {
    before:
      "(?:weekend|holidays?|summer|days?|week|live|lives|lived|living|stay|stayed) (?:in|on|at) (?:a|an|the|his|her|my|their|our)(?: (?:small|big|old|little|beautiful|uncle's|grandparents'|grandfather's|grandad's)){0,3}|on (?:a|the|his|her|my|their|our)(?: (?:small|big|old|little|uncle's|grandparents'|grandfather's|grandad's)){0,3}",
    unless:
      "machine|workers|on (?:the|their) factor(?:y|ies) (?:floor|roof|wall)|smoke|car factory|chocolate|spend|spent|invest|safety|owners?|owns?",
  }),
  noun("factory", "farm", {
    near: `milk from (?:her|his|their|the) (?:${stock})|(?:rid(?:e|ing)|feed|fed|milk(?:ed|ing)?|raise|raises|breed|breeds) (?:the |a |my |their |his )?(?:${stock}|calves)|stables?|barn|hay|piglets?|calves|calf|foals?|lambs?|agritourism|cockerel|rooster|scarecrow|hill and|in the hills`,
    unless: "machine|workers|toy|chocolate|cars",
  }),
];
