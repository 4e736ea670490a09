import { verb, type FalseFriend } from "./false-friend";

export const falseFriendVerbs: FalseFriend[] = [
  verb("pretend", "expect", {
    after:
      "(?:always )?(?:that (?:i|we) (?!am|are|was|were|don't|do not|didn't)\\w+|(?:a lot of |hard )?work|discipline|commitment|quiet|excellent|high|good|great|too much|so much|a lot|much|more|everything|perfect|good marks|top marks|respect|silence|attention|punctuality|money|the best|the maximum|perfection|that (?:we|i|they|you|everyone|his students|her students|the students|the class|all|my brother) (?:study|do|are (?:always )?(?:silent|quiet|on time|polite|perfect|good)|finish|arrive|listen|help|tidy|get|learn|work|always|never|clean|go|come|speak|win|pay|eat|wash)|from|an apology|\\w+ (?:results|marks|behaviour|answers)|(?:\\w+ )?homework|obedience)",
    near: "(?:too much|so much|a lot|everything|perfection) from (?:me|us|him|her|everyone|everybody|them|his students|her students)",
    unless: "pretend(?:s|ed|ing)? to\\b|pretend(?:s|ed|ing)? (?:that )?(?:he|she|i'm|we're|they're)",
  }),
  verb("control", "check", {
    after: `(?:if|that (?:the|my|your|his|her|our|everything|everyone|all|i|you|we|he|she|they|it|there|nothing)|whether|when|my (?:homework|exercises?|emails?|messages|phone|bag|tickets?|spelling|work|answers|mistakes|notebook|schoolbag|luggage|backpack|watch|test|mobile)|your (?:homework|exercises?|emails?|answers|spelling|work|messages|phone|bag|tickets?)|our (?:homework|tickets?|bags?|exercises|passports|work|phones|luggage)|his (?:phone|emails?|messages|homework|bag)|her (?:phone|emails?|messages|homework|bag)|the (?:time|date|price|prices|spelling|answers?|weather|homework|tickets?|results?|exercises?|timetable|map|address|oil|luggage|passports?|door|windows?|number|list|mail|emails?|dictionary|tyres|documents|internet|meaning|calendar|oven|gas|clock|temperature|messages|bill|test|tests|bags|register|website)|everything (?:before|twice|again)|on (?:the internet|google|the map|my phone|the dictionary)|in the dictionary)`,
    unless: "robot|drone|remote control|controls the|joystick|anger|emotions",
  }),
  verb("assist", "go", {
    after: "(?:to|at) (?:a|an|the|my|his|her|our|this|that)",
    near: "concert|match|show|lesson|play|performance|game|party|ceremony|wedding|race|film|spectacle|accident|festival",
    unless: "nurse|doctor|patient",
  }),
  verb("attend", "wait for", {
    after:
      "(?:the (?:bus|train|doctor|bell|results?|answer|lift|taxi|teacher|holidays|summer(?! camp| course| school| party| festival)|tram)|me|you|him|her|us|them|my (?:turn|friends?|mum|dad|bus|brother|sister|cousin|parents)|a (?:bus|train|taxi|letter|moment|minute)|your (?:answer|letter|reply|email)|for)",
    unless: "school|course|lesson|class|meeting",
  }),
  verb("exit", "go out", {
    after:
      "(?:with (?:my|his|her|our|friends|him|her|them|you|a)|every|on (?:saturday|sunday|friday)|in the (?:evening|afternoon)|at night|tonight|after|together|at (?:five|six|seven|eight|nine|half|four|three|two|one)|yesterday|last|from (?:school|home|the house|my house)|tomorrow|this|because|alone|often|to (?:play|buy|eat))",
    unless: "game|program|motorway|building through|app|exit door",
  }),
  verb("prove", "try", {
    after:
      "(?:to (?:cook|do|play|speak|swim|ski|learn|sleep|call|open|make|ride|study|eat|write|sing|help|understand|dance|surf|skate)|(?:a|an|the|this|that|my|your|his|her|some|new|all the|these|those|different|typical) (?:\\w+ )?(?:pizza|cake|ice[ -]cream|food|dish|dishes|dress|shoes|jeans|trousers|game|bike|sushi|sport|sports|recipe|chocolate|jacket|pasta|video game|car|scooter|skateboard|roller coaster|guitar|sweets|hamburger|soup|cheese|flavour|t-shirt|trainers|coat|hat|exercise|phone|drink|rides?)|sushi|surfing|skiing|rugby|karate|something new|tennis|yoga|everything|it (?:on|again))",
    unless: "prove (?:that|it to)|theorem|innocent|wrong|right",
  }),
  verb("recover", "admit", {
    before: "(?:was|were|been|is|be|got|are)",
    after: "(?:in|to|at) (?:the |a )?hospital",
  }),
  verb("resume", "summarise", {
    after:
      "(?:the|this|a|every|each|your|my) (?:\\w+ )?(?:story|chapter|text|book|film|article|lesson|plot|paragraph|page|novel|poem|pages)",
  }),
  verb("salute", "greet", {
    after:
      "(?:my|your|his|her|their|our|the|me|him|us|them|you|everyone|everybody|each other|all|mr|mrs|[a-z]+ from me)(?! flag)",
    unless: "flag|soldier|general|captain|officer|army|navy|military|old gentleman",
  }),
  verb("introduce", "insert", {
    after:
      "(?:the|a|your|two) (?:coins?|password|key|card|usb|ticket|disc|cd|pin|money|code|battery|batteries)",
  }),
  verb("retire", "collect", {
    after:
      "(?:the|a|my|his|her|our|your|some) (?:parcel|package|money|tickets?|prize|cake|documents?|certificate|book|letter|medicine|order|pizza|passport)",
  }),
  verb("support", "stand", {
    all: true,
    before: `(?:can't|cannot|couldn't|can not|don't|doesn't|not)`,
    after:
      "(?:the (?:noise|heat|cold|pain|smell|sound|rain|summer|winter|traffic|idea|stress)|people who|when|liars|this (?:noise|heat|music|cold|song|smell|pain|situation)|it when|it any ?more|him any ?more|her any ?more|loud|noisy|him|her|them|my (?:brother|sister|neighbour|cousin|classmate)|his|homework|spiders|vegetables)",
    unless: "team|juventus|inter|milan|party|financially|weight",
  }),
  verb("prevent", "predict", { after: "(?:the )?(?:weather|future)" }),
  verb("note", "notice", {
    all: true,
    before:
      "(?:i|you|he|she|we|they|to|can|could|didn't|never|always|also|immediately|suddenly|mum|dad|teacher|friend|just|people|and)",
    after:
      "that|a (?:strange|man|woman|boy|girl|big|small)|(?:my|his|her|your) (?:new|haircut|hair|shoes|mistake)",
    unless: "please note|notebook|wrote|^note|, note",
  }),
  verb("know", "meet", {
    before: "(?:to|first|can|will|i'd like to|want to|happy to|nice to|pleased to|nice|would like to)",
    all: true,
    after: "(?:a lot of |many |lots of |some |other )?(?:new|other) (?:people|friends|children|boys|girls)",
    unless: "(?:get|got|getting|gets) to know",
  }),
];
