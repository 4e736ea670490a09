/** base past participle; a slash separates accepted variants, the first one being the taught one. */
const table = `
be was/were been
become became become
begin began begun
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
get got got/gotten
give gave given
go went gone/been
grow grew grown
have had had
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
know knew known
learn learned/learnt learned/learnt
leave left left
lend lent lent
let let let
lose lost lost
make made made
mean meant meant
meet met met
pay paid paid
put put put
read read read
ride rode ridden
ring rang rung
run ran run
say said said
see saw seen
sell sold sold
send sent sent
set set set
shine shone shone
show showed shown
shut shut shut
sing sang sung
sit sat sat
sleep slept slept
smell smelled/smelt smelled/smelt
speak spoke spoken
spend spent spent
stand stood stood
steal stole stolen
swim swam swum
take took taken
teach taught taught
tell told told
think thought thought
throw threw thrown
understand understood understood
wake woke woken
wear wore worn
win won won
write wrote written`;

export type IrregularVerb = { base: string; pasts: string[]; participles: string[] };

export const irregularVerbs: IrregularVerb[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [base = "", past = "", participle = ""] = line.split(" ");
    return { base, pasts: past.split("/"), participles: participle.split("/") };
  });
