/** What is as right as the word of our dictionary: the word, then the others. */
const groups = `
mother|mum, mom, mummy, mommy, mama
father|dad, daddy, papa
grandmother|grandma, granny, nan, nana
grandfather|grandpa, grandad, granddad
nice|friendly, likeable, pleasant
funny|amusing, fun, hilarious
beautiful|pretty, lovely, handsome, good-looking, nice
big|large, great
small|little
fast|quick
difficult|hard
easy|simple
happy|glad
sad|unhappy
scared|afraid, frightened
angry|mad
quiet|calm, peaceful
noisy|loud
brave|courageous
clever|smart, intelligent, bright
strange|weird, odd
ill|sick
speak|talk
begin|start
finish|end
listen|listen to
watch|look at, look, clock
hear|feel, listen
bring|carry, take, wear
look for|search
leave|go away
shop|store
car|automobile
trousers|pants
rubber|eraser
backpack|rucksack, schoolbag, school bag, bag pack
schoolbag|school bag, backpack, rucksack
mark|grade
break|recess, break time, playtime
blackboard|board, whiteboard, chalkboard
teacher|professor
classmate|mate, schoolmate, companion
maths|math, mathematics
notebook|exercise book
bedroom|room
living room|sitting room, lounge
bathroom|toilet
football|soccer
biscuit|cookie
holiday|vacation, holidays, vacations
autumn|fall
doctor|physician
ship|boat
bus|coach
underground|subway, tube, metro
street|road
city|town
village|country, town
T-shirt|shirt
plane|airplane, aeroplane, aircraft
bicycle|bike
bike|bicycle
rabbit|bunny
mouse|rat
wood|forest, woods
sea|ocean
present|gift
wardrobe|closet, cupboard
sofa|couch
dinner|supper
sweet|candy
pavement|sidewalk
trip|journey, travel
phone|telephone, mobile phone, mobile, smartphone
mobile phone|mobile, cell phone, cellphone, phone, smartphone
film|movie
stomach|tummy, belly
error|mistake
mistake|error
news|piece of news
pharmacy|chemist, chemist's, drugstore
police officer|policeman
chef|cook
firefighter|fireman
race|competition
match|game
training|practice
timetable|schedule
test|exam
midday|noon
grey|gray
light blue|blue
storm|thunderstorm
spaceship|spacecraft, space ship
marker|felt-tip, felt pen, felt-tip pen
corridor|hallway, hall
bin|trash can, dustbin
diary|planner
school trip|trip, field trip
head teacher|headmaster, headteacher, principal
hen|chicken
stairs|staircase, ladder
money|cash
maybe|perhaps
almost|nearly
because|as, since
also|too
above|over, on
under|below
kind|gentle, polite
`;

const others = new Map(
  groups
    .trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [word = "", rest = ""] = line.split("|");
      return [word, rest.split(", ")];
    }),
);

/** The English words that answer just as well. */
export const otherEnglish = (english: string): string[] => others.get(english) ?? [];
