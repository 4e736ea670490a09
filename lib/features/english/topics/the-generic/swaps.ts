/** "The" before what is meant in general, at the start of a claim and elsewhere: lines of swaps. */
const things = `school_uniforms/uniforms/mobile_phones/smartphones/social_networks/social_media/video_games/videogames/electric_cars/petrol_cars/motorbikes/zoos/computers/tablets/robots/teenagers/adolescents/young_people/old_people/animals/pets/plastic_bottles/fast_food/homework/sport/sports/books/cars/bikes/phones/parents/teachers/exams/friends/friendship/music/life/love/nature/pollution/climate_change/global_warming/technology/money/happiness/health/reading/artificial_intelligence/bullying/cyberbullying/freedom/peace/education/time/plastic/dogs/cats/girls/boys/children/women/men/adults/students/vegetables/sweets/holidays/oral_tests/tests/internships/influencers/youtubers`;
export const genericSwaps = `
^ [the] ${things} {be} ADV? very/more/really/too/so/not? useful/important/dangerous/necessary/fundamental/essential/useless/healthy/unhealthy/everything/expensive_because/a_good_idea/a_bad_idea/a_very_good_idea/the_best_way/a_problem/a_big_problem/a_serious_problem/good_for/bad_for => - ~ (?:was|were) (?:very )?(?:expensive|useful|important|late)
think/believe/say/says/because/that/opinion ,? [the] ${things} {be} ADV? very/more/really/too/so/not? useful/important/dangerous/necessary/fundamental/essential/useless/healthy/unhealthy/everything/bad/good_for/a_good_idea/a_bad_idea/the_best_way/a_problem/boring/better => - ~ (?:was|were)
^ [the] ${things} should/must/shouldn't/mustn't be/not/have/learn/help/use/wear/do => - ~ \\b(?:tomorrow|yesterday|class|match)\\b
think/believe/say/says/that/opinion ,? [the] ${things} should/must/shouldn't/can/can't => - ~ (?:yesterday|today|tomorrow|the (?:teachers?|students|boys|girls|parents|children|dogs?|cats?) (?:said|was|were))
{finish} [the] school at/in_june => -
^ are [the] ${things} better/useful/dangerous/important/good/necessary/more => -
^ is [the] life/love/money/music/nature/technology/homework/sport/friendship/school better/useful/dangerous/important/good/necessary/more/beautiful => -
{like/love/hate/prefer/adore} ADV? [the] white/black/classical/rock/pop/rap/italian/english/spicy/fresh music/chocolate/food/wine/bread/songs END => -
{have/get} got? [the] white/blond/blonde/brown/black/dark/grey/red/curly/straight/long/short/blue/green/fair hair/eyes END => - ~ (?:longest|shortest|same|most)
{play} [the] football/tennis/basketball/volleyball/chess/cards/rugby/video_games/videogames => -
{study/learn/speak} [the] english/french/italian/spanish/german/chinese/latin END => - ~ (?:language|words|verbs)
at [the] home/night/noon/midnight END => -
in [the] 19\\d\\d/20\\d\\d => -
in [the] january/february/march/april/may/june/july/august/september/october/november/december END => -
^ [the] monday/tuesday/wednesday/thursday/friday/saturday/sunday i/we/he/she/they/my => on ~ day (?:i|we|he|she|they) (?:was|met|arrived|went|left|came)
^ [the_evening] SUBJ/my/our/the => in the evening ~ evening (?:i|we|he|she|they|my) (?:met|first|will)
^ [the_morning] SUBJ/my/our => in the morning ~ the morning (?:i|we) (?:was|met|left|arrived)
^ [the_afternoon] SUBJ/my/our => in the afternoon
during/in/from/of/for/with/to/on/at [the_which] => which
, [the_which] => which
for the [all] day/night/morning/journey/time/year/week/afternoon/summer/film => whole
`;
