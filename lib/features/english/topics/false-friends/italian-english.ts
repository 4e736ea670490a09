import { noun, other, type FalseFriend } from "./false-friend";

/** English-looking words that only Italians use this way. */
export const italianEnglish: FalseFriend[] = [
  other("footing", "jogging", {
    before: "(?:do|does|did|doing|make|makes|love|like|go|goes|went|of|some|practise|the)",
  }),
  other("basket", "basketball", {
    before:
      "(?:play|plays|playing|played|of|like|love|prefer|watch|do|does|doing|practise|at|favourite sport is|football,|football and|volleyball and|tennis and|tennis,|is|and)",
    after:
      "(?:match|team|player|court|coach|training|practice|lesson|game|every|twice|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))",
    near: "sport|play|team|match",
    unless:
      "fruit|bread|shopping basket|picnic|egg|laundry|put|paper|waste|basket of|dog's basket|full|easter|flowers|carry|in the basket|scored a basket|into the basket",
  }),
  other("volley", "volleyball", {
    before:
      "(?:play|plays|playing|played|of|like|love|prefer|watch|do|does|doing|practise|beach|at|favourite sport is|and)",
    after: "(?:match|team|player|court|coach|training|practice|lesson)",
  }),
  noun("pullman", "coach", { before: "" }),
  noun("camping", "campsite", {
    all: true,
    before: "(?:a|the|our|in a|nice|big|in|this|same|beautiful)",
    near: "tent|sea|stayed|holiday|swimming pool|caravan|slept|beach|lake",
    unless:
      "go camping|went camping|going camping|camping (?:trip|holiday|site|equipment|chair)|love camping|like camping",
  }),
  noun("parking", "car park", {
    before: "(?:a|the|big|in the|in a|school|supermarket|our|free|found a|find a|of the)",
    unless: "parking (?:space|lot|ticket|place|meter|fine|spot|area)|no parking",
  }),
  other("happy end", "happy ending", { before: "" }),
  noun("telefilm", "TV series", { before: "" }),
  noun("luna park", "funfair", { before: "" }),
  noun("autogrill", "motorway café", { before: "" }),
  other("beauty farm", "spa", { before: "" }),
  noun("golf", "jumper", {
    all: true,
    before: "(?:a|my|blue|red|woollen|wool|warm|new|green|his|her|white|black|heavy|grey|yellow)",
    near: "wear|wore|cold|put on|buy|bought|scarf|trousers|skirt|jeans|warm|wool",
    unless: "golf (?:club|ball|course|player|match|lesson)|play",
  }),
  other("scotch", "sticky tape", {
    all: true,
    before: "(?:with|some|the|of|use|need|by)",
    near: "paper|stick|stuck|poster|repair|glue|scissors|broken|wrap|page",
    unless: "whisky|whiskey|drink",
  }),
  other("smoking", "dinner jacket", {
    before: "(?:wearing a|wore a|in a|a black|an elegant|a white|wears a|a new|his)",
  }),
  other("social", "social media", {
    before: "(?:on|use|using|uses|used|the|on the|my)",
    after:
      "$|,|(?:every|and|too|to|all|a lot|like|because|in|when|is|are|for|with|every|before|after|at|much)",
    all: true,
    unless:
      "social,? (?:economic|political|cultural|and |media|network|studies|worker|life|sciences?|security|club|event|problem|services?|justice|class|skills)",
  }),
  other("socials", "social media", { before: "(?:on|use|using|the|on the|my|of)" }),
  other("smart working", "remote working", { before: "" }),
  noun("trolley", "suitcase", {
    near: "airport|packed|flight|clothes|luggage|plane|hand luggage|holiday",
    unless: "supermarket|shopping|push|tea",
  }),
  noun("agenda", "diary", {
    all: true,
    before: "(?:my|your|school|in my|his|her|the|our|on my|an)(?: school)?",
    near: "homework|write|wrote|school|date|appointment|note|birthday|tests?",
    unless: "meeting|political",
  }),
  noun("casino", "mess", {
    all: true,
    before: "(?:a|such a|big|real|total|what a|a big|this)",
    near: "room|class|bedroom|school|desk|tidy|noise|confusion|classroom|kitchen|shout",
    unless: "money|play|las vegas|gambl|win|monte carlo|roulette",
  }),
  noun("hostess", "flight attendant", {
    near: "plane|flight|airline|airport|fly|flies|pilot|travel|alitalia|ryanair",
    unless: "party|dinner|house",
  }),
  noun("fiction", "TV series", {
    all: true,
    before: "(?:a|the|this|my favourite|favourite|new|an|some|rai)",
    near: "tv|television|watch|actor|episode|channel|rai",
    unless: "science fiction|book|read|novel|library|non-fiction|writer|fan fiction|pulp fiction|work of",
  }),
  noun("reality", "reality show", {
    all: true,
    before: "(?:a|watch|this|watch a|new|favourite|the)",
    near: "tv|watch|television|channel|grande fratello|big brother|isola",
    unless: "in reality|virtual|augmented|real life|dream|reality show|reality tv",
  }),
  noun("spot", "advert", { before: "(?:tv|television|advertising)" }),
  noun("box", "garage", {
    all: true,
    before: "(?:car|into the|in the|in our|in my|in his)",
    near: "park|parked|parking",
  }),
  other("baby parking", "nursery", { before: "" }),
  noun("cotton fioc", "cotton bud", { before: "" }),
  noun("plaid", "blanket", {
    all: true,
    before: "(?:a|my|the|warm|with a|under a|under the)",
    near: "sofa|cold|warm|sleep|tv|film|cover|winter",
    unless: "skirt|shirt|pattern|trousers|scarf",
  }),
  noun("flipper", "pinball machine", {
    near: "play|bar|arcade",
    unless: "dolphin|swim|dive|seal|sea|snorkel|penguin",
  }),
  noun("tight", "morning suit", { before: "(?:a black|an elegant|wore a|wearing a)" }),
  other("water", "toilet", {
    before: "(?:sit on the|sat on the|flush the|clean the|in the bathroom there is a)",
  }),
  noun("pile", "fleece", {
    all: true,
    before: "(?:a|my|warm|blue|red|put on a|wear a|wearing a|green|wore a|new)",
    near: "cold|wear|wore|put on|mountain|jacket|warm|snow",
    unless: "pile of|piles of",
  }),
  noun("vest", "dress", {
    all: true,
    before: "(?:long|elegant|beautiful|wedding|evening|princess|silk|new red|a red|a blue|a pink|her)",
    near: "wear|wore|party|wedding|shoes|elegant|princess|long",
    unless: "bulletproof|under|jacket|running|sport",
  }),
];
