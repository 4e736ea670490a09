/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const people = `
amico|friend|you like this person and play together|people
amica|friend|you like this person and play together|people
vicino/vicina/vicino di casa|neighbour/neighbor|this person lives next to you|people
ragazzo|boy|a young man of your age|people
ragazza|girl|a young woman of your age|people
persona|person|a man or a woman or a child|people
gente/persone|people|men, women and children|people
uomo|man|a boy becomes one|people
uomini|men|boys become this when they are adults|people
donna|woman|a girl becomes one|people
donne|women|girls become this when they are adults|people
adulto|adult/grown-up|a person who is over eighteen|people
adolescente|teenager|a person from thirteen to nineteen|people
signore|gentleman/sir/Mr|a polite word for a man|people
signora|lady/madam/Mrs|a polite word for a woman|people
anziano|elderly/old person|very old, a polite word|people
straniero|foreigner/foreign|a person from another country|people
ospite|guest|a person you invite to your house|people
sconosciuto|stranger/unknown|a person you do not know|people
nemico|enemy|the opposite of a friend|people
migliore amico|best friend|you tell this person all your secrets|people
amico di penna|pen friend/pen pal|you write letters to this person abroad|people
compagno di squadra|teammate|a player who is on your side|people
gruppo|group|some people or things together|people
folla|crowd|very many people in one place|people
coppia|couple/pair|two people together|people
membro|member|a person who belongs to a club|people
capo|boss/chief/leader|the person who tells the others what to do|people
re|king|he wears a crown|people
regina|queen|she wears a crown|people
principe|prince|the son of a king|people
principessa|princess|the daughter of a king|people
cavaliere|knight|a soldier on a horse, long ago|people
strega|witch|she flies on a broom in stories|people
mago|wizard/magician|a man who does magic|people
fata|fairy|small, with wings and a magic stick|people
gigante|giant|a very tall person in stories|people
nano|dwarf|Snow White lives with seven of these|people
mostro|monster|ugly and frightening, under your bed|people
fantasma|ghost|white, it walks through walls at night|people
vampiro|vampire|it drinks blood and sleeps in a box|people
drago|dragon|a big animal of stories that breathes fire|people
sirena|mermaid|half woman and half fish|people
eroe|hero|a very brave person in a story|people
cattivo|bad/wicked/villain|the opposite of good|people
angelo|angel|it has white wings and lives in heaven|people
diavolo|devil|red, with horns and a tail|people
ladro|thief|this person takes what belongs to others|people
assassino|killer/murderer|this person ended somebody's life|people
prigioniero|prisoner|a person who cannot go free|people
testimone|witness|a person who saw what happened|people
vittima|victim|the person who was hurt|people
cittadino|citizen|a person who belongs to a country|people
abitante|inhabitant|a person who lives in a place|people
turista|tourist|a person on holiday with a camera|people
pedone|pedestrian|a person who walks in the street|people
viaggiatore|traveller|a person who goes to far places|people
passeggero|passenger|a person in a train or a plane|people
cliente|customer/client|a person who buys in a shop|people
bugiardo|liar|this person does not tell the truth|people
nome|name|Anna or Marco, for example|people
cognome|surname/last name/family name|the name of all your family|people
soprannome|nickname|a funny name your friends give you|people
età|age|how old you are|people
sesso|sex|male or female|people
nazionalità|nationality|Italian or French, for example|people
maschio|male/boy|a man, or a bull and not a cow|people
femmina|female/girl|a woman, or a cow and not a bull|people
umano|human|like a person, not like an animal|people
popolo|people|all who live in one country|people
folletto|elf/goblin|a little person of the woods, in stories|people
pirata|pirate|he looks for treasure at sea|people
cacciatore|hunter|he goes after animals in the woods|people
pescatore|fisherman|he works on a boat with nets|people
cittadina|small town|it is bigger than a village|people
ragazzina/ragazzino|kid/youngster|about ten or eleven years old|people
signorina|Miss/young lady|a polite word for a girl|people
coetaneo|person of the same age/peer|born in the same year as you|people
tipo|guy/type|a man you do not know well|people
tizio|guy/fellow|a man you do not know|people
gentiluomo|gentleman|he opens the door for ladies|people
fannullone|lazybones/slacker|this person never does anything|people
pendolare|commuter|this person takes the train to work every day|people
inquilino|tenant|this person pays for a flat every month|people
padrone|master/owner|the dog runs to him|people
padrone di casa|landlord|you pay him every month for your flat|people
compagno di classe|classmate/mate/schoolmate/companion|this pupil is in your room at school|people
compagna di banco/compagno di banco|desk mate|this pupil sits next to you|people
secchione|nerd/swot|somebody who studies all the time|people
tipo strano|weirdo|a person who does odd things|people
rosicone|sore loser/bad loser|somebody who gets angry when he does not win|people
`;
