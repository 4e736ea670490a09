import { allDegrees } from "../../lexicon/adjectives";

const comparatives = allDegrees()
  .map(([, { comparative }]) => comparative)
  .join("/");
const long = `important/beautiful/interesting/difficult/expensive/famous/dangerous/popular/delicious/intelligent/exciting/boring/useful/modern/comfortable/fantastic/incredible/relaxing/emotional/wonderful/special/ancient/spectacular`;
const things = `person/people/thing/things/city/book/film/subject/player/boy/girl/place/day/sport/part/monument/moment/animal/team/food/problem/game/song/man/woman/teacher/friend/singer/country/town/building/hotel/restaurant/holiday/experience/job/lesson/story/exercise/word/invention/museum/square/beach/festival/dish/meal`;

/** "More of one hour", "better of petrol cars", "the person more important": lines of swaps. */
export const comparativeSwaps = `
more/less [of/that/then] NUM/one/a/an/half hour/hours/minutes/days/years/euros/people/times/weeks/months/year/week/month/day/metres/kilometres/students/hundred/thousand/million => than ~ (?:no|any|once|some|one|of) more of
${comparatives} [of] me/him/her/us/them/you/POSS/mine/yours/cars/other/others/all_the_others/the_others/dogs/cats/petrol/a/an/italian/english/people => than ~ (?:the|two|my|his|her|our|three|both|all|some|one) (?:\\w+ )?(?:older|younger|elder|better|bigger|smaller) of|\\b(?:expect|expected|deserve|deserved|demanded|think|thought|hoped) better of
more W [of/that/then] me/him/her/us/them/you/mine/yours/POSS/a/an/other/people => than ~ \\bmore (?:and|or|but|when|if|so|as) |more (?:\\w+ )?(?:people|pictures|photos|photo|part|friends|things|much|time|money|books|songs|sure|proud|afraid|than|important|interesting|it|information|clear|likely|true|probable|examples?|pieces?|aware|scared|tired|evidence|signs?|certain|obvious|stories) (?:of|that)
${comparatives} [that] nothing/me/him/them/us/mine/yours/before/usual/ever $/and/but/because => than ~ so (?:\\w+ )?that
the [more] ${long}/boring/exciting/delicious/stupid/strange W/ice_cream that? SUBJ/i've/we've {have}? ever/never/know => most
the [more] ${long}/boring/exciting/delicious/stupid/strange W of my/the/all/our/his/her => most ~ than
[the ${things} more ${long}] of/in/that/i/for/to/END => the most $2 $1 ~ than
the PERSON/thing/things/part/book/film/sport/subject/game/place/person that? SUBJ {admire/like/love/hate/prefer/enjoy/miss/respect} [more] END => most ~ \\bthan\\b
what SUBJ {like/love/hate/enjoy} [more] {be/of/about} => most ~ than
`;
