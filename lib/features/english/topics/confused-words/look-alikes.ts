/** Two forms of one word, or two words a letter apart, told by what stands beside them: lines of swaps. */
export const lookAlikes = `
# Worse and worst, better and best
{be/get/become/feel} ADV? even/much/always/going? [worst] $/than/because/and/when/every => worse ~ \\b(?:the|my|his|her|our|their|whose|which|what|who) (?:\\w+ )?(?:(?:is|are|was|were|get|gets|got) )?worst|worst of all
the/my/his/her [worse] day/night/thing/moment/part/subject/film/book/holiday/mark/nightmare/week/year/experience/mistake/memory/enemy/player/team/song/food/place of/in/ever/$/was/is/that_i => worst ~ \\bthan\\b|of the two
the [better] day/night/thing/moment/part/film/book/holiday/week/year/experience/memory/player/team/song/food/place/friend/way/school/sport/pizza/game/summer/birthday/present/teacher/student of/in/ever/that_i/i've/i_have => best ~ \\bthan\\b|of the two
my/his/her/our [better] friend/friends => best ~ \\bthan\\b
{be} the [better] of/in my/the/all/our/italy/world => best ~ of the two|than
# Felt and fell, breath and breathe, life and live
[felt] NUM times => fell
[felt] off/from_the/from_my/from_his/from_her/over/in_love/asleep/down_the/down_from/into_the_water/to_the_ground/to_the_floor/on_the_ground/on_the_floor/on_the_ice/on_the_snow/at_least/twice => fell ~ felt (?:at least|twice|\\w+ times|over) (?:that|as|like|a|the|good|bad|happy|so|better)
bike/ice/stairs/tree/scooter/skis/horse and? i/he/she/we [felt] $/and => fell
[feel] asleep/in_love_with/off_the => fell ~ feel asleep all
to/can/can't/could/couldn't/cannot/must/you/i/we/he/she/don't/didn't/not/always [breath] $/well/deep/deeply/slowly/the/history/again/because/in/under/fresh/properly/better/and/with => breathe ~ \\b(?:take|takes|took|my|a|his|her|hold|held|out of|your|bad|catch|lost|lose|fresh|last|deep) breath
my/his/her/our/your/their/a/daily/real/whole/private/social/normal/happy/all_my/of/school [live] $/is/was/and_i/in/without/of/with/because/better/easier => life ~ a live|(?:a|of|the|school|in) live (?:in|with|of|show|music|concert|band|on|without)|(?:of|that|who|people|we|they|you|i) live
in/for/of/about/save/saved/change/changed/changes/risk/lose/lost POSS [live] => life ~ live (?:show|music|concert|band|performance|lesson|chat)
[leave] in italy/rome/milan/london/england/france/germany/naples/turin/palermo/bologna/a_small/a_big/a_house/a_flat/a_village/a_town/a_city/the_same/the_countryside/the_city_centre/the_centre/the_mountains/an_apartment => live
[leaves] in italy/rome/milan/london/england/france/germany/naples/turin/palermo/bologna/a_small/a_big/a_house/a_flat/a_village/a_town/a_city/the_same/the_countryside/the_city_centre/the_centre/the_mountains/an_apartment/my => lives ~ \\b(?:tree|trees|autumn|the leaves)\\b
# Advice and advise
to/should/would/can/could/i'd/i'll/let/must/will/i/we/you/they [advice] me/you/him/her/us/them/this/to/everyone/everybody/it/people/against => advise ~ (?:good|some|any|more|your|my|an) advice
an/some/good/any/your/my/of/his/her/the/for/useful/best/this [advise] $/for/about/to_you/on/and/is/was => advice ~ \\bto advise
# A letter apart
my/his/her/our/the/your [ant's] house/birthday/name/car/dog/cat/party/garden/home/children/flat/wedding => aunt's
my/his/her/our/your [ants] and/house/are/live/came/gave => aunts ~ \\b(?:ant farm|insects?|colony)\\b
my [uncles] house/garden/farm/car/birthday/dog/name/shop/restaurant/boat => uncle's
i/we/you/they don't/didn't [no] => know
i [no] how/what/that/him/her/why/where => know
every/last/next/this/per/a/one/whole/all/each [weak] $/i/we/and/in/my/because/for/with/at/on => week ~ (?:too|so|very|feel|feels|is|was|am|are|be|a|one) weak (?:and|in|at|for)|not a weak
two/three/four/five/some/few/many [weaks] => weeks
can/could/will/to/i'll/we/let's/we'll/they/must/nice_to/happy_to [meat] me/you/him/her/us/them/my/your/our/new/a/the/at/in_front/tomorrow/again => meet ~ \\b(?:eat|cook|of|buy|cut|prepare) meat
{eat/cook/buy/like/love/prefer} red/white/some/the? [meet] $/and/with/or/every/but => meat ~ to meet|will meet
to/at/in/by/near/of/from/into the [see] $/and/with/in/is/was/for/every/because/we/i => sea ~ (?:to|the) see (?:the|what|if)
to/will/i'll/can/can't/could/want_to/didn't/don't [sea] me/you/him/her/us/them/my/the/a/it/what/how/this => see ~ (?:by|to|the|at) the sea|go to sea
^ [is] name/mother/father/brother/sister/friend/friends/dog/cat/favourite/hair/eyes {be/have} => his ~ name (?:is|was) a
he/she/it/who/friend/brother/sister/cousin/house/mum/dad/school/room/cat/dog [as] got/two/three/four/five/blue/green/brown/blond/dark/many/lots/a_lot_of/black/short_hair/long_hair/curly => has ~ \\b(?:same|such|known|so|as) (?:\\w+ )?as|as (?:two|three|four|a lot) (?:people|friends)|\\b(?:is|was|are|were) [^$]* as
[tank/tanks/thank's/thanck/thenk/thanx/tanck/thang] you/for/to => thank ~ \\b(?:a|the|fish|water|oil|army|in|two) tanks?
{be/come/arrive/message/email/letter/away/far/different/back} [form] the/my/a/italy/rome/milan/london/school/home/me/you/him/her/monday/england/naples => from
half/quarter [passed] NUM/\\d+/one/two/three/five/seven/eight => past
[form] monday/nine/eight/\\d to => from
[tow] brothers/sisters/dogs/cats/friends/years/days/weeks/hours/months/cousins/people/times/bedrooms/floors/children => two
[tree] brothers/sisters/years/cats/dogs/days/weeks/hours/months/cousins/times/bedrooms/hundred/boys/girls/children/people => three
i've/i/have/has/we/at/in_the/for/before/after/a/my/cook/prepare/eat/big/nice/family [diner] $/with/and/at/together/is/was/we/i/because/then/in_a/ready => dinner ~ \\b(?:a|the|american|at a|in a) diner
{wear/buy/wash/change/need/love/like/sell/choose} POSS? new/old/nice/beautiful/some/a_lot_of/warm/winter/summer/elegant/fashionable/expensive? [cloths/clothe/cloth/closes/cloathes] => clothes ~ (?:a|the|piece of|table|cleaning) cloth
{eat/buy/bring} a/an/my/some/our [snake/snakes] $/at/and/in/for/with => snack ~ \\b(?:zoo|python|pet|cobra|reptile|animal)s?\\b
he/she/father/mother/uncle/aunt/dad/mum/brother/sister {be} a/an? W? [cooker] => cook
{want/like/love/have} to [right/wright/rite] to/a/you/me/soon/in/my/letters/it => write ~ right to (?:the|left)
please/can/i'll/you [right/wright] me/to_me/soon/back => write
my/the/a/our/his/her/big/small/new/old/beautiful/in_a [hose] {be/have}/in/with/and/near/because/there/$ => house ~ \\b(?:garden|water|fire|fireman|firemen)\\b
to/can/can't/will/must/could/didn't/don't/i'll/have_to [chose] => choose
can/can't/to/will/could/didn't/don't/i'll/must/have_to/want_to [lost/losed] POSS/the/a/time/weight/it/again => lose ~ (?:is|get|got|be|are|was|i'm) (?:\\w+ )?lost
i/we/they/people/she/he [thing] that/it_is/about/he/she/i/we/they => think ~ (?:the|a|one|this|first|only|same|best|every|any|some|such) thing|\\b(?:do|a|the) \\w+ thing
i/we/they/he/she/you [bough/buyed/brough] a/the/some/my/it/two/new/POSS => bought ~ brough\\b
it/he/she/this/that/what/where/there/here [his] a/my/very/the/not/so/called/beautiful/nice => is ~ (?:with|of|for|and|to|like|in) his|(?:he|she|it) (?:\\w+ )?his (?:very|not)
it [is] name {be} => its ~ ^\\^ it is name (?:the|a)
[week-end] => weekend
[week-ends] => weekends
[quiet/quit] a_lot/good/big/nice/easy/difficult/interesting/tall/far/old/well/small/cold/hot/long/expensive => quite ~ \\b(?:is|was|be|so|very|too|and|a|the|to|really) (?:quiet|quit)
the/a/this [principle] {be/say/come/tell/call/speak/of_our_school/of_my_school/of_the_school} => headteacher ~ principle (?:is|was) (?:that|to|the|simple|a)
[whole] in the/my wall/sock/t-shirt/ground/floor/shoe/road => hole
a/an/my/the/big/red [peace] of paper/cake/bread/cheese/pizza/wood/meat/chocolate/glass/advice => piece
`;
