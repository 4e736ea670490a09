/** What each irregular verb means, the commonest meaning first. */
const table = `
babysit|fare da baby-sitter
be|essere, stare
beat|battere
become|diventare
begin|cominciare
bend|piegare
bet|scommettere
bite|mordere
blow|soffiare
break|rompere
bring|portare qui
build|costruire
burn|bruciare
buy|comprare
catch|prendere al volo
choose|scegliere
come|venire
cost|costare
cut|tagliare
deal|occuparsi di
dig|scavare
do|fare
draw|disegnare
dream|sognare
drink|bere
drive|guidare
eat|mangiare
fall|cadere
feed|dare da mangiare
feel|sentirsi
fight|combattere
find|trovare
fly|volare
forget|dimenticare
forgive|perdonare
freeze|gelare
get|ricevere, diventare
give|dare
go|andare
grow|crescere
hang|appendere
have|avere
hear|sentire
hide|nascondere
hit|colpire
hold|tenere
hurt|fare male
keep|tenere, conservare
know|sapere, conoscere
lay|posare
lead|guidare, condurre
learn|imparare
leave|lasciare, partire
lend|prestare
let|lasciare, permettere
lose|perdere
make|fare, costruire
mean|significare
meet|incontrare
oversleep|dormire troppo
pay|pagare
put|mettere
quit|smettere
read|leggere
redo|rifare
rewrite|riscrivere
ride|andare a cavallo, in bici
ring|suonare
rise|alzarsi, salire
run|correre
say|dire
see|vedere
seek|cercare
sell|vendere
send|mandare
set|mettere, fissare
shake|scuotere
shine|brillare
shoot|sparare, tirare
show|mostrare
shrink|restringersi
shut|chiudere
sing|cantare
sink|affondare
sit|sedersi
sleep|dormire
slide|scivolare
smell|sentire odore
speak|parlare
spell|dire lettera per lettera
spend|spendere, passare il tempo
spill|versare
split|dividere
spoil|rovinare
spread|spargere, spalmare
stand|stare in piedi
steal|rubare
stick|incollare
strike|colpire
swear|giurare
sweep|spazzare
swim|nuotare
swing|dondolare
take|prendere
teach|insegnare
tear|strappare
tell|dire, raccontare
think|pensare
throw|lanciare
understand|capire
upset|turbare, far stare male
wake|svegliarsi
wear|indossare
weep|piangere
win|vincere
wind|avvolgere
write|scrivere`;

export const meanings: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|") as [string, string]),
);
