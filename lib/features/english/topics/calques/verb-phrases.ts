/** Verbs, their negatives and their adverbs in the order and the form of Italian: lines of swaps. */
export const verbPhrases = `
# How are things going?
^ [how_is_going/how_is_it_go/how_it_is_going/how_it's_going/how_goes_it/how_going] $ => how is it going
# The best film I have ever seen
best/worst/biggest/funniest/nicest/greatest/happiest/strangest/longest/tallest/hardest/scariest/coolest/sweetest/saddest/oldest/kindest W? that? SUBJ have/has/had [never] => ever
best/worst/biggest/funniest/nicest/greatest/happiest/strangest/longest/tallest/hardest/scariest/coolest/sweetest/saddest/oldest/kindest W? that? i've/we've/you've/they've [never] => ever
most/more W W? W? that? SUBJ have/has/had [never] => ever ~ most of
most/more W W? W? that? i've/we've/you've/they've [never] => ever ~ most of
# Negatives
[would/will/could/should/may/might/must be_not] => $1 not be ~ be not only
PERSON/KIN/he/she/it [no_was] => wasn't
PERSON/KIN/he/she/it [no_is] => isn't
they/we/you [no_are] => aren't
SUBJ [no_can/not_can] => can't
i/we/you/they [no_like/not_like] => don't like ~ (?:do|did|can|could|would|should|will|may|might|why|better) (?:(?:i|we|you|they) )?not
i/we/you/they [no_want/not_want] => don't want ~ (?:do|did|can|could|would|should|will|may|might|why|better) (?:(?:i|we|you|they) )?not
i/we/you/they [no_know/not_know] => don't know ~ (?:do|did|can|could|would|should|will|may|might|why|better) (?:(?:i|we|you|they) )?not
i/we/you/they [no_understand/not_understand] => don't understand ~ (?:do|did|can|could|would|should|will|may|might|why|better) (?:(?:i|we|you|they) )?not
i/we/you/they [no_have] => don't have
he/she/it/KIN [no_has/not_has/no_have/not_have] => doesn't have ~ \\b(?:does|did|can|could|will|would|should|must|may|might) (?:he|she|it|not)
he/she/it/KIN [no_like/no_likes/not_likes] => doesn't like
he/she/it/KIN [no_want/no_wants/not_wants] => doesn't want
# Questions
[do you/they/we have_ever] => have $1 ever
[does he/she/it have_ever] => has $1 ever
[what_do_you_do/what_you_do/what_are_you_do/what_do_you_doing] now/right_now $ => what are you doing
# Object and adverb
^ [i send/give/show/lend/bring you it] => I'll $1 it to you ~ \\b(?:always|often|sometimes|every|usually|when)\\b
[{send/give/show/lend/bring/sell} you/him/her/us/them it] END => {send} it to $1
[{buy} me/you/him/her/us/them it] END => {buy} it for $1
[{bring/take} with me/him/her/us/you/them POSS W] END => {bring} $2 $3 with $1
{like/love/enjoy} [much POSS/the/this/that W] END => $1 $2 very much
{like/love/enjoy} [much it/her/him/them/you] END => $1 very much
{use/eat/drink/watch/help/see/practise/waste/play} [less/more POSS/the W] END => $2 $3 $1 ~ more the (?:better|more)|less the
{speak/hear/know/see/play/sing/understand/remember} [good/very_good/bad the/POSS W] END => $2 $3 well ~ bad
[{jump/climb/fall/run/land} me/him/her/us/them on/over/into] => {jump} $2 $1
[will/would/can/could/should/must/may/might be_also] => $1 also be
[have/has/had been_also] => $1 also been
SUBJ [never/always/often will/would/can/could/should/must] {be/go/forget/have/do/see/come/eat/play/help/make/say/get/take/find/love/like/know/remember/give/tell/leave} => $2 $1
SUBJ [always/often am/is/are/was/were] W => $2 $1 ~ \\b(?:what|how|where|than|as|who) (?:\\w+ )?(?:i|you|he|she|it|we|they) (?:never|always|often)
SUBJ/KIN [{go/come} to_bed/to_school/home/there/out always/often/usually/never] => $2 {go} $1
SUBJ [{go/come/meet/eat/read/speak/talk/study/walk/swim/stay/sleep} often/always/usually/never] with/to/in/at/on/by => $1 {go} ~ (?:does|do|did|can|could|will|would|should|must|to) (?:\\w+ )?(?:go|come|meet|eat|read|speak|talk|study|walk|swim|stay|sleep) (?:often|always|usually|never)
^ [{bring/take/buy/invite/call/write/send/tell/remember} also] POSS/the/a/me/him/her/your => also {bring}
{tell} [it_to me/anybody/anyone/him/her/us/them/everybody/nobody/everyone] => $1
{happen} [me/him/her/us/them] => to $1
{go/come/get/travel/move/drive/walk} [to everywhere/anywhere/somewhere/abroad] => $1
# Be where English has have or nothing
english/marks/mark/level/grades/results/italian/maths/situation/weather/playing [is_improved] => has improved ~ improved by
english/marks/level/grades/results/things [are_improved] => have improved ~ improved by
SUBJ/english/italian/level [was_improved] => improved ~ improved by
i/he/she/we/they [was_learned/were_learned] => learned
W [worths] => is worth
# How many of us
[we_are_in NUM/twenty-two/twenty-three/twenty-four/twenty-five/twenty-six/twenty-seven/twenty-eight] END => there are $1 of us ~ we are in (?:19|20)\\d\\d
in my family/class/group/team/house ,? [we_are NUM/twenty-two/twenty-three/twenty-four/twenty-five/twenty-six/twenty-seven] END => there are $1 of us
`;
