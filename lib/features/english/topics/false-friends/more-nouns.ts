import { noun, type FalseFriend } from "./false-friend";

const subjects =
  "maths|english|history|geography|science|italian|art|music|french|spanish|technology|pe|gym|religion|physics|latin";

export const moreFalseFriendNouns: FalseFriend[] = [
  noun("mister", "coach", {
    before: "(?:the|my|our|your|their|new|football)",
    unless: "mister (?:[a-z]+ )?(?:rossi|bean|smith|brown|president)",
  }),
  noun("note", "mark", {
    all: true,
    before: "(?:good|bad|high|low|terrible|excellent|best|worst|better)",
    near: `${subjects}|test|exam|school|homework`,
    unless: "music|sing|piano|song|wrote|write|guitar|played",
  }),
  noun("vote", "mark", {
    all: true,
    before:
      "(?:good|bad|high|higher|low|lower|excellent|best|worst|nice|ugly|beautiful|terrible|great|better|highest|fantastic|horrible|full|my|top|same|final|insufficient|positive|negative|what|a|school|the)",
    near: `${subjects}|test|exam|school|homework|teacher|mum|studied|report card|took|got|take|get`,
    unless:
      "election|president|elect|party|politic|class representative|choose|for the best|favourite|to vote|vote for|audience|song|count",
  }),
  noun("occasion", "opportunity", {
    after:
      "to (?:visit|see|meet|go|learn|speak|practise|try|travel|talk|do|know|improve|play|study|make|win)",
    unless: "rose to|for the occasion",
  }),
  noun("pavement", "floor", {
    before:
      "(?:wash|washed|washing|clean|cleaned|cleaning|sweep|swept|kitchen|bedroom|bathroom|classroom|living room|wooden|on the cold|marble)(?: the| a| my)?",
    after:
      "(?:of|in) (?:my|the|our|his|her) (?:bedroom|kitchen|classroom|room|house|bathroom|living room|gym|school|flat|living-room|corridor|hall)",
    near: "carpet|kitchen|bedroom|bathroom|classroom|living room|gym|sofa|mop|tiles|corridor",
    unless: "street|road|cars?|walk|outside|cyclist|bike|shop",
  }),
  noun("photograph", "photographer", {
    before:
      "(?:is|was|am|be|become|became|as|he's|she's|i'm)(?: not)? (?:a|an)(?: famous| good| great| professional| very good){0,3}|famous",
    after: "(?:for a (?:newspaper|magazine)|and (?:he|she) (?:takes|works))",
    unless: "this is|it is|it's|here is|that is|my favourite thing|took|present|it was",
  }),
  noun("peperone", "pepper", { before: "" }),
  noun("pepperoni", "peppers", {
    near: "vegetable|yellow|red and|green|tomato|aubergine|courgette|grilled|salad|stuffed|garden",
    unless: "salami|sausage|american pizza",
  }),
  noun("public", "audience", {
    all: true,
    before: "(?:the|all the|in front of (?:the|a)|a big|a large|a great|big|our|large|lot of|much|too much)",
    near: "concert|stage|show|theatre|sing|sang|danc|play|actor|singer|band|perform|clap|match|stadium|piano|recital",
    unless:
      "open to the public|public (?:sector|opinion|figure|money|interest|debate|spending|relations|services|building|space|property|event|road|transport|school|park|toilet|holiday|library|place|speaking|telephone|pool|health|service|garden|swimming)|in public|general public|public in general|members of",
  }),
  noun("relation", "report", {
    before:
      "(?:write|wrote|writing|science|school|history|geography|lab|written|finish|finished|do|prepare|prepared|read)(?: (?:a|an|the|my|our|this|long|short|science|geography|history)){0,3}",
    after: "(?:on|about) (?:the|our|my|a|an|this)",
    unless: "between|family|relations with|friend",
  }),
  noun("romance", "novel", {
    all: true,
    before:
      "(?:read|reading|wrote|historical|detective|fantasy|favourite|write|this|long|adventure|famous|finished|science fiction|a)(?: (?:a|an|the|this|historical|long|new|beautiful|his|her|fantasy|adventure)){0,3}",
    after: "(?:by|of \\d+ pages|written by)",
    near: "page|writer|author|chapter|library|book",
    unless: "love story|kiss|film|boyfriend|girlfriend|romance between|couple|summer romance|romantic",
  }),
  noun("rumour", "noise", {
    all: true,
    before: "(?:a|the|loud|strange|this|that|big|little|of|much|any|make|makes|made|making|too much|some)",
    near: "hear|heard|sleep|night|car|kitchen|motorbike|loud|engine|traffic|washing machine|door|neighbour|street|noisy|wake|woke|ghost|scared",
    unless: "that (?:he|she|they|the|our|we)|about|spread|gossip|true|rumour has",
  }),
  noun("rumor", "noise", {
    all: true,
    before: "(?:a|the|loud|strange|this|that|big|little|of|much|any|make|makes|made|making|too much|some)",
    near: "hear|heard|sleep|night|car|kitchen|motorbike|loud|engine|traffic|door|neighbour|street|wake|woke|scared",
    unless: "that (?:he|she|they|the|our|we)|about|spread|gossip|true",
  }),
  noun("scholar", "pupil", {
    all: true,
    before: "(?:all the|the|of|with|other|some|many|\\d+|twenty|the other|young|primary|every)",
    near: "school|class|teacher|lesson|bus|canteen|classroom|playground|homework|uniform",
    unless: "famous|latin scholar|ancient|university|medieval|brilliant|research",
  }),
  noun("scope", "aim", {
    all: true,
    before: "(?:the|my|our|its|main|only)",
    after:
      "(?:of (?:the|this|my|our|a) (?:game|project|match|trip|lesson|exercise|research|film|text|sport|party|journey|video|experiment)|is to|was to)",
  }),
  noun("smoking", "suit", {
    before: "(?:wear|wears|wore|wearing|a black|an elegant|a white|in a|a new|a blue|elegant|his|with a)",
    unless: "stop|quit|ban|no smoking|against",
  }),
  noun("spectacle", "show", {
    all: true,
    before:
      "(?:dance|theatre|school|christmas|circus|end-of-year|musical|beautiful|ballet|magic|my|our|see a|saw a|great|whole|the|final|nice|wonderful|fantastic)",
    near: "stage|theatre|danc|actor|ticket|perform|school|clown|circus|costume|music|rehears",
    unless: "spectacles|glasses|wore|nature|sunset|fireworks",
  }),
  noun("spot", "advert", {
    all: true,
    before: "(?:tv|television|advertising|new|funny|a|this|the|coca-cola|nike|radio)",
    near: "tv|television|advertising|advertis|channel",
    unless:
      "nice spot|beach|skin|face|dog|leopard|spot the|red spot|on the spot|parking|best spot|quiet|black spot",
  }),
  noun("stage", "internship", {
    before: "(?:did|doing|does|done|do)(?: a| an| my| his| her| two-week| short| summer| school){1,3}",
    after:
      "(?:in|at|with) (?:a|an|the|his|her|my) (?:company|office|firm|hospital|shop|factory|bank|hotel|restaurant|library|lawyer|vet|school|studio)",
    unless: "on stage|on the stage|theatre|sing|sang|actor|band|concert|dance|first stage|play|musical",
  }),
  noun("toast", "toasted sandwich", {
    all: true,
    before: "(?:a|two|one|three|cheese and ham|ham and cheese|ham|my)",
    near: "ham",
    unless: "slice|butter|jam|piece of",
  }),
  noun("vacancy", "holiday", {
    all: true,
    before: "(?:summer|winter|christmas|easter|on|in|my|our|during the|for|a|the|of)(?: my| the| our)?",
    near: "sea|summer|beach|mountain|week|greece|spain|school|hotel|august|july|family|christmas|relax",
    unless: "job|hotel has|no vacanc|apply|position|vacancies sign",
  }),
  noun("canteen", "cellar", {
    near: "wine|bottle|underground|under the house|under our|salami|dusty|barrel|cobweb|grandfather's|old things",
    unless: "school|lunch|eat|food|meal|office|pasta|water bottle",
  }),
  noun("confetti", "sugared almonds", {
    near: "eat|ate|sweet|delicious|almond|taste|first communion",
    unless: "throw|threw|carnival|paper|colou?r",
  }),
  noun("costume", "swimsuit", {
    all: true,
    near: "swim|swam|swimming pool|beach|sea|sunbath|towel|dive|sun cream|bikini|bath|goggles|swimming",
    unless: "carnival|halloween|party|swimming costume|pirate|wizard|theatre|bathing costume|witch|play",
  }),
  noun("delusion", "disappointment", {
    before: "(?:big|great|terrible|real|huge|what a|biggest|bad)",
    unless: "psych|madness|grandeur|ill",
  }),
  noun("disgrace", "misfortune", {
    before: "(?:what a|a (?:big|terrible|great))",
    near: "died|accident|hospital|earthquake|broke|lost|flood|fire",
    unless: "shame|ashamed|his behaviour",
  }),
  noun("education", "manners", {
    all: true,
    before: "(?:bad|good|no|without)",
    near: "polite|rude|thank you|shout|please|table|greet",
    unless: "school|university|degree|teacher|study|job|get a|physical education",
  }),
  noun("editor", "publisher", {
    near: "publishing house|published his|published her|published the book",
    unless: "newspaper|magazine|video|text editor",
  }),
  noun("estate", "summer", {
    before: "(?:in|this|next|last|every|during the|in the)",
    unless: "real estate|housing|car",
  }),
  noun("firm", "signature", {
    all: true,
    before:
      "(?:put|your|parent's|parents'|mum's|mother's|dad's|father's|his|her|teacher's|need the|the)(?: my| your| the| his)?",
    near: "diary|permission|bottom|mark|page|test|form",
    unless: "from|makes|work|company|business|lawyer|job|employee|big firm",
  }),
  noun("front", "forehead", {
    all: true,
    before: "(?:my|his|her|on my|on his|on her|the)",
    near: "hair|spot|scar|fever|sweat|hot|eyes|nose|head|pimple|kiss|hit|bump|hurt",
    unless: "in front|front (?:of|door|row|garden|seat|teeth|page|wheel)|at the front",
  }),
  noun("habit", "dress", {
    all: true,
    before: "(?:a|an|the|her|my|elegant|beautiful|new|red|long|white|blue|black|wedding|nice|of)",
    near: "wear|wore|wearing|wedding|red|party|elegant|silk|buy|bought|shoes|jewel|fashion|long and",
    unless: "bad habit|good habit|healthy|every day|smoking|usually|eating|biting|routine|nun",
  }),
  noun("box", "garage", {
    all: true,
    before: "(?:in|into|car|the|our|my|of the|his)(?: the| our| my| his)?",
    near: "park|parked|parking|drive",
    unless: "shoe|chocolate|cardboard|toy|present|letter box|lunch box|open|tool",
  }),
  noun("mansion", "task", {
    near: "household|in the family|everyone has|chores",
    unless: "big|huge|live|pool|rich|castle|rooms",
  }),
  noun("code", "queue", {
    all: true,
    before: "(?:in|long|the)",
    near: "waited|wait|traffic|supermarket|people in front|checkout|ticket office",
    unless: "secret|password|computer|postcode|post code|bar code|qr|number|enter|type",
  }),
  noun("file", "queue", {
    all: true,
    before: "(?:long|a|the|in|big)",
    near: "waited|wait|supermarket|people in front|museum|checkout|entrance|post office|shop|roller coaster",
    unless: "computer|download|upload|save|send|document|open|pdf|word|nail|delete|attach",
  }),
  noun("petrol", "oil", {
    near: "barrel|sea|tanker|well of|saudi|platform|extract",
    unless: "car|station|fill|price|tank|motorbike|euro|litre|run out",
  }),
  noun("infancy", "childhood", { before: "(?:my|his|her|our|their|during|in)(?: my| his| her| their)?" }),
  noun("grade", "degree", {
    all: true,
    before: "(?:\\d+|thirty|forty|twenty|ten|thirty-five|zero|minus \\w+|thirty-\\w+|twenty-\\w+)",
    near: "hot|cold|temperature|weather|fever|today|outside|thermometer|summer|winter",
    unless: "school|test|exam|maths|class|teacher",
  }),
  noun("license", "diploma", { before: "(?:middle school|third year|high school)" }),
  noun("cave", "quarry", { near: "marble|carrara", unless: "bat|dark|explore" }),
];
