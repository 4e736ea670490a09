/** False friends told by the words beside them: lines of swaps. */
export const falseFriendFrames = `
# At home and in town
my/our/your/this/his/her/old/quiet/beautiful/nice/same [quarter] $/there/is/has/and/near/we/with/because => neighbourhood ~ \\b(?:past|to|hour|year|first|last|final|dollar)\\b
[library] full of comics/books/toys/games/novels => bookcase ~ \\b(?:town|city|school|public|study|borrow)\\b
[{port}] glasses/a/the/me/him/my/his/her => {wear}
favourite/typical/traditional/first/italian/best/local/main/delicious/special [plate] => dish ~ \\b(?:broke|wash|metal|number|licen)
favourite/typical/traditional/italian/best/local/main/delicious/special/many/first [plates] => dishes ~ \\b(?:broke|wash|metal|number|licen)
the/right/my/your/same/wrong/which [misure/mesure/measure/misura] $/is/and/of_shoes => size ~ \\bmade to measure|take measures
[{control}] the/POSS products/pieces/tickets/oil/brakes/answers/results/mail/post/doors/gas/dates/spelling => {check} ~ remote|thermostat
every/in_the summer/year/june/july/august/september/spring/winter/autumn/town/square W? W? W? [manifestation] => event ~ protest|against|police|strike|students
sports/sport/cultural/musical/traditional/local/important/big/famous [manifestation] => event ~ protest|against|police|strike|climate|peace|students
sports/sport/cultural/musical/traditional/local/important/many [manifestations] => events ~ protest|against|police|strike|climate|peace
the [public] went/clapped/applauded/started/shouted/laughed/loved/sang/cheered/screamed/claps/applauds => audience
# People
[gentility/gentilety/gentilesse] => kindness
for your [gentleness/courtesy_and_gentleness] => kindness
very/so/always/too/really/more [ordered/ordinate] $/and/but/because => tidy ~ \\b(?:food|pizza|online|waiter)\\b
very/so/always/too/really/more/is [disordered/disordinate/disordinated] => untidy
[commoved/emozionated/emotionated] => moved
[commovent/commoving/emotionant] => moving
[{lament}] about/because/that/always/$ => {complain} ~ death|loss|dead
never/always/often/don't/doesn't [{lament}] => {complain}
{be/get} [interrogated] $/in/on/about/by_the_teacher/by_my/today/tomorrow/and => tested ~ police|detective|murder|suspect
teacher/professor/prof [{interrogate}] me/us/him/her/three/two/all/my => {test} ~ police|detective
[{discuss}] with POSS/him/her/them/KIN/each_other $/because/every/when/for => {argue} ~ \\b(?:what|which|that|things?|it|topics?|problems?|plans?)\\b
[{discuss}] several_times/many_times/a_lot/very_much/every_day/furiously/all_the_time => {argue} ~ \\b(?:topic|problem|book|film|plan|subject|it)\\w* (?:is|was|are|were|has been|that we)|(?:is|are|was|were|been|be) discussed
[{pretend}] a/the/my W? refund/money/explanation/apology/answer/respect/replacement => {demand}
can/could/may/might/will [result] a_bit/very/boring/difficult/annoying/interesting/easy/expensive/dangerous/useful => be
it/he/she/film/book [results] very/boring/difficult/annoying/interesting/easy/expensive/dangerous/a_bit => is
[{recover}] the/POSS/all lessons/lesson/test/mark/marks/subject/subjects/hours/homework/debt/debts => {catch} up on
[{pay} the damage] => {pay} for the damage
{do/have/like/love} [gymnastic] => gymnastics
[gymnastic] lesson/lessons/teacher/hour => PE
[in_the_reality] => in reality
[in_this_mode/in_this_manner] => in this way
[at_the_open/at_open_air/at_the_open_air] => outdoors
[{frequent}] the/a/an W? school/lyceum/liceo/class/course/university => {attend}
[persons] {be/have/like/love/live/think/want/say/know/who/in/that/with/at/on/of/can} => people ~ missing persons|first person|persons under
many/two/three/four/five/six/seven/eight/ten/twelve/twenty/some/other/all/young/old/poor/these/a_lot_of/lots_of/more/few/nice/important/different/thousand/hundred/million [persons] => people ~ missing persons|young persons railcard
`;
