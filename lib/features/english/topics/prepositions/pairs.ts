/** What goes with which preposition. Words (patterns) | wrong ones, "-" for none | right one, "-" for none | what must follow */

const verbs = `
depend | from by of in to at for | on
listen | at | to | (?:music|songs|the (?:music|radio|song|teacher)|my|me|him|her|us|them|you|your)
belong | at of for - | to | (?:the|my|your|his|her|our|their|me|you|him|us|them|a|this|[a-z]+'s)
look | - | at | (?:the(?! (?:same|part|other|way|best|worst|opposite))|my(?! (?:best|age))|your(?! (?:best|age))|his(?! (?:best|age))|our|their|me(?! (?:in|up|over))|him(?! (?:in|up|over))|us(?! (?:in|up|over))|them(?! (?:in|up|over))|those|these|that(?= (?:boy|girl|man|woman|dog|cat|house|car|picture|photo|tree|bird|star|film|video|cloud|baby|child|teacher)(?![\\w'-])(?! up))|her(?! (?:best|age)))
look | to | at | (?:me|us|them|him|these|those|the (?:picture|photo|stars|sky|map|board|blackboard|window|sea|moon)|a (?:picture|photo|map|film|video))
look forward | for at of in - | to | (?:my|your|our|the|his|her|their|this|next|it|seeing|hearing|meeting|going|visiting|summer|christmas)
discuss | about of on | - | (?:the|a|my|your|our|his|her|this|that|it|them|these|politics|football|school)
enter | in into to at | - | (?:the|a|my|his|her|your|our|their|this|that|an)
reach | to at | - | (?:the|a|my|his|her|our|their|this|london|rome|milan|home|school)
answer | to | - | (?:the(?! name)|a|my|his|her|your|our|their|this|that|these|me|him|them|us|it|all|every|some|questions?|two|three|emails?|messages|mr|mrs|[a-z]+'s)
ask | to | - | (?:me|him|her|us|them|you|my|your|his|our|their|the (?:teacher|waiter|policeman|police|man|woman|doctor|driver|boy|girl|coach|shop|students|children)|a (?:friend|policeman|man|woman|teacher|boy|girl)|mum|dad|everyone|somebody|someone|mr|mrs)(?! (?:be|go|do|have|leave|stay|see|come|speak|play|use|help|open|close|eat|turn|know|meet) )
call | to | - | (?:you|my (?:mum|dad|mother|father|friend|friends|best friend|brother|sister|parents|grandma|grandparents|aunt|uncle|cousin|teacher)|her(?= |$)|mum|dad|the (?:police|doctor|teacher|waiter)|your|his)
phone | to | - | (?:me|him|them|us|you|my|her|mum|dad|the|your|his|our)
telephone | to | - | (?:me|him|them|us|you|my|her|mum|dad|the|your|his|our)
(?<!(?:have|has|had|having|keep|keeps|kept|lose|lost|more|less|much|make|made|without) )contact(?:[s]|ed|ing)? | to with at | - | (?:me|him|them|us|you|my|her|the|your|his|our)
help | to | - | (?:me|him|them|us|you|my|the|your|his|our|mum|dad|people|everyone|other people|children|others)(?! (?:and|to))
tell | to | - | (?:me|him|them|us|you|my|the (?:teacher|truth|class|police)|her(?= |$)|your|his|our|everyone|mum|dad|everybody|a friend)
invite | at in | to | (?:my|your|his|her|the|our|their|a) (?:\\w+ )?(?:party|birthday|house|wedding|concert|home|dinner|show|cinema|restaurant|sleepover)
visit | to | - | (?:the|my|his|her|our|a|rome|london|paris|italy|england|milan|florence|venice|naples|scotland|ireland|some|many|museums)
follow | to | - | (?:me|him|them|us|you|my|her|the|your|his|our|a)
resemble | to | - | (?:me|him|them|us|you|my|her|the|your|his|our|a)
kiss | to | - | (?:me|him|them|you|my|her|the|his)
hug | to | - | (?:me|him|them|you|my|her|the|his)
join | to | - | (?:us|me|them|the|our|my|a) (?:\\w+ )?(?:team|club|band|group|school|class|game|party|choir|course)?
need | of | - | (?:a|an|the|my|your|help|some|more|money|time|new|you|me|him|her|it|water|sleep|to|food|love|friends|practice|advice|two|three)
remember | of | - | (?:you|me|him|her|them|my|your|his|our|the|that|this|it|when|every|everything)
forget | of | - | (?:the|my|his|her|our) (?:homework|book|books|keys|key|bag|umbrella|phone|lunch|notebook|jacket|birthday|backpack|glasses|wallet)
watch | at to | - | (?:the (?:tv|television|film|match|game|cartoons|news|video)|tv|a (?:film|video|match|movie)|films|videos|cartoons)
play | at to with in | - | (?:football|tennis|basketball|volleyball|rugby|chess|cards|hockey|golf|baseball|monopoly|handball|hide and seek|video ?games|videogames|computer games|fortnite|minecraft)(?! (?:club|team|school|camp|practice|training|lessons|court|pitch|field|match|level|fans|friends|players|stadium))
play | with at to | - | (?:the|my) (?:guitar|piano|drums|violin|flute|trumpet|saxophone|keyboard|clarinet)
participate | at to on - | in | (?:the|a|an|this|that|my|our|many|some|all|every|it|school|sports)
succeed | to on at | in | \\w+ing
concentrate | in at to | on
consist | in on | of
insist | in to for | on | (?:\\w+ing|the|my|his|her|a|this)
worry | of on | about | (?:me|him|her|you|them|us|my|your|his|the|our|it|this|that|everything|nothing|school|exams|tests)
think | to at | about | (?:you|me|him|her|them|us|my|your|his|our|the|it|this|that|summer|holidays|someone|food|football|nothing)(?! (?:be|do|go|have)(?![\\w'-]))
dream | to with at | about | (?:you|me|him|her|them|my|your|the|a|an|being|becoming|going|having|living|it|our)
laugh | of to on by | at | (?:me|him|her|them|us|you|my|his|the|our|your|it|this|that|everything|everyone|jokes)
smile | of | at | (?:me|him|her|them|us|you|my|everyone)
believe | to at on | in | (?:ghosts|god|santa|father christmas|magic|aliens|love|you|me|him|her|yourself|myself|fairies|miracles|dreams|my|your|friendship|ufos|horoscopes|luck|it|them|us|monsters|vampires)
apologise | of about | for | (?:\\w+ing|the|my|being|what|it|this)
complain | for of on | about | (?:the(?! (?:phone|internet|radio|bus|train|street|first|last|day|website|page))|my|his|her|their|our|it|everything|\\w+ing|school|homework|this)(?! (?:hours|days|long))
suffer | of for by | from | (?!(?:a|an|\\d+|two|three|years|hours|days|many|long)(?![\\w'-]))\\w+
protect | of | from
translate | in | into | (?:italian|english|french|spanish|german|my|another|every)
divide | in | into | (?:two|three|four|five|six|groups|teams|pairs|parts|small|different|many)
crash | with against to | into | (?:a|the|my|another|his|her)(?! (?:bike|scooter|motorbike|car) (?:last|yesterday|and))
bump | with against to | into | (?:a|the|my|another|his|her)
fall in love | of for to - | with | (?:my|him|her|you|me|another|them|london|rome|music)
fall | from | off | (?:the|my|a|his|her) (?:bike|bicycle|scooter|motorbike|skateboard|sofa|bed|chair)
agree | to of at | with | (?:you|me|him|her|them|us|my (?:mum|dad|friend|friends|parents|teacher)|the teacher|your opinion)
speak | - | to | (?:me|him|her|us|them|my (?:teacher|mum|dad|friends?|parents|brother|sister|coach|cousin|grandma))
talk | - | to | (?:me|him|her|us|them|my (?:teacher|mum|dad|friends?|parents|brother|sister|coach|cousin|grandma))(?! (?:into|out|through|down|round))
shout | - | at | (?:me|him|her(?! name)|us|them)
smile | - | at | (?:me|him|her|us|them)
laugh | - | at | (?:me|him|us|them)
point | - | at | (?:me|him|us|them)
search | - | for | (?:(?:my|the|a|some|his|her|an|your|our) (?:\\w+ )?(?:keys?|glasses|cat|dog|information|wallet|answers?|song|treasure|present|jobs?|ball|shoes|place|word|video|notebook|homework|friends?|mum|photos?)|information|new)
pay | - | for | (?:the|my|our|a|your|his|her) (?:\\w+ )?(?:tickets?|pizzas?|dinner|lunch|ice[ -]creams?|drinks?|books?|holiday|lessons?|trip|coffee|meal|food|breakfast|t-shirt|shoes|sandwich|dress|jeans|cinema)
apply | to at | for | (?:a|the) job
cry | for of | about | (?:everything|nothing)
prepare | to | for | (?:the|my|a|an) (?:test|exam|party|match|trip|competition|race|concert|show)
rely | in to at | on
stare | to in on | at
die | for | of | (?:cancer|hunger|cold|thirst|boredom)
wait | to | for | (?:me|you|him|her|us|them|my (?:friend|mum|dad|turn|brother|sister|bus|parents)|the (?:bus|train|teacher|bell|answer|results?|summer)|your (?:answer|reply|letter|email)|a (?:bus|taxi|train|letter))
explain | at | to | (?:me|him|her|us|them|you|my)
`;

const adjectives = `
interested | to at on for about of by with | in | (?!(?:first|know|hear|see|learn|read|find|discover|visit|meet|buy|understand|try|speak|go|be|do|work|play|get|study|hear)(?![\\w'-]))\\w+
(?:not |very |really |so |quite |too |is |are |am |was |were |i'm |he's |she's |you're |they're |we're |always |be |been )(?:good|bad|brilliant|terrible|excellent|hopeless|better|great|amazing|clever|fantastic|the best|the worst|awful|useless|best) | in to of | at | (?:maths|math|english|italian|french|spanish|german|history|science|geography|art|music|football|basketball|volleyball|tennis|sports?|swimming|cooking|drawing|dancing|singing|running|playing|writing|reading|skiing|speaking|painting|chess|pe|gymnastics|technology|physics|chemistry|latin|languages|video ?games|videogames|computer games|riding|cards|rugby|everything|grammar|baking|skating|jumping|climbing|telling|making|doing|using|solving|learning|remembering|listening|taking|understanding|helping|spelling|karate|judo|golf|surfing|studying|acting|fishing|gardening|photography|the (?:guitar|piano|violin|drums)|numbers|all sports|ball games|puzzles|tricks|jokes|telling)
(?:afraid|scared|frightened|terrified) | from | of
(?:afraid|scared|frightened|terrified) | for about to with | of | (?:the (?:dark|spiders?|dogs?|water|thunder|lightning|storm|sea|ghosts?|monsters?|exam|test)|spiders|dogs|snakes|ghosts|heights|mice|rats|insects|bees|wasps|sharks|clowns|thunder|water|flying|swimming|everything|cats|horses|blood|needles|lifts|planes|monsters|zombies)
proud | for about with to at on | of | (?:me|him|her|us|them|you|my|his|our|their|this|it|the|myself|himself|herself|being)
jealous | for from with to | of | (?:me|him|her|us|them|you|my|his|our|their|your|the)
tired | from at to | of | (?:\\w+ing|the same)
full | with | of
aware | about on | of
capable | to for in | of
typical | from | of | (?:the|my|our|this|naples|rome|italy|sicily|southern|northern|a|an|sardinia|england)
fond | about for with | of
sure | for on | of | (?:it|that|this|myself|my|his|her)
keen | of for in about at to | on | (?!learn|go|see|play|try|visit|help|meet|do|start|study)\\w+
(?:(?<!too )crazy|(?<!too )mad|passionate) | for of | about | (?!a (?:moment|minute|while))\\w+
worried | for of on with | about | (?:the (?:test|exam|match|future|environment|homework|lesson|competition|result)|my (?:test|exam|homework|marks?|future)|school|exams|tests|tomorrow|it)
nervous | for of | about | (?:the|my|his|her|our|it|this|tomorrow|tomorrow's|school|\\w+ing)
excited | of | about | (?:the|my|our|it|this|\\w+ing)
famous | of about | for | (?:its|his|her|their|the (?!world|usa|uk|whole|city|town|country|area|region|north|south|past|sixties|nineties)|pizza|wine|pasta|cheese|food|fashion|football|beautiful|chocolate|being|\\w+ing)
responsible | of about | for
ready | at to | for | (?:the|my|school|dinner|lunch|class|breakfast|this|a|an|it|christmas|tomorrow|everything|church|our) ?(?!be|do|go)
sorry | of | for | (?:the|my|being|this|that|your|it|his|her)
angry | to of | with | (?:me|him|her|us|them|you|my|his|the|your|our)
(?:kind|nice|rude|polite|cruel|mean|friendly) | at for | to | (?:me|him|us|them|you|everyone|everybody|other|animals|people|her$)
similar | at with of from than | to | (?!size|colour|color|shape|age|price|many)\\w+
identical | at with of as | to
different | of than | from | (?!(?:types?|kinds?|sizes|colours|ages|opinions|two|three|many)(?![\\w'-]))\\w+
married | with | to | (?!(?:(?:two|three|four|a|one|no|five|\\d) (?:\\w+ )?(?:children|kids|sons|daughters|child|baby|son|daughter|boys|girls))|children|kids)\\w+
engaged | with | to
allergic | at of with for by from | to
addicted | of with from at for by | to
(?:close|closer) | at of | to | (?:the|my|our|his|her|me|us|you|a|school|home|it|rome|london|milan)
(?:next|nearest) | of at from by | to | (?:the (?:bank|school|station|church|cinema|supermarket|park|post|library|window|door|table|bed|sofa|tv|hotel|restaurant|hospital|museum|bus|sea|beach|river|chair|gym|shop|house|kitchen|bathroom|bakery|chemist|pharmacy|fridge|desk|wall|tree|bridge|square|town|airport|theatre|stadium|lake|swimming|bedroom|garden|police|newsagent|bar|café|lamp|computer)|my (?:house|school|bed|desk|bedroom|friend|best|brother|sister|mum|dad|room|home|grandparents|chair|flat)|me(?! (?:week|time))|him|her (?:house|desk|bed)|us|you|our (?:house|school|flat|garden|classroom))
(?<=(?:is|are|was|were|sit|sits|sat|live|lives|lived|house|school|stand|stands|sitting|hotel|bank|shop|park|right) )next | - | to | (?:the (?:bank|school|station|church|cinema|supermarket|park|post|library|window|door|table|bed|sofa|tv|hotel|restaurant|hospital|museum|bus|sea|beach|river|chair|gym|shop|house|kitchen|bathroom|bakery|chemist|pharmacy|fridge|desk|wall|tree|bridge|square|town|airport|theatre|stadium|lake|swimming|bedroom|garden|police|newsagent|bar|café|lamp|computer)|my (?:house|school|bed|desk|bedroom|friend|best|brother|sister|mum|dad|room|home|grandparents|chair|flat)|me(?! (?:week|time))|him|her (?:house|desk|bed)|us|you|our (?:house|school|flat|garden|classroom))
near | at of from | - | (?:the|my|our|his|her|me|us|a|here|school|home|your|rome|milan|london|naples)
far | of by | from | (?:the|my|our|his|her|me|us|here|school|home|your|a|rome|milan|london)
(?<!from )(?<!the )opposite | of at from | - | (?:the|my|our|a)
behind | of to at | - | (?:the|my|our|his|her|me|us|a|you|him)
(?<!the )(?<!from )under | of to at | - | (?:the|my|our|his|her|me|us|a)
(?:above|below) | of to at | - | (?:the|my|our|his|her|me|us|a)
in front | - to at from by for | of | (?:the|my|our|his|her|me|us|a|you|him|them|your|everyone|school|tv|people)
on the top | in | of
in the middle | at in to | of | (?:the|a|my|our)
covered | of from | with | (?:snow|mud|chocolate|flowers|blood|dust|leaves|sand|ice|paint|water|jam|cream|trees|cheese|sugar)
dressed | of with | in | (?:red|black|white|blue|green|a|an|his|her|jeans|elegant|pink)
satisfied | of | with
bored | from | with
disappointed | of | with | (?:the|my|his|it|this)
surprised | for of | by | (?:the|my|his|it|this)
good | to | for | (?:your health|our health|the environment|health|our body|your body|the body)
bad | at | for | (?:your health|our health|the environment|health|you(?=$|,)|our body|your body|us(?=$|,))
`;

const nouns = `
(?:marry|marries|marrying) | with to | - | (?:me|him|her|them|you|my|a|an|the|his|prince|[a-z]+$)(?! (?:two|three|children))
(?:thank|thanked|thanking) | to | - | (?:me|him|them|us|you|my|her|the|your|his|our|everyone|mum|dad|god)
(?:the|an|any|no|my|your|some|right|wrong) answers? | of at for | to | (?:(?:the|this|that)(?! (?:moment|end|beginning|start|top|bottom|back|same|time|first|last|right|left|price|board))|my|your|all|question|every|these)
the reasons? | of | for | (?:my|the|this|his|her|your|our|their)
(?:a|my|the|your|no|any|great|big|his|her|special|real) (?:interest) | for to about on at | in | (?!(?:you|me|us|him|them|my|the|a|learn|know) (?!sports?|music|art))\\w+
(?:a|my|the|your|great|big|his|her|real|same) passion | of to | for | \\w+
(?:difference) | of from | between | (?:the|these|my|british|italian|english)
invitation | at | to | (?:the|your|my|a|his|her|their)
according | of at for with | to | (?:the|my|me|him|her|you|us|them|this|our)
thanks | at of | to | (?:the|my|me|him|her|you|us|them|this|our)
take part | at to for | in | (?:the|a|an|this|that|my|our|many|some|all|every|it)(?! (?:first|weekend|age|morning|end))
takes part | at to for | in | (?:the|a|an|this|that|my|our|many|some|all|every|it)(?! (?:first|weekend|age|morning|end))
took part | at to for | in | (?:the|a|an|this|that|my|our|many|some|all|every|it)(?! (?:first|weekend|age|morning|end))
taking part | at to for | in | (?:the|a|an|this|that|my|our|many|some|all|every|it)(?! (?:first|weekend|age|morning|end))
instead | to from than | of | (?:the|my|a|an|me|him|her|us|them|you|it|this|that|his|\\w+ing)
instead | - | of | (?:me|him|us|them|\\w+ing)
because | to for | of | (?:the|my|his|her|a|this|our|their) \\w+(?=$|,)
despite | of to | - | (?:the|my|his|her|a|this|our|all|being|it)
except | of from to | - | (?:the|my|me|him|her|on|sunday|monday|for)
a lot | - | of | (?:people|friends|homework|books|things|water|money|fun|games|time|animals|students|photos|films|music|food|sport|pizza|cars|tourists|clothes|work|snow|exercise|games|children|fruit|vegetables|shops|museums|noise|problems|mistakes|questions|songs|places|sweets|chocolate|presents|videos|cats|dogs|trees|flowers|girls|boys|pasta|toys|rain|space|hobbies|traffic)
`;

export type PrepositionPair = { head: string; isVerb: boolean; wrong: string[]; right: string; tail: string };

const pairsOf = (table: string, isVerb: boolean): PrepositionPair[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", wrong = "", right = "", tail = "[\\w'-]+"] = line.split(/ \| /);
      return { head, isVerb, wrong: wrong.split(" "), right: right === "-" ? "" : right, tail };
    })
    .filter(({ tail }) => tail !== "(?!)");

export const prepositionPairs = [
  ...pairsOf(verbs, true),
  ...pairsOf(adjectives, false),
  ...pairsOf(nouns, false),
];
