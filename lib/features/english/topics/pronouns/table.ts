/** Pronouns of the object, of possession and of relative clauses: lines of swaps. */
export const objectSwaps = `
{love/like/call/help/hug/kiss/hate/meet/follow/thank/invite/ask/tell/miss/visit/know/see/admire/teach/phone/remember/find/believe} ADV? [she] END => her ~ \\b(?:know|knew|believe|believed|think|remember|see|saw|tell|told|ask|asked|find|found|hope|say|said|like|miss|hate|love)\\w* she (?:is|was|will|has|had|can|and (?:i|he|her|his|they|the)|or)\\b
{love/like/call/help/hug/kiss/hate/meet/follow/thank/invite/miss/visit/admire/teach/phone/ask} ADV? [she] very/so/a_lot/too/because/every/to/for/when => her
{love/like/call/help/hug/kiss/hate/meet/follow/thank/invite/miss/visit/admire/teach/phone/ask} ADV? [he] very/a_lot/because/every/to/for/$ => him
{love/like/call/help/hug/kiss/hate/meet/follow/thank/invite/miss/visit/admire/teach/phone/ask} ADV? [they] very/a_lot/because/every/to/for/$ => them
with/without/for/about/from/near/behind/at/between/to [she] $ => her
with/without/for/about/from/near/behind/at/between/to/of [they] $ => them
with/without/for/about/from/near/behind/at/between/to/of [we] $ => us
with/without/for/about/from/near/behind/at/to/of [he] $ => him
with/without/to/from/behind/at [i] $ => me
with/without/about/near [she] and/because/in/at/on/to/every/yesterday => her
with/without/about/near [they] and/because/in/at/on/to/every/yesterday => them
with/without/about/near [we] in/at/on/to/every/yesterday => us
with/without/about/near [he] and/because/in/at/on/to/every/yesterday => him
a friend/person/girl/teacher/sister/mum like [she] => her
a friend/person/boy/teacher/brother/dad like [he] => him
people/friends/parents/someone/somebody/person/girl/boy like [they] => them
^ [me] {like/love/want/go/play/have/live} => I ~ me (?:go|have|play|like|want|love) (?:to|with)|like me
# Possession
than/like/from/as [my] $ => mine ~ oh my|than my \\w
than/like/from/as [your] $ => yours
than/like/as [our] $ => ours
than/like/from/as [their] $ => theirs
{be} not? [my] $ => mine ~ oh my
it {be} [your] $ => yours
that/this/these/those/it/bag/book/pen/phone/house/dog/they {be} not? [our] $ => ours
that/this/these/those/it/bag/book/pen/phone/house/dog/they {be} not? [their] $ => theirs
a friend/cousin/classmate/neighbour/uncle/teacher of [me] END => mine
a friend/cousin/classmate/neighbour of [you] END => yours
a friend/cousin/classmate/neighbour of [him] END => his
a friend/cousin/classmate/neighbour of [her] END => hers ~ her W
a friend/cousin/classmate/neighbour of [us] END => ours
a friend/cousin/classmate/neighbour of [them] END => theirs
some friends of [me] END => mine
# Relative pronouns
PERSON [which] W => who ~ \\b(?:ask|asks|asked|know|knows|tell|tells|told|show|showed)\\w* (?:the|a|my|his|her|our|your)? ?\\w+ which|which (?:one|ones|of|way|side|team|book|page|bus|colour|\\w+ (?:is|was|to|i|you|we|they|he|she))\\b
PERSON [which] i/you/he/she/we/they/the/my => who ~ \\b(?:ask|asks|asked|know|tell|tells|told|show|showed|shows|teach|teaches|taught)\\w* (?:the|a|my|his|her|our|your)? ?(?:\\w+ )?\\w+ which
PERSON , [which] {be/have/live/work/play/love/like/help/study/never/always/want/can/had/teach/speak/come/see/know/tell} => who
man/woman/boy/girl/person/people [what] {be/have/live/work/play/help/love} => who
book/film/song/thing/things/present/place/game/city/headphones/dress/shoes/phone/house/story/series/sport/subject/day/photo/photos/pizza/cake/food/clothes/video/school/picture/computer/car/bike/bag/jacket/shirt/part/trip/word/words/exercise/animal/gift/object/product/ticket/meal/dish/place [what] i/we/you/he/she/they/my => that ~ \\b(?:ask|know|knew|tell|told|understand|remember|show|showed|explain|wonder|sure)\\w* (?:\\w+ ){0,4}what
book/film/song/thing/things/place/game/story/series/sport/subject/animal [what] {be/have/talk/make/speak} => that ~ \\b(?:ask|know|knew|tell|told|understand|remember|show|showed|explain|wonder|sure)\\w* (?:\\w+ ){0,4}what
PERSON [what] i/we/you/he/she/they {meet/love/like/hate/admire} => that ~ ask|know|tell|told
everything/something/anything/nothing/all [what] i/we/you/he/she/they => that ~ \\b(?:above|after|at|of) all what
the only/best/first/worst W [what] i/we/you/he/she/they/is => that
PERSON [that_his/who_his/which_his/that_her/who_her/which_her/that_their/who_their/which_their] name/mother/father/brother/sister/friend/job/dream/parents/house/family/dog/life/son/daughter/wife/husband/surname/car => whose ~ \\b(?:said|says|say|think|thinks|thought|told|tell|tells|know|knows|hope|sure|happy|believe|told \\w+|so|asked|ask|found|saw|learn\\w*|discover\\w*|understand|understood|remember\\w*|realis\\w*|feels?|felt|shout\\w*|answer\\w*|explain\\w*|decid\\w*|see|sees|true|promis\\w*)\\b
cat/dog/animal/band/team/film/book/city/town/house/school/hotel [that_its/which_its] name/owner/title/streets/walls/songs/eyes/tail/story => whose ~ \\b(?:said|says|say|think|thinks|know|knows|hope|sure|happy|so|saw|like|love|means?)\\w* (?:\\w+ ){0,4}that its
policewoman/policeman/PERSON [which] brother/sister/mother/father/name/son/daughter/husband/wife/parents/friend/job/dream {be/have/disappear/die/work/live/call/become} => whose
^ [who's] book/bag/dog/phone/pen/house/turn/idea/jacket/cat/shoes/car/birthday/name => whose ~ who's (?:cat|dog|book)\\w
, [that] {mean/make} => which ~ \\bit is .* that|so that|now that
PERSON , [who_she/who_he/who_they] W => who ~ \\b(?:know|knows|knew|guess|ask|tell|wonder|see)\\b|who (?:he|she|they) (?:loves?|likes?|hates?|met|meets?|knows?|knew|admires?|is|was|calls?|saw|married)\\b
a/the PERSON [who_she/who_he/who_they] {be/have/work/live} => who ~ \\b(?:know|knows|knew|guess|ask|tell|told|wonder|see|show)\\b
[who_he] never/always => who ~ \\b(?:know|knows|knew|guess|ask|tell|wonder|see)\\b
[who_she] never/always => who ~ \\b(?:know|knows|knew|guess|ask|tell|wonder|see)\\b
# Agreement of pronouns
# Quantities and linking
the best/worst/nicest/funniest/most_beautiful/first/only/most_interesting W? i/he/she/we/they have/has/'ve [never] => ever
the best/worst/nicest/funniest/most_beautiful/first/only/most_interesting/scariest/biggest/strangest W W? that? i've/he's/she's/we've/they've/i_have/he_has/she_has/we_have/they_have/you_have/you've/i/we [never] {see/read/eat/have/do/hear/play/visit/be/watch/meet/try/make/taste/buy/know/live/win/spend/write} => ever ~ never (?:again|forget|thought|will|would)|ll never
`;
