import { noun, type FalseFriend } from "./false-friend";

const animals = "cow|sheep|hen|chicken|pig|donkey|goat|horse|rabbit|duck|tractor|animal|vegetables|egg|milk";
const subjects =
  "maths|english|history|geography|science|italian|art|music|french|spanish|technology|pe|gym|religion|physics|latin";

export const falseFriendNouns: FalseFriend[] = [
  noun("camera", "room", {
    before: `(?:in|into|of|to|tidy|clean|leave|share|shares|sharing|tidying|enter|tidy up|clean up|goes? to|went to|straight to|run to) (?:my|your|his|her|our|their)(?: own| little| big| beautiful| new){0,3}|hotel|double|single`,
    after:
      "with (?:two beds|twin|double|single|(?:blue|white|pink|green|yellow) walls|my (?:brother|sister))|is (?:very |really |always )?(?:untidy|tidy|messy|a mess|upstairs|on the (?:first|second) floor|next to the bathroom)|there (?:is|are)",
    near: "door|doors|comfortable|cosy|bright and|window|walls?|floor|homework|study|share|booked|two nights|cupboard|shelves|beds?|slept|sleep|asleep|wardrobe|desk|pillow|tidy|untidy|messy|furniture|posters? on the wall|bathroom|curtain|carpet|upstairs|walls|hotel",
    unless:
      "camera is on (?:my|the) (?:desk|bed|table)|left (?:my|the) camera|keep my camera in|camera in my (?:room|bag)|(?:lost|broke|stole|forgot|buy|bought) (?:my|the|a|his|her)(?: new)? camera|photo|picture|film|video|lens|selfie|shoot|zoom|flash|digital|took|take|wedding|battery|security camera|camera (?:at|on|above)|there(?:'s| is) a camera (?:on|in|at)|(?:put|puts|leave|left|hold|hung) (?:my|the|his|her|your) camera",
  }),
  noun("parent", "relative", {
    before:
      "(?:all (?:of )?(?:my|our|his|her|their)|distant|close|closest|(?:many|so many|a lot of|lots of|twenty|thirty|fifteen|some|other|all the|all)(?: other| of (?:my|our))?)",
    after:
      "like (?:uncles|aunts|cousins|grandparents)|(?:such as|for example) (?:my |our )?(?:uncles?|aunts?|cousins?|grandparents)|(?:from|in|who live in) (?:america|argentina|australia|germany|belgium|canada|switzerland|sicily|the south)",
    near: "cousins? (?:are|is) the|uncles?, aunts?|aunts?, uncles?|aunts? and uncles?|uncles? and aunts?|uncles? and cousins?|cousins? and uncles?|cousins? and aunts?|aunts? and cousins?",
    unless:
      "(?:met|with|like|love|agree with|meet|visit|know|helped?|call) (?:my|the|his|her) parents$|met the parents|my parents at|school|teacher|concert|meeting|children|match|parents,? (?:and )?(?:my |our )?(?:uncles?|aunts?|cousins?|brothers?|sisters?|grandparents)|parents' (?:evening|meeting)|parents of|my parents,|parents in my class|friends' parents|cousins' parents|cousin's parents",
  }),
  noun("parent", "relative", {
    all: true,
    before:
      "(?:all|all the|many|some|lots of|a lot of|so many|ten|twelve|fifteen|twenty|thirty|forty|other|my|our)(?: (?:other|my)){0,3}",
    near: "christmas|easter|wedding|birthday|lunch|dinner|reunion|big family|cousins?|uncles?|aunts?|abroad|(?:live|lives) in (?:america|argentina|australia|germany|sicily|belgium|canada|switzerland)|parents in (?:america|argentina|australia|germany|belgium|canada|switzerland|france|england)|first communion",
    unless:
      "\\b(?:my|our) parents,? (?:and|gave|are|is|always|don't|have|came home|work|bought|cook|give|let|say)|parents,? (?:and )?(?:my |our )?(?:uncles?|aunts?|cousins?|grandparents|brothers?|sisters?)|(?:uncles?|aunts?|cousins?|brother|sister|grandparents) and my parents|with my parents|school|parents'|my parents",
  }),
  noun("library", "bookshop", {
    near: "buy|bought|sell|sold|cost|price|euro|pound|pay|paid|expensive|cheap|sale|discount",
    unless:
      "(?:his|her|their|own|private|public|national) library|kept|school library|copy in the library|have to (?:buy|pay)|borrow|lend|lent|return|silence|near the library|next to|then (?:i|we) bought|old books|second-hand|ice cream|library card",
  }),
  noun("library", "bookcase", {
    before: "on the|in my|on my",
    near: "shelf of the|in my (?:bedroom|room) there|in the living room|ikea|wooden|furniture",
    unless: "school|town|city|study|studied|borrow|study|quiet",
  }),
  noun("argument", "topic", {
    before: `(?:choose|chose|chosen|study|studied|studying|explain|explains|explained|understand|understood|revise|revised|repeat|learn|favourite|school|history|science|geography|maths|grammar|today's|tomorrow's|(?:talk|talked|talking|speak|spoke|write|wrote|essay|project|presentation|video|text|lesson|lessons|research|composition|report) (?:about|on))(?: (?:an|a|the|this|these|that|my|some|another|interesting|new|difficult|easy|important|same|many|different|two|three|all|first|last|next|any)){0,3}`,
    after: `(?:of|for) (?:the|my|our|your|this|that|today's|his|her|an?|to-?day's|every|each|tomorrow's) ?(?:\\w+ )*(?:lessons?|presentation|essay|test|exam|project|text|book|film|article|composition|conversation|research|speech|poem|story|video|documentary|homework|oral|podcast|debate|song|unit|chapter|science|history|letter|email|report|poster)|(?:is|was|are|were) (?:the|about|world|climate|pollution|roman|ancient|friendship|love|bullying|animals|food|sport|music|volcanoes|dinosaurs|technology|very (?:interesting|difficult|easy|boring)|interesting|difficult|easy|boring|volcan|whal)`,
    near: "lesson|presentation|essay|grammar|textbook|chapter|topic|tomorrow's test",
    unless:
      "\\b(?:had|have|having|an?) (?:\\w+ )?arguments? (?:with|about|over)|argued|arguments? (?:for|against|with|between)(?! (?:my|the|our|today's) (?:presentation|exam|essay|project|research|test))|shout|quarrel|angry|parents|brother|sister|strong|fight|apolog|sorry|friends? had|won the|started",
  }),
  noun("argument", "topic", {
    all: true,
    before:
      "(?:interesting|difficult|easy|important|different|another|this|these|same|what|which|new|boring|hard|other|about|on|the)(?: (?:an|a|the|this|these|some|interesting|new|difficult|easy)){0,3}",
    near: "lesson|test|essay|study|studied|studies|teacher|class|maths|science|history|geography|presentation|exam|book|chapter|explain|homework|school|project|talk about|grammar|text|composition|conference|documentary",
    unless:
      "\\b(?:had|have|having|win|won|lost|start|started) (?:an?|the|this|that) (?:\\w+ )?arguments?|argued|arguments? (?:for|against|with|between|because|during|in class|after|over)|shout|quarrel|angry|parents|brother|sister|strong|fight|apolog|sorry|newspaper|debate",
  }),
  noun("factory", "farm", {
    near: `${animals}|farmer|countryside|field|crop|grow|corn|wheat|olive|hay|lamb|pony|ponies|turkey|harvest|barn|stable|vineyard|orchard|geese`,
    unless:
      "workers|machines?|chocolate factory|toy|cheese factory|cars|smoke|shoes|milk chocolate|(?:furniture|shoe|toy|car|paper|steel|glass|clothes|pasta|biscuit|food) factory|makes? (?:milk|cheese)|produces|pollut|boss",
  }),
  noun("fabric", "factory", {
    before:
      "(?:car|shoe|chocolate|toy|pasta|shoes|cars|old|big|paper|ice-cream|clothes|biscuit|glass|furniture|motorbike|plastic)",
    after: "(?:where|that makes|that produces|near|in)|workers?",
    near: "works? in an?|worked in an?|works? at|worker|machine|produce|closed|smoke|pollut|boss|employee|working in an?",
    unless: "soft|cotton|silk|wool|dress|shirt|sew|curtain|jeans",
  }),
  noun("patent", "driving licence", {
    all: true,
    before: "(?:a|my|the|his|her|your|got|take|takes|took|get|have|has|taking|had|without)(?: car| new)?",
    near: "car|drive|driving|eighteen|18|scooter|motorbike|exam",
    unless: "invent|driving patent|idea|patent office|registered",
  }),
  noun("driving patent", "driving licence", { before: "" }),
  noun("journal", "newspaper", {
    all: true,
    before:
      "(?:read|reads|reading|buy|buys|bought|buying|sports?|local|the|daily)(?: the| a| his| some| sports?)?",
    near: "news|morning|read|article|kiosk|bar|breakfast|sport",
    unless: "write|wrote|writes|my journal|her journal|keep|diary|scientific",
  }),
  noun("notice", "piece of news", {
    before: "a (?:good|bad|beautiful|great|wonderful|sad|terrible|fantastic|important|nice|ugly)",
  }),
  noun("notices", "news", {
    all: true,
    before: "(?:the|good|bad|beautiful|some|watch|read|latest|listen to the|see the)",
    near: "tv|television|radio|newspaper|telegiornale|watch",
    unless: "board|wall|put up",
  }),
  noun("history", "story", {
    before:
      "(?:tell|tells|told|telling|invent|invented|write|wrote|read|reads|heard|hear|love|detective|funny|beautiful|strange|true|sad|scary|horror|ghost|nice|bedtime|short|incredible|amazing|fantastic)(?: (?:me|us|him|her|them|you|a|an|the|this|that|very|funny|beautiful|strange|sad|true|scary|nice|long|short|love|his|my|her)){0,3}",
    after:
      "(?:about|of) (?:a|an|two|three|the film|this film|the book|this book|my|love|friendship|the movie)|of (?:harry|cinderella|pinocchio|romeo|snow white)",
    near: "once upon a time|fairy|bedtime",
    unless:
      "civili[sz]ation|ancient|historian|century|histories down|history (?:book|test|lesson|teacher|homework|class|exam|subject|project|museum|notebook|programme|documentary)|history of (?:rome|italy|the world|art|music|england|the romans|my (?:town|city|country|school|village)|the school|our|europe)|subject|maths|geography|studying|lesson|love history(?:$| and| because|,)|like history|read (?:about )?history",
  }),
  noun("incident", "accident", {
    before:
      "(?:car|road|motorbike|bike|bicycle|train|plane|bus|scooter|traffic|terrible|bad|serious|had an|have an|has an|mountain|skiing|little|small)",
    after: "with (?:the|my|his|her|a) (?:car|bike|motorbike|scooter|bicycle|motorcycle)",
    near: "ambulance|hospital|broke|broken|crash|motorbike|leg|arm|injured|hurt|drive|road",
    unless: "police report|strange incident",
  }),
  noun("interrogation", "oral test", {
    all: true,
    before: `(?:${subjects}|school|have an|had an|an|my|the|oral|today's|tomorrow's|good|bad|terrible)`,
    near: `${subjects}|teacher|school|mark|study|studied|tomorrow|lesson|prepare`,
    unless: "police|thief|spy|detective|criminal|suspect",
  }),
  noun("lecture", "reading", {
    before:
      "(?:love|like|hobby is|hobbies are|passion for|passionate about|enjoy|prefer|favourite hobby is|for)(?: the)?(?: sport and| music and)?",
    after: "(?:of|is my (?:hobby|passion|favourite)|of (?:a|the|this|books?|comics))",
    near: "hobby|hobbies|comics|novel|pastime",
    unless:
      "lectures? (?:on|about|at|in|by)|professor|university|student|give|gave|attend|boring lecture|lecture on|conference",
  }),
  noun("magazine", "warehouse", {
    near: "boxes in the|goods|forklift|lorry|lorries|stored|products|storage",
    unless: "read|article|fashion|writes?|journalist|journal|cover|page",
  }),
  noun("manifestation", "demonstration", {
    all: true,
    before: "(?:a|the|student|students'|big|peaceful|climate|at|in|this|school)(?: big| peaceful| student)?",
    near: "street|climate|peace|friday|school|square|protest|student|police|took part|people|march",
    unless: "ghost|spirit|symptom",
  }),
  noun("marmalade", "jam", {
    before: "(?:strawberry|apricot|peach|cherry|blueberry|plum|fig|raspberry|blackberry|berry)",
  }),
  noun("mark", "brand", {
    all: true,
    before: "(?:what|which|famous|same|favourite|expensive|italian|this|important)",
    near: "shoes|trainers|jeans|clothes|nike|adidas|jacket|phone|sneaker|t-shirt|watch|car|fashion|bag",
    unless:
      "test|exam|school|maths|teacher|homework|top mark|mark on|mark in|good mark|bad mark|mark zuckerberg|dirty",
  }),
];
