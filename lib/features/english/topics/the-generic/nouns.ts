import { oneOf, oneOfPhrases } from "../../sentence/phrase-line";

/** What is spoken of in general, as patterns: English leaves the article out where Italian puts it. */
export const ideas = `(?:${oneOfPhrases(`climate change, global warming, artificial intelligence, free time, public transport, physical activity,
  social media, mental health, junk food, fast food, healthy food, true love, real life`)}|${oneOf(`life love happiness friendship nature pollution peace freedom
  jealousy loneliness poverty racism bullying cyberbullying violence recycling education childhood adolescence courage
  honesty luck patience respect success wisdom justice democracy kindness loyalty fame wealth
  deforestation globalization globalisation mankind humanity faith hate envy fashion poetry
  creativity imagination generosity sincerity curiosity tolerance equality discrimination unemployment`)})`;
/** As often spoken of in particular: "the music is too loud". */
export const stuff =
  oneOf(`society religion music art money war sport hunger boredom anger stress science history literature death health fear culture coffee tea milk meat fish
  chocolate pasta bread rice cheese fruit sugar beer wine plastic oil electricity energy politics shopping ice-cream ham pizza
  seafood rock rap pop jazz opera photography dance astronomy archaeology gossip travel technology water`);
export const animals =
  oneOf(`dogs cats horses lions tigers elephants dolphins whales sharks birds spiders snakes monkeys bears wolves
  foxes rabbits pandas penguins giraffes crocodiles dinosaurs insects mice rats butterflies bees hamsters parrots turtles
  koalas kangaroos zebras cows sheep pigs chickens ducks hens frogs owls eagles gorillas cheetahs puppies kittens
  animals mosquitoes ants bats reptiles mammals wasps jellyfish cockroaches goats squirrels hedgehogs camels leopards`);
/** Things and people that are hardly ever certain ones when one says what one thinks of them. */
export const people =
  oneOf(`teenagers teens adolescents adults men women girls boys robots computers phones smartphones mobiles
  videogames comics cartoons manga zoos footballers celebrities influencers youtubers politicians scientists humans bullies
  vegetables sweets crisps chips apples bananas strawberries oranges grapes tomatoes potatoes carrots onions mushrooms
  peas beans burgers hamburgers motorbikes vampires zombies ghosts monsters heights thunderstorms injections lies drugs cigarettes
  dentists strangers clowns musicals tattoos nuts pears peaches cherries anime aliens drones tablets surprises planes lifts needles crowds`);
const compounds =
  oneOfPhrases(`video games, computer games, board games, horror films, action films, comedy films, romantic films, science
  fiction films, adventure books, fantasy books, detective stories, young people, old people, wild animals, electric cars, polar bears,
  mobile phones, social networks, horror movies, action movies, french fries, soft drinks, fizzy drinks, green vegetables, rich people,
  poor people, italian people, english people, big cities, small towns, roller coasters, rollercoasters, team sports, water sports,
  extreme sports, fantasy films, adventure films, love stories, horror stories, scary films, scary movies, cartoons, sad films`);
export const plurals = `(?:${compounds}|${animals}|${people})`;
export const subjects = `(?:physical education|${oneOf(`maths math mathematics geography biology chemistry physics pe philosophy ict algebra geometry civics
  economics psychology`)})`;
export const softSubjects = oneOf("science history art music technology literature religion drama");
export const languages =
  oneOf(`english italian french spanish german latin chinese japanese russian greek portuguese arabic polish romanian
  albanian dutch swedish korean turkish hindi`);
export const sports = `(?:${oneOfPhrases("table tennis, ice hockey, horse riding, ice skating, water polo, beach volleyball, martial arts, ping pong")}|${oneOf(`football soccer
  basketball volleyball tennis rugby golf hockey handball baseball badminton cricket swimming skiing athletics gymnastics judo karate boxing
  cycling surfing skateboarding snowboarding sailing rowing fencing yoga skating climbing wrestling padel parkour softball`)})`;
export const games = `(?:${oneOfPhrases("video games, computer games, hide and seek, board games")}|${oneOf("chess cards videogames monopoly draughts bingo fortnite minecraft roblox fifa darts")})`;
export const hobbies =
  oneOf(`smoking reading dancing running cooking shopping travelling traveling studying drawing singing painting writing
  fishing walking jogging hiking trekking camping driving flying working listening sleeping eating drinking recycling`);
export const colours = oneOf("red blue green yellow black white pink purple orange brown grey violet");
export const foods =
  oneOf(`meat fish milk pasta rice bread cheese fruit vegetables water coffee tea chocolate ham eggs chips sweets crisps
  sugar chicken beef pork wine beer seafood butter honey jam mushrooms onions tomatoes carrots peas sausages cereal yoghurt biscuits`);
export const apps = oneOf(
  "instagram youtube tiktok whatsapp netflix facebook twitter spotify snapchat google wikipedia amazon",
);
export const sights =
  oneOfPhrases(`oxford street, buckingham palace, hyde park, central park, trafalgar square, times square, piccadilly circus, big ben,
  westminster abbey, windsor castle, edinburgh castle, regent street, covent garden, wembley stadium, heathrow airport, leicester square,
  camden town, disneyland, disneyland paris, gardaland, mirabilandia, piazza navona, vesuvius, etna, mount etna, mount everest, mount vesuvius, mont blanc,
  lake (?:garda|como|maggiore|trasimeno|iseo|bolsena|orta|lugano|bracciano|braies|victoria|geneva|ontario|michigan|superior|tahoe|windermere|titicaca|baikal|constance|carezza|lucerne|[a-z]{3,}o), loch ness, stonehenge, piazza [a-z]+, via (?!appia|aurelia|flaminia|emilia|aemilia|cassia|salaria|francigena|crucis)[a-z]+, mount [a-z]+`);
