/** Which preposition goes with which word in what pupils tell every day, beyond `more-pairs.ts`: lines of swaps. */
export const everydayPairs = `
# How one travels
{go/come/travel/get/arrive/return/move} W? W? W? [in/with] bike/helicopter/train/bus/plane/car/boat/ship/taxi/motorbike/scooter/ferry/coach/tram/underground END => by ~ in (?:plane|train|bus|car) (?:crash|accident)
{go/come/travel/arrive/return} [in/with] bike/helicopter/train/bus/plane/car/boat/ship/taxi/motorbike/scooter/ferry/coach/tram/underground through/along/around/across/every/alone/there => by
hospital/school/work/home/station/airport/rome/milan/england [with/in] helicopter/ambulance/bus/train/car/bike/plane END => by
{be/go/stay/leave} ADV? [on_holidays/in_holiday/in_holidays/in_vacation/on_vacations/at_holiday/in_vacancy] => on holiday ~ on holidays (?:like|such|we)
{arrive} ADV? [in/to] the factory/station/airport/hotel/office/stadium/beach/party/restaurant/cinema/house/hospital/museum/camp/shop/supermarket/gym/theatre/concert/bar/swimming_pool/campsite => at
{move/go/come/travel/return} [in/at] the north/south/mountains/countryside/seaside/usa/united_states/uk/netherlands/alps => to ~ go(?:es|ing)? in the mountains
rich [of] => in ~ get rich|rich of \\w+ and poor
i'm/i_am/am/was {write} [you/me/him/her/them] to/because/about/for/again/from => to $1
afraid [by/from/for/to] the/dogs/spiders/snakes/heights/darkness/dark/water/ghosts/animals/school/everything/insects/cats/thunder/being/losing/flying/you/dying/clowns => of ~ afraid for|afraid to
scared/terrified [from] the/dogs/spiders/snakes/heights/darkness/dark/water/ghosts/animals/everything/insects/cats/thunder/being/losing/flying/clowns => of
a/an/the boy/girl/man/woman/friend/guy/singer/team/family [of] rome/milan/naples/turin/florence/london/england/france/italy/spain/germany/bologna/palermo => from ~ the (?:team|family|man) of
good/bad/great/beautiful/special/nice/close/difficult/my/our/wonderful [relation/rapport] with => relationship
{go/come/travel/arrive/get} W? W? [with_the] ship/boat/plane/ferry/train/bus/car/bike => by
# From and by, to and at
noise/sound/voice/voices/smell/light/music/scream/cry BE? {come} [by/of/out_by] the/POSS/a/inside/outside/behind => from
shocked/surprised/amazed/impressed/fascinated/attracted/struck/disappointed/frightened/disturbed/bitten [from] the/POSS/a/an/this/that/what/how/all/them/him/her => by ~ saved from|from the (?:beginning|start|first|moment|very)
{describe/consider/define/choose} OBJ [like] a/an/the/POSS => as
{explain/describe/say/give/show/lend/send/teach} the/a/an/POSS/it/this/everything/something W? W? [at] POSS/the/him/her/me/them/us dog/cat/teacher/class/friends/friend/sister/brother/mum/dad/mother/father/parents/students/cousin => to ~ at the (?:teacher|friend|parents)'s
{transform/turn/translate/divide/split/cut/change} OBJ [in] NUM/a/an/two/three/small/italian/english/many/pieces/groups/little/something/half_a => into ~ change (?:\\w+ )?in (?:a|two|three|one) (?:minute|second|day|week|month|year|hour|room)
{be} not? ADV? good/bad/great/terrible/better [in/on] literature/languages/grammar/writing/reading/spelling/philosophy/religion/technology/latin/video_games/videogames/gymnastics/pe/sciences/mathematics/dance/skiing/running/computer/many/all/every => at ~ (?:good|great|bad|better) in (?:all|every|many) (?:ways?|respects?|the)
what SUBJ ADV? like/likes/liked/love/loves/loved most? ADV? [of] => about
hour/minute/minutes/kilometre/kilometres/litres/euro/glass/glasses/lesson/meals/pages/cigarettes/hours/times/time/euros [for/at/in_the/to_the/per_the] week/day/month/year END => a ~ \\b(?:best|first|last|hard|many|same|busy|good|bad|all|long|whole|any|rush|this|that|which|one) (?:time|times|hour|hours) (?:for|in the|at|to the)|for (?:week|day|month|year)
favourite/best/biggest/oldest/nicest/smallest/tallest/worst place/room/shop/street/building/monument/spot/museum/restaurant/house [of] the/my/POSS house/school/city/town/world/village/country/region/italy => in
most beautiful/famous/important/interesting place/room/shop/street/building/monument/museum/restaurant/city/town/country [of] the/my/POSS house/school/city/town/world/village/country/region => in
[of] my/his/her wardrobe END => in ~ \\b(?:door|doors|colour|top|bottom|inside|side|part|front|key|shelf|drawer|drawers|back|size) of (?:my|his|her)
[of_ever/of_always/of_all_the_times/of_all_the_time] $ => ever ~ \\bof always
# With other prepositions, or none
[with NUM minutes/hours/minute/hour/days of late/delay/retard] => $1 $2 late
{fall/wake/sit/sleep/lie/throw/put} W? W? [for_earth/in_earth/for_the_earth/at_earth/for_the_ground/at_ground] => on the floor
[at/during/in the? recreation/recreations] => at break
^/and/because [up] the/POSS/a desk/table/bed/wall/shelf/fridge/cupboard/chair/roof/sofa => on
[{search} informations/information] => {search} for information
[{search} him/her/them/it] everywhere/for_hours/in_every/all_day/in_all/in_the_garden/in_the_house/for_days => {look} for $1
{look} [] this/these/those photo/photos/picture/video/man/dog/cat/film/house/dress/sky/boy/girl => at ~ look(?:s|ed)? these
{play} [at/to/with/with_the/the carts/cartes/papers] => cards
thank [to] POSS/the/everyone/everybody/all/you_for => -
{attend} [to/at] the/a/an/POSS school/university/course/lessons/class/lesson/party => -
i/we/he/she/they/to/can {reach} [to/at] school/home/the_top/the_beach/the_station/the_hotel/london/rome/milan => -
SUBJ/to/and/who/KIN ADV? {approach} [to/at] POSS/the/a/me/him/her/us => - ~ \\b(?:an|the|this|different|new|approach) approach to
{ask} [to] POSS/the W? mum/dad/friend/teacher/parents/mother/father/brother/sister/neighbour/cousin/grandmother/grandparents for/to/if/what/where/why => - ~ asked to the (?:party|dance|wedding)
{wait} [] POSS/the friend/friends/mum/dad/bus/train/answer/reply/teacher/turn_to => for
{wait} [to] OBJ $/at/in => for
{spend} W? W? [to] the phone/telephone/computer/tv => on
{be} ADV? [in/on_the/at_the] diet END => on a
{be/go} ADV? [in/at] strike => on
{be} ADV? [at/on the sun/shadow] => in the $2
{write} [with/by] pencil/pen/blue_pen => in
[in/at/on the? same time] END => at the same time ~ at the same time
[at/in the? contrary] => on the contrary
`;
