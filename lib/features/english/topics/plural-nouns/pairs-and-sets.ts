/** What English has only as many, what it has as one, and what comes in more than one: lines of swaps. */
export const pairSwaps = `
[a/an pyjama/pyjamas/pajama] => pyjamas
[a/an trouser/trousers/pant] => trousers
[a/an jean/jeans] => jeans
[a/an short/shorts] $/and/to => shorts ~ a short (?:and|to)
[a/an scissor/scissors] => scissors
[a/an sunglasses/sunglass] => sunglasses
[a/an tights/headphones/binoculars] => $2
[a/an black/blue/white/red/green/grey/brown/pink/new/nice/beautiful/long/short/old/big/dark/light trousers/jeans/shorts/pyjamas/glasses/sunglasses/tights/leggings/headphones/clothes] END => $2 $3
the/my/his/her/POSS [trouser/pyjama/jean/scissor] $/is/was/and => $1s
{have/get} got? [big/long/white/black/thick/grey/brown moustaches/mustaches/mustache] => a $1 moustache
with/and [big/long/white/black/thick/grey/brown moustaches/mustaches] => a $1 moustache
{have/get} got? [moustaches/the_moustache/the_moustaches/mustaches] => a moustache
he/grandfather/grandpa/dad/father/uncle/teacher/man {have/get} got? [beards/the_beard/beard] $/and => a beard
{have/get} got? [big/long/white/black/thick/grey/brown beards/beard] => a $1 beard ~ \\b(?:a|the|his) (?:long|big|white|black|thick|grey|brown) beard
more/other/different/various [possibility] => possibilities
more/other/different/various/all_the [opportunity] => opportunities ~ other opportunity
more/different/various [activity] => activities
more/different/various [difficulty] => difficulties
different/various [city] => cities
different/various [country] => countries
more/different/various [problem/friend/book/shop/game/question/subject/teacher/student] $/and/in/for/at/with/than/because/to => $1s
more [hobby] => hobbies
my/her/his/our/some/many/other [hobbys] => hobbies
`;
