/** Which verb a noun goes with, and the verbs Italian learners put in its place. Nouns are patterns. */
export type Collocation = { verb: string; not: string[]; nouns: string; particle: string };

/** right verb (and particle) | wrong verbs | nouns */
const table = `
do | make | homeworks?, researche?s?, housework, exercises?, washing[ -]up, dishes, washing, ironing, cleaning, laundry, cooking, gardening, dusting, hoovering, vacuuming, chores, favou?rs?, (?<=(?:my|your|his|her|our|their|very) )best, damages?, experiments?, crosswords?, jigsaws?, sudokus?, courses?, internship, (?<=(?:some|no|any|the|all the|my|your|his|her|their) )(?:work|shopping)
do | make | sports?, gymnastics, athletics, yoga, judo, karate, taekwondo, kung fu, dance, dancing lessons, (?<=(?:make|makes|made|making) )gym, pilates, zumba, aerobics, ballet, martial arts, boxing, fencing, parkour, physical activity, physical education, pe, drama, (?<=(?:a|this|that|my|good|great|bad|the) )job, nothing, activity, activities, translations?, housekeeping, revision, (?<=(?:many|a lot of|lots of|so many|the same|a thousand) )things(?! (?:with|from|out|for)(?! (?:me|my|him|her|us|them|friends)(?![\\w'-]))), schoolwork, group work, military service, volunteering, voluntary work, degree, part-time job, paperwork, duty, business, good deeds?, overtime, training, (?<=(?:group|team|school|hard|good|excellent) )work, (?<=(?:maths|english|history|science|geography|driving|blood) )(?:tests?|exams?)
make | do | mistakes?, errors?, noises?, cakes?, biscuits, cookies, pancakes, muffins, cupcakes, brownies, tiramis[uù], lasagne, omelettes?, sandwich(?:es)?, toast, salad, coffee, tea, hot chocolate
make | do | decisions?, choices?, choises?, phone calls?, calls?, telephone calls?, (?<!'s )plans?, progress(?:es)?, mess, disaster, money, fires?, lists?, promises?, efforts?, suggestions?, proposals?, excuses?, sense, difference, wish(?:es)?, speech(?:es)?, discovery, discoveries, beds?, appointments?, comments?, offers?, fortune, peace, complaints?, attempts?, arrangements?, snowm[ae]n, sandcastles?, dress, necklaces?, bracelets?, predictions?, guess, inventions?, reservations?, compromise, profits?, (?:new |good |many |lots of |a lot of |some ){0,3}friends?, (?:new )?friendships?, fun of, sure, (?<=(?:an?|good|bad|great) )impression, video calls?, puppets?, a hole, confusion, (?:apple )?pies?, pizzas?, pasta, soup, jam, desserts?, gnocchi, bread
make | have | (?<=(?:always|often|usually|never|sometimes) (?:have|has) )mistakes
take | do | notes
take | make do | photos?, photographs?, selfies?, pics, screenshots?, naps?, care, medicines?, turns, seat, risks?, temperature, minutes
take | make do | (?<=the )(?:bus|train|tram|underground|metro|plane|ferry|school bus|coach), lift, stairs
take | make | exams?, test, driving test, advantage, revenge
have | make do | showers?, baths?, hot bath, part(?:y|ies), birthday party, barbecues?, breaks?, rest, pause, (?<=(?:mak(?:e|es|ing)|made|do|does|did|done|doing|lot of|lots of|so much|much|great|good|some|any|more|real) )fun(?! of), good time, chats?, dreams?, nightmares?, picnics?, pic-nics?, sleepovers?, pyjama part(?:y|ies), lessons?, class(?:es)?, accidents?, meetings?, holidays?, siestas?, saunas?, massages?, haircuts?, (?<!work )experiences?, aperitifs?, look, dip, conversations?, discussions?, quarrels?, fights?, water fights?, snowball fights?, race
have | do | breakfast, lunch, dinner, supper, snacks?, arguments?, (?<=an )ice[ -]creams?
have | make | (?:breakfast|lunch|dinner)(?= (?:together )?(?:at|in) (?:(?:a|the|our|my) )?(?:\\w+ )?(?:bar|café|cafe|restaurant|pizzeria|hotel|canteen|school|work|mcdonald's)(?![\\w'-]))
have | take | (?<!own )(?<!packed )(?:breakfast|lunch|dinner|supper)(?! (?:to|from|out|for|away|back|home|outside|upstairs|with (?:me|us|him|her|them|you))(?![\\w'-])), fun, good time, (?<=a )(?:fever|picnic|dream), (?<!(?:'ll|will|'d|would|i) take an? )(?<=(?:took|take|takes|taking|taken) an? )(?:coffee|ice[ -]cream|aperitif|hot chocolate)(?! (?:to|from|out|for|away|back|with (?:me|us|him|her|them|you))(?![\\w'-]))(?!\\W+please)
go for | make do | walks?, strolls?, bike rides?, rides?, horse rides?, run, jog, swim, drive, bicycle ride
go on | make do | (?<!(?:round|car|bus|train|return|business|fewer|more|many|first|same) )trips?, tours?, excursions?, cruises?, school trips?, hikes?, day trips?, gite, gita
go | make | skiing, swimming, running, jogging, cycling, climbing, hiking, trekking, snowboarding, surfing, windsurfing, sailing, skating, ice-skating, horse[ -]riding, camping, fishing, dancing, bowling, sightseeing, canoeing, kayaking, rafting, snorkelling, diving, sledging, mountain biking, jogging, shopping
go | do | (?<=(?:do|does|did|done|doing|always|often|usually|sometimes|never) )shopping
play | make do | football, soccer, basketball, volleyball, tennis, rugby, golf, hockey, handball, baseball, softball, badminton, table tennis, ping[ -]pong, cricket, chess, cards, matche?s?, pranks?, hide and seek, monopoly, football match, water polo, padel
play | do | video[ -]?games, guitar, piano, drums, violin, flute, jokes?
ask | make do | questions?
pay | make do put give have take | (?<!(?:a|an|the|any|no|my|your|his|her|our|their) )attention
pay | make do | compliments?
give | make do | hugs?, kiss, kisses, example, thanks, hand, (?:present|gift)(?= to ), (?<=(?:me|you|him|her|us|them) a(?: \\w+)? )(?:present|gift|lift|surprise|call|ring|advice)
tell | say | lies?, jokes?, (?<=(?:the|me|you|him|her|us|them|a|an)(?: \\w+)? )(?:truth|story|secret|joke), stories, funny jokes, fairy tales?, secrets
get | take make | (?<=(?:good|bad|high|low|excellent|great|best|better|nice|same|terrible|worst|poor|fantastic|full|top|my|a|an) )(?:marks?|grades?|votes?), driving licen[cs]e
take | give | (?<=(?:^| )(?:i|we|i'm|i'll|brother|sister|cousin)(?: [\\w'-]+){1,8} )exams?(?! to )
score | make do | (?<=(?:mak(?:e|es|ing)|made|d(?:o|oes|id|one)|a|the|two|three|first|last|winning|beautiful|great|many|any|another) )goals?
pack | do make | (?<=(?:my|our|the|his|her|their) )(?:luggage|suitcases?|bags?|backpack|rucksack|school bag)
catch | take | (?<=(?:a|the)(?: bad| terrible)? )cold, (?<=the )flu
spend | pass | (?<=(?:my|our|his|her|their|the|a|an|some|all|every|that|this|last|whole|two|three|four|five|ten|few|beautiful|great|nice|fantastic|lovely|good|wonderful|amazing|happy) )(?:holidays?|summer|weekends?|afternoons?|evenings?|mornings?|days?|weeks?|months?|vacations?|night|christmas|easter|sundays?|saturdays?|year|hours?|winter|christmas holidays|summer holidays), (?<=(?:my|free|our|his|her|their|much|more|little|all the|all my|of|some|good) )time, christmas, easter, new year's eve, halloween
miss | lose | bus, train, plane, flight, ferry, boat, tram, coach, underground, school bus, lessons, last train, last bus
earn | gain | money, euros?, pounds?
watch | see look look_at | (?<!(?:saw the|saw|seen|an?|new|big|my|your|his|her|our) )(?:tv|television|telly)
beat | win | him, her, us, them, me, you, (?<=the )other team, juventus, inter, milan, roma, napoli
`;

const split = (cell: string) => cell.trim();

export const collocations: Collocation[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [right = "", wrong = "", nouns = ""] = line.split(" | ").map(split);
    const [verb = "", particle = ""] = right.split(" ");
    return {
      verb,
      particle,
      not: wrong.split(" ").map((one) => one.replace("_", " ")),
      nouns: nouns.split(", ").join("|"),
    };
  });
