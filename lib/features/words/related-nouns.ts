/** Nouns, adverbs and small words: word | words that mean nearly the same | words that mean the opposite. */
export const relatedNouns = `
accident|crash|
advantage|benefit|disadvantage
answer|reply|question
arrival||departure
aunt||uncle
autumn|fall|spring
beginning|start|end
boy|lad|girl
boyfriend||girlfriend
bride||groom
brother||sister
child|kid|adult, parent
children|kids|adults
cinema|movie theatre|
clothes|clothing|
danger|risk|safety
daughter||son
day||night
death||birth, life
departure||arrival
dream|fantasy|reality
east||west
end|ending, finish|beginning, start
enemy|opponent|friend
entrance|way in|exit
error|mistake|
evening||morning
exit|way out|entrance
failure||success
fear|fright|courage
film|movie|
flat|apartment|
floor|ground|ceiling
friend|mate, pal|enemy
fun|enjoyment|boredom
gift|present|
girl||boy
guest|visitor|host
happiness|joy|sadness
hate|hatred|love
health|fitness|illness
heat|warmth|cold
heaven|paradise|hell
hero||coward, villain
hobby|pastime|
holiday|vacation|
home|house|
homework|school tasks|
house|home|
husband||wife
idea|thought|
illness|disease, sickness|health
job|work|
journey|trip|
joy|happiness|sadness
kid|child|adult
king||queen
life||death
lie||truth
light||darkness
loss||win, gain
love|affection|hate
man|guy|woman
men||women
mistake|error|
money|cash|
morning||evening
mother|mum|father
mountain|peak|valley
movie|film|
mum|mother|dad
neighbour|person next door|
nephew||niece
night||day
noise|sound|silence
north||south
noon|midday|midnight
opinion|view|
parents|mum and dad|children
past||future
peace|calm|war
pet|animal at home|
picture|image, photo|
pleasure|enjoyment|pain
poverty||wealth
present|gift|
problem|difficulty|solution
prince||princess
question||answer
rich people|the wealthy|the poor
road|street|
rubbish|litter, trash|
rule|law|
sadness|unhappiness|happiness
sea|ocean|land
shop|store|
silence|quiet|noise
sister||brother
smell|scent|
son||daughter
south||north
start|beginning|end, finish
street|road|
strength|power|weakness
student|pupil|teacher
success||failure
summer||winter
sunrise|dawn|sunset
sunset|dusk|sunrise
sweets|candy|
teacher|instructor|student
teenager|adolescent|
top|highest part|bottom
town|small city|countryside
trip|journey|
trousers|pants|
truth||lie
uncle||aunt
victory|win|defeat
war|conflict|peace
wealth|riches|poverty
west||east
wife||husband
winner|champion|loser
winter||summer
woman|lady|man
women|ladies|men
work|job|rest
world|earth|
above|over|below, under
after||before
again|once more|
all|every|none
almost|nearly|
already||not yet
also|too, as well|
always|all the time|never
badly||well
because|since, as|
before||after
behind||in front of
below|under|above
but|however|
carefully|with care|carelessly
down||up
easily||with difficulty
everybody|everyone|nobody
everyone|everybody|no one
everything|all|nothing
everywhere|all over|nowhere
fast|quickly|slowly
finally|at last, in the end|at first
forever|always|never
goodbye|bye|hello
here||there
hello|hi|goodbye
immediately|at once, right away|later
in||out
inside|indoors|outside
later|afterwards|sooner, earlier
less||more
loudly||quietly
maybe|perhaps|certainly
more||less
much|a lot|little
nearby|close|far away
nearly|almost|
never|not ever|always
no||yes
nobody|no one|everybody
nothing||everything
now|at the moment|then
often|frequently|rarely
off||on
on||off
only|just|
out||in
outside|outdoors|inside
over|above|under
perhaps|maybe|
probably|likely|
quickly|fast, rapidly|slowly
quietly|silently|loudly
quite|rather|
rarely|seldom|often
really|truly, very|
seldom|rarely|often
slowly||quickly, fast
sometimes|from time to time|
soon|in a short time|later
suddenly|all at once|gradually
there||here
together||apart, alone
tomorrow||yesterday
too|also|
under|below|over
up||down
usually|normally|rarely
very|really|
well||badly
with||without
without||with
yes|yeah|no
yesterday||tomorrow
`;
