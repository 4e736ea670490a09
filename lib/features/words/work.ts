/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const work = `
medico|doctor/physician|this person helps you when you are ill|work
infermiere|nurse|this person works with doctors|work
poliziotto|police officer/policeman|this person catches thieves|work
cuoco|chef/cook|this person works in a restaurant kitchen|work
cameriere|waiter|this person brings your food in a restaurant|work
contadino|farmer|this person grows food and keeps animals|work
avvocato|lawyer|this person speaks for you in front of a judge|work
operaio|worker|this person has a job in a factory|work
pompiere|firefighter/fireman|this person stops fires|work
scrittore|writer|this person makes novels|work
cantante|singer|this person has a beautiful voice and a microphone|work
attore|actor|this person is in films|work
lavoro|job|you do it and you get money for it|work
fabbrica|factory|cars and toys are made there|work
mestiere/professione|job/profession|what somebody does for money|work
carriera|career|all the jobs of your life|work
ingegnere|engineer|this person plans bridges and machines|work
architetto|architect|this person plans houses|work
dentista|dentist|this person looks at your teeth|work
veterinario|vet/veterinarian|this person cures dogs and cats|work
dottoressa|doctor/physician|this woman cures ill people|work
chirurgo|surgeon|this person does operations|work
farmacista|chemist/pharmacist|this person sells medicine|work
scienziato|scientist|this person does experiments|work
astronauta|astronaut|this person travels into space|work
pilota|pilot|this person flies planes|work
hostess/assistente di volo|flight attendant|this person brings drinks on a plane|work
marinaio|sailor|this person works on a ship|work
soldato|soldier|this person fights in a war|work
poliziotta|policewoman|she catches thieves|work
polizia|police|you call them when there is a thief|work
vigile del fuoco|firefighter/fireman|this person comes in a red car with water|work
postino|postman/mailman|this person brings letters|work
commesso/commessa|shop assistant|this person helps you when you buy things|work
cassiere|cashier|this person takes your money in the shop|work
segretaria|secretary|this person writes letters in an office|work
impiegato|clerk/office worker|this person works at a desk|work
direttore|manager/director|the head of an office|work
uomo d'affari|businessman|he works with money and has many meetings|work
operatore|operator|this person works with a machine|work
meccanico|mechanic|this person mends cars|work
idraulico|plumber|this person mends taps and baths|work
elettricista|electrician|this person mends lamps and plugs|work
falegname|carpenter|this person makes tables of wood|work
muratore|bricklayer/builder|this person makes walls|work
imbianchino|painter/decorator|this person makes your walls white|work
pittore|painter|Leonardo was one|work
artista|artist|this person paints or makes music|work
musicista|musician|this person plays an instrument|work
ballerina|dancer/ballerina|she moves to music|work
ballerino|dancer|he moves to music|work
fotografo|photographer|this person takes pictures|work
giornalista|journalist|this person writes the news|work
giardiniere|gardener|this person looks after flowers|work
macellaio|butcher|this person sells meat|work
panettiere/fornaio|baker|this person makes bread|work
pasticciere|pastry chef|this person makes cakes|work
barista|barman/barista|this person makes your coffee|work
cameriera|waitress|this woman brings your food in a restaurant|work
negoziante|shopkeeper|this person has a shop|work
giudice|judge|this person decides who is right by law|work
politico|politician|this person wants your vote|work
presidente|president|the head of a country without a king|work
ministro|minister|this person helps to lead a country|work
prete|priest|this man works in a church|work
suora|nun|a woman who lives for God, in black and white|work
papa|pope|he lives in Rome, dressed in white|work
programmatore|programmer|this person writes what computers do|work
ricercatore|researcher|this person looks for new facts|work
spia|spy|James Bond is one|work
detective/investigatore|detective|Sherlock Holmes is one|work
bagnino|lifeguard|this person watches swimmers|work
casalinga|housewife|a woman who works at home for her family|work
schiavo|slave|a person who belonged to another, long ago|work
disoccupato|unemployed|without a job|work
stipendio|salary|money you get every month for your work|work
riunione|meeting|people sit at a table and talk about work|work
colloquio di lavoro|job interview|they ask you questions before you work there|work
azienda/ditta/società|company/firm|many people work for it, Fiat is one|work
affari|business|buying and selling|work
esercito|army|many soldiers together|work
guerra|war|countries fight each other|work
pace|peace|no country fights|work
battaglia|battle|one fight in a war|work
arma|weapon|a gun, for example|work
pistola|gun/pistol|a dangerous thing, it goes bang|work
spada|sword|a knight fights with it|work
freccia|arrow|Robin Hood was good with it|work
bomba|bomb|it makes a terrible noise and breaks houses|work
legge|law|rules for everybody in a country|work
governo|government|the people who lead a country|work
voto|vote|you give it to a politician|work
delitto/crimine|crime|something very bad, police come for it|work
furto|theft|somebody takes what is not his|work
multa|fine|you pay it when you park in the wrong place|work
martello|hammer|you hit nails with it|work
chiodo|nail|thin and hard, a picture hangs on it|work
cacciavite|screwdriver|a tool that turns|work
sega|saw|it cuts wood|work
attrezzo|tool|a hammer, for example|work
mattone|brick|red, walls are made of it|work
macchinario/macchina|machine|it works for you with a motor|work
assumere|hire/employ|to give somebody a job|work
licenziare|fire/dismiss|to take somebody's job away|work
guadagnare|earn|to get money for your work|work
riparare/aggiustare|repair/fix/mend|to make a broken thing work again|work
costruzione|construction|workers make a house|work
candidato|candidate|this person wants your vote or the job|work
criminale|criminal|the police look for this person|work
stilista|designer|this person draws new clothes|work
dipendente|employee|this person works for a firm|work
cameriera|maid|she makes the beds in a hotel|work
milionario|millionaire|this person has very much money|work
missile|missile|it flies very fast and explodes|work
psicologo|psychologist|you talk to this person about your problems|work
servitore/servo|servant|he opened doors for a lord, long ago|work
servizio|service|work that people do for others|work
strategia|strategy|a clever plan to win|work
parroco/vicario|vicar|the priest of an English village|work
appuntamento|appointment/date|you meet at a certain time|work
prodotto|product|a factory makes it and a shop sells it|work
fornire|supply|to bring what others need|work
gestire/far funzionare|operate|to use a machine|work
andare in pensione|retire|to stop working because you are old|work
richiedere|require/request|to ask for, to need|work
`;
