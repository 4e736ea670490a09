/** Verbs that are reflexive in Italian only, and what two do to each other: lines of swaps. */
export const reflexiveSwaps = `
# To have fun, to be bored
we/i/they/he/she/you/and [{amuse} myself/ourselves/himself/herself/themselves/us/me/yourself] => {have} fun ~ to amuse (?:myself|himself|herself)
we/i/they/you/and [{amuse}] anyway/$/a_lot/very/so_much/with/together/in_the/at => {have} fun
we ADV? [were_enjoyed/was_enjoyed/are_enjoyed] => enjoyed ourselves
i ADV? [was_enjoyed/am_enjoyed] => enjoyed myself
they ADV? [were_enjoyed/was_enjoyed] => enjoyed themselves
^/and/but we ADV? really? [{enjoy}] $/very_much/a_lot/so_much/because => {enjoy} ourselves
^/and/but i ADV? really? [{enjoy}] $/very_much/a_lot/so_much/because => {enjoy} myself
^/and/but they ADV? really? [{enjoy}] $/very_much/a_lot/so_much/because => {enjoy} themselves
about/of/for [enjoying] $ => having fun
[{bore/annoy} me/myself/himself/herself/ourselves/us/themselves/yourself] because/when/at/in/with/alone/$/a_lot/very/so/and => {get} bored ~ \\b(?:it|this|that|which|who|film|book|lesson|lessons|they|noise|he|she|brother|sister|people|things) (?:\\w+ )?(?:bore|annoy)\\w* (?:me|us)
i/we/they ADV? [{bore}] when/because/at/$ => {get} bored
never/don't/to/can't/will [annoy yourself/myself] => get bored
# Without a pronoun
{complain} [myself/himself/herself/ourselves/themselves/me/us] => -
{adapt} [me/us] to/very/easily/quickly/well/$ => -
[{sit} yourself/myself/himself/herself/ourselves/themselves/me/us down] => {sit} down
{sit} [yourself/myself/himself/herself/ourselves/themselves] in/on/near/next/at/$ => - ~ by (?:my|him|her)self
{lie} [myself/himself/herself/me] down/on/in => -
have_to/to/must/can/should [stop yourself/myself/himself/ourselves/themselves] NUM/at/in/for/two/every/to_eat/to_rest/often/$ => stop ~ stop (?:my|your|him|our|them)sel\\w+ from
we/i/they/he/she [stopped ourselves/myself/themselves/himself/herself] at/in/to/for/near/because => stopped
{train} [myself/himself/herself/ourselves/themselves] every/in/at/with/on/two/three/a_lot/twice => -
{graduate/divorce/relax/apologise/apologize/concentrate} [myself/himself/herself/ourselves/themselves/yourself] => -
[{hurry} himself/herself/themselves/yourself/myself up?] => {hurry} up
[{wake} himself/herself/themselves/myself/ourselves up] => {wake} up
he/she/i/we/they/i'd/would/to [{excuse} myself/himself/herself/ourselves/themselves/me with] => {apologise} to
to/also/i [excuse myself for] => apologise for
i [{excuse} me] for/because => {apologise}
car/coach/bus/phone/computer/train/motorbike/bike/machine/lift/washing_machine/tv/heating [{break} itself] => {break} down
window/glass/chair/vase/cup/plate/screen/door/toy/gate/shop/box/lift/film/match/story/lesson/party/game {break/open/close/finish/end/start/move} [itself] => -
# To get
i don't/never/will/'ll? ADV? {want/hope/decide/plan} to? [marry_me/marry_myself] => get married ~ \\b(?:him|her|you|he|she|someone|who) to marry me
i/to/don't/must/can/will/and [dress_me/dress_myself/dressed_me/dressed_myself] and/then/$/in_my/for => get dressed ~ dressed
i/and [dressed_me/dressed_myself] and/then/$/quickly => got dressed
[{lose} myself/ourselves/himself/herself/themselves] in_the/in_a/and/$/on_the => {get} lost ~ in (?:the|a) (?:music|book|story|film|game)
had/have/has/were/was [lost_ourselves/lost_myself/lost_himself/lost_herself/lost_themselves/lost_us/lost_me] => got lost
i/he/she/they/we [{prepare} me/us] for/to => {get} ready
i/and [{make} me/myself a/the shower/bath] => {have} a $3
# Each other
they/we/friends/sisters/brothers/parents/teams/classmates/and_i ADV? {hate/love/help/meet/know/understand/hug/kiss/respect/see/call/phone/hit/insult/miss/forgive/follow/greet/support/trust/text} [themselves/ourselves] => each other ~ \\b(?:see|love|help|know|understand|call) (?:themselves|ourselves) (?:as|to|in|with|on|the|a)\\b|must|should|to (?:love|help|know|understand|respect|call)
we ADV? {know/see/love/help/hug/kiss/call/write/hate/text/phone/understand/resemble/respect/miss/marry} [us] since/every/very_much/at/for_many/for_a_long/for_ten/for_five/when/a_lot/often/in_the/physically/on/last => each other ~ \\b(?:they|you|he|she|people|teachers?|parents|who|mum|dad|everybody|nobody|them|always) (?:\\w+ )?(?:know|see|love|help|meet|hug|kiss|call|write|hate|understand|respect|miss|saw|loved|met|helped|hugged|called|wrote)\\w* us
we {know/see/love/help/hug/kiss/call/hate/text/phone/understand/respect} [us] => each other
{speak/talk} [us] because/and/$/every => to each other ~ \\b(?:he|she|they|you|who|teacher|mum|dad|people)\\b[^$]* (?:speak|talk)\\w* us
[{resemble} us/ourselves/themselves] => {look} alike
we/they {write/speak/talk/send/say/give/tell} [ourselves/themselves] every/messages/many/a_lot/presents/secrets/about/often/everything => each other ~ \\b(?:for|to|about|by) (?:ourselves|themselves)
[themself] => themselves
[theirselves/theirself] => themselves
[hisself/himselfs] => himself
[ourself/ourselfs] => ourselves
[themselfs] => themselves
`;
