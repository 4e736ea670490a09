import { noun, type FalseFriend } from "./false-friend";

const subjects =
  "maths|english|history|geography|science|italian|art|music|french|spanish|technology|pe|gym|religion|latin";

/** Things whose English name looks like that of something else. */
export const schoolFalseFriendNouns: FalseFriend[] = [
  noun("machine", "car", {
    all: true,
    before:
      "(?:by|drive|drives|drove|driving|parked?|travel in|fast|sport)(?: (?:the|a|his|her|my|our)){0,3}",
    near: "petrol|traffic|parking|motorway|drove|driving|seat belt|ferrari|fiat",
    unless:
      "washing|coffee|sewing|vending|time machine|slot|factory|ticket|fax|answering|machine gun|drinks?|robot|printer|dish",
  }),
  noun("card", "paper", { before: "(?:sheet of|piece of|sheets of|pieces of)" }),
  noun("cartoon", "cardboard", {
    before: "(?:of|in|with|some|piece of|box of|from)(?: (?:a|some|red|old|white)){0,3}",
    all: true,
    near: "box|glue|scissors|cut|recycl|model|moving house",
    unless: "watch|tv|film|disney|character|draw",
  }),
  noun("collar", "necklace", {
    near: "pearls?|gold|silver|diamond|jewel|earrings|bracelet",
    unless: "dog|cat|shirt|coat|puppy|blouse|jacket|bone",
  }),
  noun("data", "date", {
    all: true,
    before: "(?:the|what|which|my|exact|write the|same|birth|today's)",
    near: "today|birth|party|calendar|birthday|born|battle|monday|exercise book",
    unless: "computer|internet|personal|collect|science|graph|mobile|phone|gigabyte|research",
  }),
  noun("director", "headmaster", {
    all: true,
    before: "(?:the|our|my|school|new|of)",
    near: "school|pupils?|suspended",
    unless: "film|movie|actor|orchestra|company|music|theatre|play|sports director",
  }),
  noun("fame", "hunger", {
    before: "(?:die of|died of|dying of|(?:have|has|had|have got|i've)(?: got)?(?: a lot of| much| so much))",
    unless: "famous|hall of|fortune|actor|singer|star|film|song",
  }),
  noun("fantasy", "imagination", {
    before: "(?:a lot of|lots of|great|much|no|use your|have|has|full of|so much|little)",
    unless: "book|novel|film|game|story|stories|genre|movie|world|series|saga|league|fan of|type of|kind of",
  }),
  noun("fine", "end", {
    before: "(?:at the|until the|to the|by the|the happy)",
    unless: "pay|police|euro|parking|fine (?:arts?|line|print|dining)",
  }),
  noun("idiom", "language", {
    all: true,
    before:
      "(?:speak|speaks|spoke|learn|know|knows|foreign|study|studies|different|new|other|two|three|four|five|many|which|what|this|difficult)(?: (?:a|an|the|two|three|four|new|other|many|foreign|difficult|different|this|that)){0,3}",
    near: "speak|spoke|english|german|french|spanish|chinese|country|countries|foreign",
    unless: "means|expression|phrase|raining cats|meaning|idioms? like|phrasal",
  }),
  noun("instruction", "education", { before: "(?:compulsory|right to|access to|minister of|importance of)" }),
  noun("maroon", "chestnut", { near: "roast|autumn|eat|tree", unless: "colour|jumper|dress|shirt|leaves" }),
  noun("matter", "subject", {
    before: "(?:school|favourite|boring|hardest|easiest|preferred|scientific)",
    unless: "what's the matter|doesn't matter|don't matter|no matter|subject matter|as a matter|matter of",
  }),
  noun("matter", "subject", {
    all: true,
    before: "(?:many|all the|different|new|which|these|ten|two|three|other|what|the)",
    near: `${subjects}|school|teacher|study|studied|timetable`,
    unless:
      "what's the matter|what is the matter|matter(?:s)? (?:to|most|a lot|with)|no matter|it matters|states? of matter|the matter(?! (?:i|we|that i) )|this matter|doesn't matter|don't matter|didn't matter|matter of|not matter|what matters",
  }),
  noun("materia", "subject", { before: "(?:favourite|school|my|difficult|the)" }),
  noun("mobiles", "furniture", {
    near: "wooden|ikea|carpenter|living room|wardrobe",
    unless: "phone|call|message|ring|battery|switch",
  }),
  noun("novelty", "news", {
    before: "(?:any|what|some|the latest|is there any|a lot of|many)",
    unless: "shop|toy",
  }),
  noun("pace", "peace", {
    all: true,
    before: "(?:leave me in|in the|make|made|war and|want)",
    near: "war|alone|world|quarrel|argument|friends again",
    unless: "fast|slow|own pace|keep pace|run|walk|race|speed|change of pace",
  }),
  noun("palace", "block of flats", {
    all: true,
    before: "(?:in a|the|a|my|this|our|same|tall|of the|of my|big|in the)(?: (?:tall|big|new|old|high))?",
    near: "lift|neighbours?|flat|apartments?|live in|lives in|storeys|(?:second|third|fourth|fifth|sixth|seventh|top) floor",
    unless:
      "king|queen|buckingham|royal|prince|princess|emperor|sultan|museum|visit|tourist|venice|famous|castle|once upon|giant|fairy",
  }),
  noun("particular", "detail", {
    all: true,
    before: "(?:every|smallest|many|small|important|interesting)(?: little)?",
    after: "of (?:the|this) (?:painting|picture|story|photo)",
    unless: "in particular|particular (?:about|person|reason|thing|day|book)",
  }),
  noun("phrase", "sentence", {
    all: true,
    before:
      "(?:this|the|a|these|ten|five|three|two|complete|write|translate|first|last|next|every|following|long|whole|correct|my)(?: (?:the|a|this|these|following|ten|five|two|three)){0,3}",
    near: "exercise|translate|complete|verb|homework|subject|correct|dictation",
    unless:
      "noun phrase|verb phrase|useful phrases|phrase ?book|expression|idiom|phrases like|words? (?:or|and) phrases?|key",
  }),
  noun("pile", "battery", {
    all: true,
    before: "(?:the|new|two|a|without|some|no|change the|of|need)",
    near: "toy|remote|torch|radio|clock|alarm|run out|dead|charge|controller",
    unless: "piles? of|pile up",
  }),
  noun("professor", "teacher", {
    all: true,
    after:
      "$|,|(?:of|in|is|was|gave|gives|says|said|explained|explains|who|always|never|and|has|doesn't|isn't|told|didn't|are|for|about|at|because|when|to)",
    before:
      "(?:my|our|the|a|new|your|his|her|their|all the|old|favourite|nice|strict|young|good|maths|english|history|geography|science|italian|art|music|french|spanish|technology|pe|gym|religion|latin)",
    near: `${subjects}|school|class|homework|middle school|test|lesson|mark`,
    unless:
      "university|college|oxford|cambridge|research|harvard|famous|professor [a-z]+(?:son|dore|gall|ape)|hogwarts|harry|wizard|theory|scientist|physicist",
  }),
  noun("recipient", "container", {
    all: true,
    before: "(?:a|the|glass|plastic|in a|big|small|empty)",
    near: "water|plastic|pour|fill|glass|rubbish|food|soup",
    unless: "letter|parcel|prize|email|award|address",
  }),
  noun("sale", "salt", {
    near: "soup|pasta|pepper|pinch|oil|egg|salad|chips",
    unless: "for sale|on sale|shop|price|discount|clothes|euro|sold|garage|cheap|bought|buy",
  }),
  noun("scales", "stairs", {
    all: true,
    before: "(?:down the|up the|the)",
    near: "fell|climb|go up|went up|ran|lift|go down",
    unless: "weigh|kilo|music|piano|fish|snake|dragon|kitchen scales|bathroom scales",
  }),
  noun("semaphore", "traffic light", { before: "" }),
  noun("spade", "sword", {
    near: "knight|fought|pirate|king arthur|samurai|gladiator|battle|duel|fencing",
    unless: "garden|dig|beach|sand|bucket|cards",
  }),
  noun("studio", "office", {
    all: true,
    before: "(?:his|her|lawyer's|doctor's|dentist's|in a|in his|the)",
    near: "lawyer|dentist|doctor|architect|accountant|patient",
    unless: "recording|film|tv|music|art|photograph|painter|artist|yoga",
  }),
  noun("tip", "type", {
    before: "(?:strange|this|that|same|which|different|new|all|what)(?: of)?",
    after:
      "of (?:music|film|films|food|person|people|game|games|sport|animal|animals|books?|clothes|house|school|dog|pizza)",
    all: true,
  }),
  noun("topic", "mouse", {
    near: "cheese|rat|tail",
    unless: "talk|discuss|text|lesson|presentation|choose|about|my topic|the topic is",
  }),
  noun("voyage", "trip", {
    all: true,
    before:
      "(?:school|a|the|long|our|my|this|next|beautiful|good|nice|during the)(?: (?:long|school|beautiful|nice))?",
    near: "train|plane|bus|school|class|car|coach|weekend",
    unless: "ship|bon voyage|sea|columbus|titanic|cruise|boat|magellan|ulysses|ocean|space|moon|mars",
  }),
  noun("ape", "bee", {
    near: "honey|sting|stung|flowers?|hive|buzz|insect",
    unless: "monkey|zoo|gorilla|chimp|banana|jungle",
  }),
  noun("canal", "channel", {
    all: true,
    before:
      "(?:tv|television|change|changed|this|other|which|what|another|youtube|my|the|a|your|same|favourite|on)(?: (?:the|a|this|youtube|tv)){0,3}",
    near: "tv|television|youtube|remote|programme|subscribe|video",
    unless: "venice|boat|water|suez|panama|grand canal|gondola|bridge",
  }),
  noun("contest", "context", {
    all: true,
    before: "(?:from the|in this|in that|out of|the)",
    near: "meaning|word|understand|sentence",
    unless: "win|won|song|dance|beauty|prize|singing|talent|enter|winner|spelling",
  }),
  noun("ostrich", "oyster", { near: "pearl|shell|lemon", unless: "feather|egg|run|bird|fast|africa" }),
  noun("pension", "guest house", {
    all: true,
    before: "(?:a|in a|small|the|little|family)(?: (?:small|little|nice))?",
    near: "holiday|beach|stayed|slept|rimini|summer|breakfast",
    unless: "retired|old age|money|work|grand|receive|euros|full|half",
  }),
  noun("salon", "living room", {
    all: true,
    before: "(?:the|our|my|in the)",
    near: "sofa|tv|kitchen|television|armchair|bedroom|fireplace",
    unless: "hair|beauty|nail",
  }),
  noun("slip", "underpants", {
    all: true,
    before: "(?:my|his|new|wearing|pair of)",
    near: "wear|wardrobe|socks|underwear|drawer",
    unless: "slip of paper|petticoat",
  }),
  noun("vine", "wine", { near: "glass|drink|drank|bottle", unless: "grape|plant|tarzan|leaves|grow|climb" }),
  noun("cucumber", "watermelon", {
    before: "(?:slice of|red|juicy|sweet)(?: sweet| red| fresh)?",
    unless: "salad|sandwich|green",
  }),
  noun("library", "bookshop", {
    all: true,
    before: "(?:works in a|opened a|owns a|has a|runs a)",
    near: "sells|customers?|owner|shop window|best-?seller|publisher",
    unless: "borrow|school library|next to|opposite|near the",
  }),
  noun("notice", "news", {
    all: true,
    before:
      "(?:good|bad|great|beautiful|terrible|wonderful|sad|fantastic|some|latest|last|any|important|what a|this|that)",
    near: "tv|newspaper|telegiornale|internet|headline|heard the|the news",
    unless: "board|wall|put up|short notice|take notice|door|further|pinned|read the notice|teacher",
  }),
  noun("romance", "novel", {
    before:
      "(?:read|reading|wrote|writing|write|adventure|historical|fantasy|best|first|last|detective|crime)(?: (?:a|an|the|this|that|his|her|long|new|first|last|beautiful)){0,3}",
    unless: "love|kiss|film|boyfriend|girlfriend|couple|summer romance|genre",
  }),
  noun("delusion", "disappointment", {
    near: "film|match|lost|mark|result|final|concert|holiday|party|world cup|expected|test",
    unless: "psych|madness|grandeur|ill|under the delusion",
  }),
  noun("lecture", "reading", {
    all: true,
    before:
      "(?:love|like|likes|loves|enjoys?|hobbies are|prefer)(?: the)?(?: (?:music|sport|cinema|films)(?:,)?(?: and)?(?: the)?)?",
    near: "hobby|hobbies|library every|favourite (?:hobby|pastime|activity)|of (?:comics|novels|fantasy)",
    unless: "university|professor|student|hall",
  }),
  noun("habit", "clothes", {
    all: true,
    before: "(?:elegant|carnival|new|dirty|wearing|summer|winter)",
    near: "wear|wore|wash|wardrobe|clothes",
    unless: "bad habit|good habit|healthy|smoking|usually|eating|nun|of wearing",
  }),
  noun("cave", "cellar", { near: "wine bottles|bottles of wine|wine in the" }),
  noun("camp", "field", {
    before: "(?:football|tennis|rugby|basketball|volleyball|in the|corn|wheat|soccer)",
    near: "grass|football|match|play|corn|wheat|tractor|goal",
    unless:
      "summer camp|holiday camp|training camp|tent|scout|football camp|tennis camp|camp fire|base camp|refugee|concentration|summer",
    all: true,
  }),
];
