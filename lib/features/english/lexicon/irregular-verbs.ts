/** base past participle; a slash separates accepted variants, the first one being the taught one. */
const table = `
babysit babysat babysat
be was/were been
beat beat beaten
become became become
begin began begun
bend bent bent
bet bet bet
bite bit bitten
blow blew blown
break broke broken
bring brought brought
build built built
burn burnt/burned burnt/burned
buy bought bought
catch caught caught
choose chose chosen
come came come
cost cost cost
cut cut cut
deal dealt dealt
dig dug dug
do did done
draw drew drawn
dream dreamed/dreamt dreamed/dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
fly flew flown
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone/been
grow grew grown
hang hung hung
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
know knew known
lay laid laid
lead led led
learn learned/learnt learned/learnt
leave left left
lend lent lent
let let let
lose lost lost
make made made
mean meant meant
meet met met
oversleep overslept overslept
pay paid paid
put put put
quit quit quit
read read read
redo redid redone
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
shake shook shaken
shine shone shone
shoot shot shot
show showed shown
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
smell smelled/smelt smelled/smelt
speak spoke spoken
spell spelt/spelled spelt/spelled
spend spent spent
spill spilt/spilled spilt/spilled
split split split
spoil spoilt/spoiled spoilt/spoiled
spread spread spread
stand stood stood
steal stole stolen
stick stuck stuck
strike struck struck
swear swore sworn
sweep swept swept
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
understand understood understood
upset upset upset
wake woke woken
wear wore worn
weep wept wept
win won won
wind wound wound
write wrote written`;

export type IrregularVerb = { base: string; pasts: string[]; participles: string[] };

/** Not among those a pupil learns by heart, but met all the same. */
const rarer = `
arise arose arisen
bleed bled bled
forbid forbade forbidden
kneel knelt knelt
overcome overcame overcome
spit spat spat
sting stung stung
`;

const readTable = (rows: string): IrregularVerb[] =>
  rows
    .trim()
    .split("\n")
    .map((line) => {
      const [base = "", past = "", participle = ""] = line.split(" ");
      return { base, pasts: past.split("/"), participles: participle.split("/") };
    });

export const irregularVerbs: IrregularVerb[] = readTable(table);
export const rarerIrregularVerbs: IrregularVerb[] = readTable(rarer);
