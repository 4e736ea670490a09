/** What Italian says with another verb, or with a verb in another frame: lines of swaps. */
export const verbFrames = `
# The weather
^/and/because/but/when/where/that/evening/morning/night/winter/summer/autumn/today/outside/here/there [makes/does] very? too? so? cold/hot/warm END => it is ~ (?:makes|does) (?:hot|cold) (?:water|milk|chocolate|drinks|food|dishes)
^/and/because/but/when/evening/morning/night/winter/summer/yesterday/outside/there [made/did] very? too? so? cold/hot/warm END => it was
it/there [makes/does] sun/sunny => is
# To miss somebody
[POSS/the/this sea/house/school/room/bed/food/city/town/village/country/summer/beach/bike/pizza/mountains {miss} me] => I miss $1 $2
[{feel} the? lack/absence/missing of] => {miss}
# One's mind
i/i've/i'll/i'd/i'm/never/me/let W? W? [{change} idea/ideas/opinion] => {change} my mind ~ \\b(?:he|she|we|they|mum|dad|mother|father|sister|brother)\\b
she/mum/mother/sister/grandmother/aunt W? W? [{change} idea/ideas/opinion] => {change} her mind
he/dad/father/brother/grandfather/uncle W? W? [{change} idea/ideas/opinion] => {change} his mind
we/we've/we'll W? W? [{change} idea/ideas/opinion] => {change} our minds
they/they've/they'll/parents/people/friends W? W? [{change} idea/ideas/opinion] => {change} their minds
you/you'll W? W? [{change} idea/ideas/opinion] => {change} your mind ~ \\bthank you\\b
[{remain/stay/be} of my idea/opinion] => haven't changed my mind
# Company, sharing, making
[{make/do} me/him/her/us/them/you company] => {keep} $1 company
[{make/do} company to POSS/the grandmother/grandfather/grandma/grandpa/grandparents/mother/father/sister/brother/friend/cousin/cat/dog] => {keep} $1 $2 company
[{make/do} company to] me/him/her/us/them => {keep}
[{divide} POSS/the/a room/bedroom/house/flat/bed/desk/bathroom/wardrobe/snack/sandwich/food/toys/table with] => {share} $1 $2 with
it/this/that/which/film/book/song/story/who/phone/school [{make} to think/laugh/cry/dream/smile/reflect/understand/relax/remember] => {make} you $1 ~ \\b(?:is|are|was|were|be|been|being) made\\b
[{allow/permit} to] keep/save/have/learn/do/be/see/go/meet/know/speak/talk/use/find/travel/stay/understand/make/play/study/work/communicate/improve/discover/share/choose/live/send/read/watch/listen => {allow} us to ~ \\b(?:am|is|are|was|were|be|been|being|get|not|aren't|isn't|wasn't|weren't|i'm|you're|we're|they're|he's|she's|never|always|only|also)(?: \\w+)? (?:allowed|permitted)
can/can't/will/to/i'll [make you/him/her/them see/to_see] POSS/the/a/some => show $1 ~ make (?:you|him|her|them) see (?:the (?:world|truth|difference)|that|things|how)
# How one is, and stays
he/she/i/we/they/mum/dad/grandma/grandpa/grandmother/grandfather/cat/dog/everybody/everyone/family/friend [{stay} well] $ => {be} well ~ \\b(?:to|will|must|should|hope) stay
[how_do_you_stay/how_stay_you/how_you_stay] => how are you
i/he/she/we/they [{stay/remain} very/really/so bad/badly] => {feel} $1 bad
[{remain/rest} disappointed/surprised/shocked/impressed/fascinated/amazed/enchanted] => {be} $1
i/we/he/she/they/you [wrong/wronged] $ => made a mistake
i/we/he/she/they/you [wrong/wronged] the/POSS exercise/answer/test/way/road/bus/train/date/number/name => got $1 $2 wrong
[{find} myself/yourself/ourselves/himself/herself/themselves/me good/well/very_well/very_good] => {feel} at home
[{want/wish} very_well/well/so_well to] => {love}
[two_times in_the/for/at/per/on/to_the week/day/month/year] => twice a $2
# What remains to be done
homework/homeworks/exercises/cleaning/shopping [to make] => to do
{have} [fun a_lot/very_much/so_much] => a lot of fun
a/an/the W? place/city/school/beach/park/restaurant/house/room [where] relax/go/play/rest/swim/study/have/spend/meet/buy/stay/sleep/eat/live/learn $/with/in/and/your/a/the/to => to
know/knew/decide/understand/understood/tell_me/explain_me [what/where/how/when] do/go/say/buy/choose/wear/make/eat/call/use/write/cook/start/answer/swim/play/help/behave $/for/it/the/this/a/with/to/in/because/and/him/her/them => $1 to ~ (?:what|where|how|when) (?:do|make) (?:the|it|this) \\w+ \\w
{go/come} ADV? [in/at the mountain] => to the mountains
{have/get/give} W? [the_possibility/possibility] to => the opportunity ~ (?:a|any|no|another|that|good|every) possibility
[the personal] {be} => the staff
for/of/to us [young/youngs] $ => young people
we [young/youngs] {have/need/want/use/spend/love/like}/must/should/can => young people
{work} [how] a/an => as
{run/swim/sing/sleep/eat/fly/jump/play/look/cry/fight/shine/dance} [how] a/an => like
[pain/ache/bad to/at/of/in a/the/my? tooth/teeth] => toothache
# Hoping and thinking
{hope/think/believe/suppose} [yes] => so
{hope} [no/not] $ => not ~ hope (?:no|not) one
i [think_no/believe_no] $ => don't think so
i/we {hope} [it] $ => so ~ it is|it's
# School, marks and travel
i/he/she/we/we've/i've/brother/sister/friend/mum/who ADV? [{take} a/an] four/five/six/seven/eight/nine/ten/\\d/\\d+ in/at/for/on/because/and/$ => {get} a ~ euros?|minutes?|bus|train|photo|break|metres?
[{take/make/do} a bad/good/high/low vote/mark/grade] => {get} a $1 mark
[{accompany} me/us/him/her/them with/by/in the/my/his/her? car] => {take} $1 by car
[by_feet/at_feet/on_feet/with_feet/to_feet/in_feet/on_foots/by_foots/at_foots] => on foot ~ (?:feet|foots) (?:are|were|is|was|hurt)
[{exit/go_out} of/from home/house] => {leave} home
[{exit} home/house] => {leave} home
[white week] => skiing week
[room of bed/the_bed] => bedroom
[room of bath/the_bath] => bathroom
[{jump} me/him/her/us/them/it on] => {jump} on $1
can/could/to/will/let's/we/i/they {go} [walk] => walking ~ go walk(?:s|ed|ies)
can/could/to/will/let's/we/i/they {go} [swim] => swimming
can/could/to/will/let's/we/i/they {go} [ski] => skiing ~ ski (?:slopes?|holidays?|trips?)
can/could/to/will/let's/we/i/they {go} [fish] => fishing
can/could/to/will/let's/we/i/they {go} [shop] => shopping
can/could/to/will/let's/we/i/they {go} [dance] => dancing
can/could/to/will/let's/we/i/they {go} [camp] => camping
can/could/to/will/let's/we/i/they {go} [surf] => surfing
can/could/to/will/let's/we/i/they {go} [skate] => skating
can/could/to/will/let's/we/i/they {go} [run] in/at/with/every => running
# Called
cat/dog/rabbit/hamster/puppy/kitten/horse/parrot/village/town/city/school/team/band/song/film/book/game/place [calls] W $/and/because => is called ~ calls (?:me|you|him|her|us|them|mum|dad|the|my|a|often|every|it|back|home)
friend/cat/dog/brother/sister/cousin/teacher/village/town/school/teacher/neighbour [is_call/it_calls/he_calls/she_calls] W $/and => is called ~ calls (?:me|you|him|her|us|them|mum|dad|the|my|a|often|every|it|back|home)
^/and i [call_me/call_myself/am_call] W $/and_i => am called ~ call (?:you|him|her|them|mum|dad|the|my|a|it|back|home|often|every|every\\w+|again|friends)
^ [greet/salute me POSS/uncle/aunt/grandma W] $/and => say hello to $2 $3 for me
# About films and books
it/that/which/he/this [tells_about/tells_of/talks_of/narrates_about/narrates_of/deals_about/treats_about/treats_of/treats] a/an/the/two/three/some/friendship/love => is about ~ \\b(?:he|teacher|guide|grandfather|grandma|grandmother) (?:tells|talks)
^ it/this [speaks_about/speaks_of] a/an/the/two/three/some => is about
[{act/recite} very? well/good POSS role/part] => {play} $2 role very well
[vote] , NUM out of => rating
{be} [composed/formed by] NUM/boys/girls/students/players/people/members/parts/different => made up of
[{have} a/the name/title of] W => {be} called ~ in the name
# To be from, to look like, to watch
^ [i_from] W => I am from
^ [he_from] W => he is from
^ [she_from] W => she is from
^ [we_from] W => we are from
[{see/look} the? tv/television] $/and/in/with/after/before/at/because/every/or/all => {watch} TV ~ (?:saw|see|seen) (?:it|me|him|her) on
[{come}] red/white/rich/famous/mad/crazy/angry how/like/as/$/because/when/and_i/and_he => {become}
to/will/must/can/could/should [{change} house/home] => {move} house ~ change home (?:phone|address)
[{litigate}] with/because/about/for/a_lot => {argue}
the/a/POSS/to [veterinary/veterinarian_doctor] $/and/because/said/for/tomorrow => vet
{be} ADV? [of the? color/colour red/blue/green/yellow/white/black/brown/pink/orange/purple/grey/violet] => $2
[at_home/at_the_home/in_the_home/in_home of POSS grandmother/grandfather/grandma/grandpa/friend/cousin/aunt/uncle/brother/sister/best_friend/classmate/mum/dad/mother/father] => at $2 $3's
[at_home/at_the_home/in_the_home/in_home of POSS grandparents/friends/cousins/parents] => at $2 $3'
{go} [to_home/at_home of POSS grandmother/grandfather/grandma/grandpa/friend/cousin/aunt/uncle] => to $2 $3's
[wasn't/isn't/weren't/aren't more there/here] => $1 $2 any more
don't/doesn't/didn't/can't/couldn't/won't {see/go/like/love/live/speak/remember/exist/come/believe/use/talk/find/hear} OBJ? [more] $/because/and/to_school => any more
[{bring} the/POSS dog/dogs for/to a? walk] => {take} $1 $2 for a walk
[{bring} him/her/it/them for/to a walk] => {take} $1 for a walk
[remembers me/us/him/her] POSS/a/the grandma/grandmother/grandfather/childhood/holidays/summer/old/dog/cat/home/house/brother/sister/mum/dad/mother/father/friend/holiday/story/book/film => reminds $1 of
[remember me/us/him/her] POSS/a/the childhood/holidays/summer/old/home/house/holiday/story/book/film => remind $1 of ~ (?:to|you|do|please|will|always|still|can|don't|didn't) remember
i/i'm/he/she/he's/she's/friend/sister/brother/mum/dad/mother/father/boy/girl/teacher/cousin {be}? ADV? very/so/quite/not? [high] $/and/with/like/for => tall ~ \\b(?:jump|jumps|fly|flies|drugs|up|score|scores|as high|marks?|aim|climb)
# Come on in Italian
[who_comes/who_come] with me $ => who is coming
[come_numerous] => come along
W [e] i/i'm/my/he/she/we/they/it/the/then/very => and ~ (?:^|\\^) ?e |vitamin e|letter e
`;
