/** More adjectives: word | words that mean nearly the same | words that mean the opposite. */
export const moreRelatedAdjectives = `
mad|crazy|sane
main|most important|minor
male||female
many|a lot of|few
married||single
mean|unkind, nasty|generous, kind
messy|untidy|tidy
mild|gentle|strong
modern|new, up-to-date|ancient, old-fashioned
naked|bare|dressed
narrow|thin|wide
nasty|horrible, mean|nice
natural||artificial
naughty|badly behaved|good, well-behaved
near|close|far
neat|tidy|messy
necessary|needed, essential|unnecessary
nervous|worried, anxious|calm, relaxed
new|modern|old
next|following|previous
nice|pleasant, kind|nasty, horrible
noisy|loud|quiet, silent
normal|usual, ordinary|strange, unusual
odd|strange|even, normal
old|ancient, elderly|young, new
old-fashioned|out of date|modern
open||closed, shut
opposite|contrary|same
ordinary|normal, common|special
outdoor||indoor
overweight|fat|underweight
own|personal|
patient|calm|impatient
peaceful|quiet, calm|noisy
perfect|ideal|imperfect
plain|simple|fancy
pleasant|nice|unpleasant
pleased|happy, glad|annoyed
polite|well-mannered|rude
poor|penniless|rich
popular|well-liked|unpopular
positive||negative
possible||impossible
powerful|strong|weak
precious|valuable|worthless
pretty|beautiful, attractive|ugly
private|personal|public
proud|pleased|ashamed
public||private
quick|fast, rapid|slow
quiet|silent, calm|noisy, loud
rare|unusual|common
raw|uncooked|cooked
ready|prepared|unready
real|true|fake, unreal
recent|new|old
regular|usual|irregular
relaxed|calm|nervous, tense
reliable|dependable|unreliable
rich|wealthy|poor
right|correct|wrong, left
rotten|bad|fresh
rough|bumpy|smooth
round|circular|
rude|impolite|polite
sad|unhappy, upset|happy
safe|secure|dangerous
same|identical|different
scared|afraid, frightened|brave
scary|frightening|
secret|hidden|public
selfish|egoistic|generous
serious|important|funny
shallow||deep
sharp|pointed|blunt
short|brief|long, tall
shut|closed|open
shy|timid|confident
sick|ill|well, healthy
silent|quiet|noisy
silly|foolish, stupid|sensible
similar|alike|different
simple|easy, plain|difficult, complicated
single||married, double
sleepy|tired|awake
slim|thin|fat
slow||fast, quick
small|little, tiny|big, large
smart|clever, intelligent|stupid
smooth|even|rough
soft|gentle|hard, loud
sour||sweet
special|unusual|ordinary
stale||fresh
strange|odd, unusual|normal
strict|severe|easy-going
strong|powerful|weak
stupid|silly, foolish|clever, intelligent
sudden|unexpected|gradual
sunny|bright|cloudy
sure|certain|unsure
surprised|amazed|
sweet|sugary|bitter, sour
tall|high|short
tasty|delicious|tasteless
terrible|awful, horrible|wonderful
terrific|great, fantastic|terrible
thick||thin
thin|slim|fat, thick
tidy|neat|untidy, messy
tight||loose
tiny|very small|huge, enormous
tired|exhausted, sleepy|rested
top|highest|bottom
tough|hard|easy, tender
true|real, right|false
typical|usual, normal|unusual
ugly|unattractive|beautiful, pretty
unhappy|sad, miserable|happy
unique|one of a kind|common
unkind|mean, nasty|kind
unlucky|unfortunate|lucky
unusual|rare, strange|usual
upset|sad, unhappy|happy
useful|helpful|useless
useless||useful
usual|normal, common|unusual
valuable|precious|worthless
warm||cool
weak||strong
wealthy|rich|poor
weird|strange, odd|normal
wet|damp|dry
wide|broad|narrow
wild||tame
wise|sensible|foolish
wonderful|great, marvellous|terrible
worried|anxious, nervous|calm
worse||better
worst||best
wrong|incorrect|right
young||old
`;
