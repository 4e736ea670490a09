/** Adjective or adverb, -ed or -ing: lines of swaps. */
export const adverbSwaps = `
# More than one word
[more_well] => better
[more_good] => better
[more_bad] => worse
[more_badly] => worse
[more_far] => further
years [littler than/that/of/then] => younger than
# Invented adverbs
[fastly] => fast
[hardly] END => hard ~ (?:hardly (?:i|you|he|she|it|we|they|is|was|has|can|will|have))|(?:can|could|can't|is|are|was|were|has|had|have) hardly
{work/study/train/try/play/fight/practise/practice/rain/think/push} very/so/too/really/more/quite [hardly] => hard
{work/study/train/practise/practice} [hardly] => hard ~ hardly (?:ever|any)
very/so/too/more/really [hardly] => hard
{arrive/come/wake_up/get_up/go_to_bed/get/finish/start/sleep} W? W? very/too/so [lately] => late
{arrive/wake_up/get_up} [lately] => late
{arrive/come/go/get/finish} W? home/school [lately] => late
[goodly] => well
[earlyly] => early
[longly] => for a long time
very [highly] END => high
{jump/fly} [highly] => high
[friendlily/friendlyly] => in a friendly way
[difficultly] => with difficulty

BE not? very/so/really/too [kindly/sadly/angrily/happily] END => ADJ
# Good and well
{speak/sing/dance/play/cook/write/draw/swim/drive/read/sleep/act/paint/ski/know/understand/work/explain/behave/study/perform/hear/ride/skate} ADV? very/so/really/too/quite/pretty [good] END => well ~ (?:food|cooks?) (?:very )?good (?:food|pasta)
{speak/sing/dance/cook/swim/drive/sleep/behave/act/explain/perform/ski/skate/paint} [good] END => well
{speak/play/know/understand/write/read/sing/cook/dance/draw/explain/do/learn/pronounce/use} ADV? the/english/italian/french/german/spanish/football/tennis/basketball/volleyball/piano/guitar/violin/it/everything/maths/chess/latin/songs/pasta very/so/really/too/quite/pretty [good] END => well ~ \\b(?:is|are|was|were|be|it's|that's|look|looks|looked|feel|feels|felt|seem|seems|taste|tastes|sound|sounds|smell|smells|am|i'm|do|did|does) (?:it |the |everything |english )?(?:really|very|so|pretty|quite|too) good
{speak/play/know/sing/dance/explain/do/learn} the? english/italian/french/german/spanish/football/tennis/basketball/volleyball/piano/guitar/violin/maths/chess [good] END => well ~ \\b(?:is|are|was|were)\\b [a-z ]{0,30}good
i/you/he/she/we/they/can't/don't/doesn't/didn't/couldn't/not {hear/see/understand/know} OBJ/W very? [good] END => well ~ good (?:film|book|friend)|(?:know|see|hear|understand) (?:a|an|the|what|how|that|is|are|any|some|so|this|very|really)
{cook/prepare/play/speak/sing/write/draw/explain/pronounce} the/POSS/this W very/so/really [good] $/and/because/every/at => well ~ \\b(?:is|are|was|were|\'s) (?:\\w+ )?(?:very|so|really) good
{go} very/really/so? [good] $ => well ~ go(?:es)? good with
everything/it/all/test/exam/lesson/match/party/day/interview/concert {go} ADV? very/really/so? [good] END => well
{do} it/that/this/my_test/the_test/my_homework/everything very/really? [good] END => well
{pass/go/do} the/my/POSS W? test/exam very/really? [good] END => well ~ \\b(?:is|are|was|were)\\b
{be} ADV? very/so/really/too [well] at/and_kind/and_fun => good ~ well(?:-| )(?:known|off)
[a_well] film/book/friend/idea/day/teacher/person/school/time/job => a good
# Adjective in the place of an adverb
{run/walk/drive/work/go/eat/finish/speak/talk/write/read/learn/grow/change/move/climb/ride/type/swim/do_it/understand} OBJ? ADV? very/so/too/really? [quick] END => quickly ~ quick (?:and|or) (?:easy|dirty)|(?:a|the|be|is|was) quick
{run/walk/drive/work/go/eat/speak/talk/write/read/move/ride/swim/climb/cycle} OBJ? ADV? very/so/too/really [slow] END => slowly
{speak/talk/sing/work/play/sit/walk/sleep/study} ADV? very/so/too/really? [quiet] END => quietly
{drive/walk/listen/read/study/cross/work/play/write/look} ADV? very/so/more/really? [careful] END => carefully
{sing/dance/play/write/speak/draw/paint} ADV? very/so/really? [beautiful] END => beautifully ~ play(?:s|ed)? beautiful (?:music|songs)
{win/pass/learn/understand/solve/do/make_friends/fall_asleep/lose/answer/speak/get_angry/cry} OBJ? W? W? ADV? very/so/really/too/quite? [easy] END => easily ~ \\b(?:is|are|was|were|be|isn't|wasn't|it's|that's|seem|seems|seemed|look|looks|looked|become|becomes|became|find|finds|found|make|makes|made|very easy|not|take) (?:it |that |this |english |maths |very |so |really |too |quite )*easy
get angry/tired/bored/sick/lost/scared/upset [easy] => easily
{smile/laugh/sing/live/play} ADV? very/so? [happy] END => happily ~ live(?:s|d)? happy (?:ever )?
{laugh} ADV? very/so/too? [strong] END => hard
{cry} ADV? very/so/too? [strong] END => loudly
{shout/cry/scream/speak/talk/answer/react} ADV? very/so/really? [angry] END => angrily
{speak/talk/shout/laugh/scream/sing/snore/play} ADV? very/so/too? [strong] END => loudly
{rain/snow/work/train/hit/kick/blow/laugh} ADV? very/so/too? [strong] END => hard
{hug/hold} OBJ/POSS very? so? [strong] END => tight
{be/live/work/eat/sleep} [regular] $ => regularly ~ (?:is|are|was|were|be) regular
{rain/snow} very? [heavy] END => heavily
{treat/behave/speak/answer/play/sing/sleep/eat/write/cook/work/dance/drive/hurt/need} OBJ? POSS? W? very/so/really? [bad] END => badly ~ \\b(?:is|are|was|were|be|feel|feels|felt|not|as|look|smell|taste) (?:so |very |really )?bad|bad (?:english|words|things|dreams|marks)|so bad (?:that|and)
{be/get} [serious/bad] injured/hurt => seriously
{be} [complete/total/absolute] different/wrong/crazy/full/empty/new/lost => completely
{be} [incredible/extreme] beautiful/happy/good/difficult/important/tired/interesting/hot/cold => incredibly
{be} [real] good/nice/happy/important/beautiful/interesting/sorry/tired/difficult/funny => really ~ real good (?:friend|food)
[special/specially] in/on/for_the/when => especially ~ \\b(?:a|the|something|nothing|very|so|is|was|are|were|anything|day|more|someone|really|be|it|of|his|my|her|our|made|designed|created|feel) special(?:ly)?|special(?:ly)? (?:for|in the)
^ [fortunate/lucky] i/we/he/she/my/the/it/nobody/they => luckily
^ [unfortunate/sad] i/we/he/she/my/the/it/nobody/they => unfortunately
^ [normal/usual] i/we/he/she/my/the/they => usually
^ [final] i/we/he/she/my/the/they => finally
^ [sincere/sincerly/honest] i/we/he/she/they => honestly
^ [general] i/we/he/she/they/people => generally
^ [personal] i => personally
^ [sudden] i/we/he/she/my/the/it/they/a => suddenly
^ [immediate] i/we/he/she/my/the/it/they => immediately
{dress} ADV? very/so/really? [elegant] END => elegantly
{speak} english ADV? very/quite/so/really/pretty? [fluent] => fluently
{open/close/shut/turn/push/pull/take/put} the/POSS/it W? very/so? [slow] END => slowly ~ \\b(?:is|are|was|were)\\b [a-z ]{0,12}slow
{open/close/shut/turn/push/pull/take/put/finish/do} the/POSS W very/so? [quick] END => quickly
{change/grow/open/approach/come/turn/learn/dance/cook/breathe/step/progress/improve/go/fall/play} OBJ? ADV? very/so/too/really? [slow] END => slowly ~ go(?:es|ing)? slow $
{work/go/fit/function} [perfect] END => perfectly
{speak/know/play/understand} english/italian/french/spanish/german/the_guitar/the_piano/it [perfect] END => perfectly
{look/smile/stare/laugh/shout} at OBJ very/so/really? [silent/angry/sad/happy/nervous/curious/proud/serious/polite/calm/gentle/kind/desperate/strange/suspicious/sweet] END => ADV
{say/answer/reply/speak/talk/shout/whisper/explain/listen/behave/act/react/sing/cry/wait/work/study/drive/smile/walk/move} OBJ? ADV? very/so/really? [angry/sad/nervous/serious/polite/calm/gentle/kind/desperate/silent/brave/careless/patient/attentive/correct/immediate/sudden/elegant/responsible/honest/independent/constant] END => ADV ~ \\b(?:is|are|was|were|be) (?:very |so |really )?(?:angry|sad|nervous|serious|polite|calm|gentle|kind|patient|honest) (?:and|or)
{know/remember/understand} [perfect/exact] what/how/where/when/who => ADV
# Adverb in the place of an adjective
{be/feel/look/seem/become/get} ADV? very/so/really/too/a_bit/quite/more/not? [sadly/happily/angrily/quietly/kindly/nervously/dangerously/beautifully/quickly/slowly/carefully/easily/badly/strangely/seriously/politely/nicely/safely/hungrily/tiredly/lazily/perfectly/differently/difficultly/importantly/interestingly/wonderfully/incredibly/comfortably/deliciously/proudly/surprisingly/honestly/correctly/noisily/loudly/freely/strongly/silently/nervously/bravely/calmly/generously/gently/heavily/patiently/rarely_beautiful] $ => ADJ ~ \\b(?:play|work|go|went|drive|speak|act|behave|do|did|doing|dress|look (?:at|for|after)|wait|sit|think|live|eat|drink|sleep|walk|run|treat|written|spoken|done|made|dressed|treated|said|hurt)\\w* [a-z ]*ly
{be} ADV? very/so/really/too [sadly/happily/angrily/quietly/kindly/dangerously/beautifully/slowly/easily/strangely/politely/strongly/silently/nervously/bravely/generously/gently/heavily/noisily/seriously] and/that/but/because/for/to => ADJ ~ \\b(?:injured|ill|hurt|disappointed|going|walking|moving|\\w+ing)\\b
{smell/taste/sound/look/feel} ADV? very/so/really/too/a_bit/quite? [badly] END => bad ~ want|need
{feel} ADV? very/so/really? [sadly] END => sad
{taste/smell/sound} ADV? very/so/really? [well] END => good
# Somebody who looks well is in good health: only of things.
it/this/that/everything/food/pizza/cake/pasta/dish/meal/dinner/lunch/dress/shirt/skirt/jacket/shoes/room/house/garden/picture/photo/drawing/poster/hair {look} ADV? very/so/really? [well] END => good ~ look(?:s|ed|ing)? (?:very |really )?well (?:after|dressed)
{taste/smell/look/sound/feel/be} ADV? very/so/really? [deliciously] => delicious
people/waiters/waiter/neighbours/parents/friends/family/mum/dad/doctor/nurse/waitress/teacher/teachers/she/he/they/i'm/you/staff/was/were ADV? very/so/really/not? [kindly] END => kind ~ (?:he|she|they|you|teacher|people) (?:very |so |really )?kindly
`;
