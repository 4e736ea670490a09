/** Adjectives: word | words that mean nearly the same | words that mean the opposite. */
export const relatedAdjectives = `
able|capable|unable
absent|away, missing|present
active|lively, energetic|lazy, passive
afraid|scared, frightened|brave
alive|living|dead
alone|by yourself|together
amazing|wonderful, incredible|ordinary
ancient|very old|modern
angry|cross, furious|calm
asleep||awake
awful|terrible, horrible|wonderful
bad|awful, terrible|good
beautiful|lovely, pretty|ugly
best||worst
better||worse
big|large, huge|small, little
bitter||sweet
blunt||sharp
bored||interested
boring|dull|interesting, exciting
bottom|lowest|top
brave|fearless, courageous|cowardly
bright|shiny, brilliant|dark, dull
brilliant|excellent, fantastic|terrible
broad|wide|narrow
broken|damaged|whole
brief|short|long
busy|occupied|free
calm|quiet, peaceful|nervous, angry
careful|cautious|careless
careless||careful
cautious|careful|careless
certain|sure|uncertain
cheap|inexpensive|expensive, dear
cheerful|happy, jolly|sad, gloomy
clean|spotless|dirty
clear|easy to understand|unclear
clever|smart, intelligent|stupid
closed|shut|open
cloudy|overcast|clear, sunny
cold|chilly, freezing|hot
comfortable|cosy|uncomfortable
common|usual, ordinary|rare
complete|whole, full|incomplete
complicated|complex, difficult|simple
cool|chilly|warm
correct|right, exact|wrong, incorrect
crazy|mad|sane
crowded|busy, packed|empty
cruel|mean, unkind|kind
curious|interested|indifferent
dangerous|risky|safe
dark|dim|light, bright
dead||alive
deep||shallow
delicious|tasty, yummy|disgusting
different|unlike|same, similar
difficult|hard, tough|easy, simple
dirty|filthy, muddy|clean
dishonest||honest
disgusting|revolting|delicious
dry||wet
dull|boring|exciting, bright
early||late
easy|simple|difficult, hard
empty||full
enormous|huge, gigantic|tiny
equal|the same|unequal
excellent|great, outstanding|terrible
excited|thrilled|bored, calm
exciting|thrilling|boring
expensive|dear, costly|cheap
fair|just|unfair
fake|false|real
false|untrue, wrong|true
familiar|well-known|unfamiliar, strange
famous|well-known|unknown
fantastic|wonderful, great|terrible
far|distant|near, close
fast|quick, rapid|slow
fat|overweight|thin, slim
favourite|best-loved|
few||many
fine|well, all right|ill
first||last
fit|in good shape|unfit
flat|level|hilly
foolish|silly, stupid|wise
foreign||local, native
free|available|busy
fresh|new|stale, rotten
friendly|kind, nice|unfriendly
frightened|scared, afraid|brave
frightening|scary|
front||back
full||empty
funny|amusing|serious
furious|very angry|calm
generous|giving|mean, selfish
gentle|soft, kind|rough
glad|happy, pleased|sad
good|nice, fine|bad
gorgeous|beautiful|ugly
great|wonderful, fantastic|terrible
guilty||innocent
handsome|good-looking|ugly
happy|glad, cheerful|sad, unhappy
hard|difficult|easy, soft
hard-working|diligent|lazy
healthy|fit, well|ill, unhealthy
heavy||light
helpful|useful|unhelpful, useless
high|tall|low
honest|truthful|dishonest
horrible|awful, terrible|lovely
hot|boiling|cold
huge|enormous, gigantic|tiny
hungry|starving|full
ill|sick, unwell|well, healthy
important|significant|unimportant
impossible||possible
incorrect|wrong|correct
incredible|unbelievable, amazing|believable
inside||outside
intelligent|clever, smart|stupid
interesting|fascinating|boring
jealous|envious|
junior||senior
kind|nice, gentle|unkind, cruel
large|big, huge|small
last|final|first
late||early
lazy|idle|hard-working, active
left||right
legal||illegal
light||heavy, dark
likely|probable|unlikely
little|small|big
lively|active|quiet
local||foreign
lonely|alone|
long||short
loose||tight
loud|noisy|quiet, soft
lovely|beautiful, nice|horrible
low||high
lucky|fortunate|unlucky
`;
