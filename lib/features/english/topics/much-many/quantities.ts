const masses =
  "money/time/water/milk/food/homework/fun/sugar/work/patience/space/energy/coffee/tea/bread/meat/fruit/traffic/noise/rain/snow/chocolate/pasta/salt/experience/information/courage/stuff/help/free_time/pollution/rubbish/plastic/music/sport/fish/rice/salad/cheese/tv";
const people =
  "people/friends/tourists/children/students/cars/shops/things/girls/boys/animals/trees/flowers/books/houses/persons/churches/monuments/restaurants/museums/teachers/parents/cousins/relatives";
const verbs =
  "{cost/have/drink/eat/spend/earn/make/need/want/get/give/take/lose/use/waste/save/require/produce/do/buy/bring/find/put}";
const not =
  "not|\\w+n't|never|how|too|so|very|as|without|hardly|neither|nor|if|whether|don't|cannot|nobody|ever";

/** Much, many, little, few, all and some in the wrong place: lines of swaps. */
export const quantitySwaps = `
# Much in what is no question and denies nothing
${verbs} [much] ${masses} => a lot of ~ \\b(?:${not})\\b|n't\\b|\\^ (?:do|does|did|is|are|was|were|have|has|can|could|will|would)
there [{be} much/so_much/a_lot_of/too_much ${people}] => are a lot of $2 ~ \\b(?:was|were|wasn't|weren't|been|be|are)\\b
there [was much/so_much ${people}] => were a lot of $2
[much] of them/you/us => many ~ how much of (?:it|the|this)|much of (?:them|you|us) (?:is|was)
how [much of them/you/us] => many of $1
how [much] friends/brothers/sisters/people/children/years/hours/days/lessons/students/languages/pets/euros/books/games => many ~ how much (?:people|children|students|friends) (?:know|like|love|spend|earn|pay|use|eat|drink|care|need|want|learn|sleep|talk|enjoy|hate|trust|understand|weigh|cost)
[so/too/how/as much] friends/people/hours/days/books/games/tests/exercises/things/words/photos/colours/cars/questions => $1 many ~ much people
# Little and few
there {be} ADV? [little] jobs/tourists/possibilities/opportunities/hours/lessons/euros/buses/parks/means => few
there {be} ADV? [few] money/time/water/homework/traffic/space/rain/snow/food/work/light => little
i/we/they/you {have} ADV? [few] money/time/water/homework/space/patience/work => little
i/we/they/you {have} ADV? [little] friends/days/hours/lessons/books/classmates => few ~ little friends (?:are|who|that)
{be} ADV? [few] expensive/interesting/useful => not very
they/pizzas/clothes/shoes/tickets/things/books [cost/costs few/little/few_money/little_money] $/and/but/so => are cheap
it/pizza/ticket/food [costs/cost few/little/few_money/little_money] $/and/but/so => is cheap
it/pizza/ticket/food [cost few/little/few_money/little_money] $ => was cheap
{sleep/study/eat/speak/talk/work} [few] END => little ~ few (?:days|hours|minutes|people|weeks)
# All
{eat/forget/know/understand/learn/remember/lose/explain/prepare/ruin/organise/clean/destroy/pay} [all] $ => everything ~ \\b(?:after|at|of|and|not|for|them|us|it|you|we|they|above|in|best|most) all|(?:we|they|you|them|us) (?:all)
{eat/forget/know/understand/love/like} [all] but/and_i/because => everything ~ \\b(?:after|at|of|and|not|for|above|in) all
{study/know/do/eat/finish/forget} [all] in_one/in_two/in_a/by_myself/alone => everything
{recommend/advise/advice/suggest} W? W? W? to [all] $ => everyone
to [all] who/people_who => everyone
hello/goodbye/hi/bye/welcome/thanks/best_wishes/kisses to [all] $ => everyone
[POSS all] life/family/class/day/summer/house/school/team/body/world/afternoon/street/village/town/city/room/childhood/attention/career/weekend/holiday/homework/money/food => $1 whole ~ (?:with|for|of|and|to) (?:his|her) all
[POSS all] friends/relatives/cousins/classmates/teachers/toys/books/clothes/things/photos/animals/games/problems/secrets => all $1
[the_all] city/class/family/school/world/day/night/week/year/country/team/house/book/film/story/life/village/town/group/room/morning/afternoon/evening/summer/time/island/street => the whole
[each_others/one_anothers/each_one_other/each_the_other] => each other ~ each others?'
# Some in questions and denials
have you/they/we got [some] pets/brothers/sisters/hobbies/friends/cousins/questions/animals/plans/ideas/news/pet/brother/sister/problems/money => any
has he/she got [some] pets/brothers/sisters/hobbies/friends/cousins/animals => any
do/does you/they/he/she have [some] pets/brothers/sisters/hobbies/friends/cousins/questions/animals/plans/ideas/news/problems/money => any
is/are there [some] shops/problems/parks/books/news/questions/museums/beaches/people/friends/trains/buses/shops => any ~ \\b(?:know|what|where|how|when|why)\\b
don't/doesn't/didn't {have} [some] pets/brothers/sisters/hobbies/friends/cousins/questions/animals/plans/ideas/news/problems/money/time/homework/bread/milk => any ~ \\bsome (?:of|more)\\b
haven't/hasn't got [some] pets/brothers/sisters/hobbies/friends/cousins/questions/animals/plans/ideas/news/problems/money/time/homework => any
there aren't/isn't/weren't/wasn't [some] shops/problems/parks/books/news/questions/museums/people/friends/trains/buses/milk/bread/water/food => any
# So and such
[so] beautiful/nice/good/kind/bad/big/delicious/tasty/funny/interesting/boring/strange/great/cold/hot/lovely/important/difficult/easy/long/small/fantastic people/friends/teachers/days/things/food/weather/songs/pizza/pizzas/pasta/lasagne/lasagna/cakes/places/houses/eyes/hair/music/books/films/stories/clothes/shoes/dogs/cats/animals/neighbours/news/parents/children/exercises/questions/results/marks/moments/memories/ice_creams/cities/words/hands/legs => such
^ [how] a/an W $ => what
^ [how] a/an beautiful/nice/good/bad/terrible/strange/wonderful/fantastic/great/lovely/funny/boring W $ => what
^ [how beautiful/nice/lovely/wonderful/bad/strange/good/sad/funny/boring/big/terrible/fantastic day/surprise/idea/story/girl/boy/dog/cat/place/house/film/book/holiday/song/dress/photo/game/match/present/city/party] $ => what a $1 $2
`;
