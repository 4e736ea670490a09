/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const school = `
zaino|backpack/rucksack/schoolbag/school bag/bag pack|you carry your books in it on your shoulders|school
astuccio|pencil case|you keep your pens in it|school
penna|pen|you write with it in blue or black|school
matita|pencil|you draw with it and you can rub it out|school
gomma|rubber/eraser|it cancels what you drew|school
quaderno|notebook/exercise book|it is full of white pages for your notes|school
libro|book|it has pages and a story|school
righello/riga|ruler|you draw straight lines with it|school
forbici|scissors|you cut paper with them|school
colla|glue|it sticks two things together|school
banco|desk|you sit at it in class|school
sedia|chair|you sit on it|school
lavagna|blackboard/board/whiteboard/chalkboard|the teacher writes on it with chalk|school
scuola|school|you go there to learn|school
classe|class|all the students of one room|school
compito|homework|the teacher gives it to you for the afternoon|school
compiti|homework|the teacher gives it to you for the afternoon|school
insegnante|teacher/professor|this person explains the lesson|school
professore|teacher/professor|this person explains the lesson|school
professoressa|teacher/professor|this person explains the lesson|school
studente|student|a person who learns|school
compagno|classmate/mate/schoolmate/companion|you share your lessons with this person|school
materia|subject|maths is one, history is another|school
orario|timetable/schedule|it shows your lessons, day by day|school
intervallo/ricreazione|break/recess/break time/playtime|ten free minutes between two lessons|school
ricreazione|break/recess/break time/playtime|ten free minutes between two lessons|school
palestra|gym|you do sport inside it|school
biblioteca|library|a quiet place where you borrow things to read|school
mensa|canteen/cafeteria|you have lunch there at school|school
verifica|test/exam|you do it alone and you get a mark|school
voto|mark/grade|a number that says how well you did|school
storia|history|the subject about kings, wars and the past|school
matematica|maths/math/mathematics|the subject with numbers|school
scienze|science|the subject about nature and experiments|school
geografia|geography|the subject with maps|school
arte|art|the subject with colours and paintings|school
pagina|page|one side of a sheet in a book|school
poesia|poem|short lines, often with rhymes|school
diario/agenda|diary/planner|you write your homework or your secrets in it|school
cartella/zaino|schoolbag/school bag/backpack/rucksack|you carry your books in it every morning|school
temperino/temperamatite|pencil sharpener|it makes your pencil ready to write again|school
temperamatite/temperino|pencil sharpener/sharpener|it makes your pencil ready to write again|school
evidenziatore/pennarello giallo|highlighter|you colour the important words of a page with it|school
pennarello/penna colorata|marker/felt-tip/felt pen/felt-tip pen|you colour a poster with it|school
gessetto/gesso|chalk|the teacher writes with it on the board|school
cestino/pattumiera|bin/trash can/dustbin|you throw paper into it|school
corridoio/passaggio|corridor/hallway/hall|you walk along it from one room to the next|school
gita/uscita didattica|school trip/trip/field trip|a day out with all your class|school
pagella/scheda|report card/school report|it shows all your marks at the end of the year|school
interrogazione/prova orale|oral test|the teacher asks you and you answer aloud|school
bidello/collaboratore|caretaker/school caretaker/janitor|this person opens the school and cleans it|school
preside/dirigente|head teacher/headmaster/headteacher/principal|this person is the boss of the school|school
asilo|nursery|very small children play there all day|school
scuola elementare/scuola primaria/elementari|primary school/elementary school|children of six to ten learn there|school
scuola media/scuole medie/medie|middle school/secondary school|pupils of eleven to thirteen learn there|school
scuola superiore/liceo/superiori|high school|students go there from fourteen to nineteen|school
università|university/college|adults study there to become doctors or engineers|school
alunno/alunna/scolaro|pupil|a child who goes to lessons|school
lezione|lesson/class|an hour of learning|school
esame|exam|a big and important test|school
esercizio|exercise|you do it to practise what you have learned|school
foglio|sheet/sheet of paper|you write on one of these and give it in|school
carta|paper|it is thin, white, and books are made of it|school
pennarelli|markers/felt-tip pens|you colour with them|school
pastello|crayon/coloured pencil|a small stick of colour for drawing|school
penna stilografica|fountain pen|you fill it with ink before you write|school
inchiostro|ink|the blue or black liquid that writes|school
compasso|compass/compasses|you draw perfect circles with it|school
squadra da disegno|set square|a flat triangle that helps you with angles|school
calcolatrice|calculator|a little machine that does sums|school
cartina/mappa|map|it shows countries, towns and roads|school
mappamondo|globe|a ball that shows all the countries|school
cattedra|teacher's desk|the big table in front of the class|school
aula|classroom|the room where you have lessons|school
laboratorio|laboratory/lab|scientists do experiments there|school
cortile|courtyard/playground|an open place between the walls of a building|school
campanella|bell|it rings at the end of the lesson|school
armadietto|locker|you keep your things in it at American schools|school
uniforme/divisa|uniform|clothes that are the same for everybody at school|school
preside/direttore|principal|the boss of a school in America|school
maestro/maestra|schoolteacher/teacher|this adult works with young children in class|school
segreteria|office/secretary's office|people work at desks there|school
dettato|dictation|one person reads and the others write it|school
tema|essay/composition|a long text that you write for homework|school
riassunto|summary|a long story told in a few lines|school
ricerca|research/project|you look for facts about something|school
progetto|project|a long piece of work about one thing|school
relazione|report|a text that says what happened|school
appunti|notes|short lines you write while somebody explains|school
capitolo|chapter|one part of a long book|school
punto interrogativo|question mark|it ends a sentence that asks something|school
punto esclamativo|exclamation mark|it ends a sentence that you shout|school
conversazione|conversation|two people talk about something|school
argomento|topic/subject|what a lesson or a book is about|school
fisica|physics|the science of light, heat and movement|school
chimica|chemistry|the science of what things are made of|school
biologia|biology|the science of plants and animals|school
informatica|computer science/IT|the lesson with keyboards and programs|school
educazione fisica/ginnastica|physical education/PE/P.E.|the lesson where you run and jump|school
musica|music|you listen to it and you dance to it|school
religione|religion|what people believe about God|school
tecnologia|technology|new machines and how they work|school
lingua straniera|foreign language|people in another country speak it|school
addizione|addition|three and two make five|school
sottrazione|subtraction|you take a number away|school
moltiplicazione|multiplication|three times four, for example|school
divisione|division|you share a number in equal parts|school
somma|sum|what you get when you put numbers together|school
numero|number|one or two or three, for example|school
cerchio|circle|a round shape|school
quadrato|square|a shape with four sides all the same|school
triangolo|triangle|a shape with three sides|school
rettangolo|rectangle|a shape with two long and two short sides|school
angolo|corner/angle|two walls meet there|school
forma|shape|round or square, for example|school
metà|half|one of two equal parts|school
terzo|third|after the second|school
doppio|double|two times as much|school
disegno|drawing|you make it with a pencil|school
pittura/dipinto|painting|an artist makes it with colours and a brush|school
quadro|picture/painting|it hangs on the wall|school
pennello|brush/paintbrush|you paint with it|school
colore|colour/color|red, blue or green|school
scatola|box|a thing of paper or wood to put things in|school
attività|activity|something you do, for example a game|school
presentazione|presentation|you stand in front of the class and explain|school
consiglio|advice/tip|a friend tells you what is best to do|school
successo|success|everything goes well in the end|school
esperienza|experience|what you learn when you live something|school
conoscenza|knowledge|all the things you have learned|school
memoria|memory|your mind keeps things in it|school
intelligenza|intelligence|it lets you understand quickly|school
intervista|interview|one person asks, the other answers|school
biblioteca scolastica|school library|you borrow books there between lessons|school
scambio culturale/scambio|exchange|you live with a family abroad, they come to yours|school
borsa di studio|scholarship|money that helps a student pay|school
diploma|diploma|a paper you get when you finish your studies|school
laurea|degree|you get it at the end of university|school
promozione|promotion|you move up to a better place|school
bocciare|fail|the school does this when your marks are too low|school
promuovere|promote|to move somebody up|school
copiare|copy|to write the same as your friend|school
correggere|correct|to put a mistake right|school
cancellare|rub out/delete/cancel/erase|to make what you wrote go away|school
spiegare|explain|to make something clear to somebody|school
ripetere|repeat|to say or do it again|school
ripassare|revise/review|to look at your notes before the test|school
esercitarsi|practise/practice|to do it often, to get better|school
contare|count|to say one, two, three|school
misurare|measure|to find how long something is|school
sottolineare|underline|to draw a line below a word|school
cerchiare|circle|to draw a ring around a word|school
completare|complete|to write what is missing|school
abbinare|match/game|to put two things that go well together|school
scegliere|choose/pick|to take one thing and not the others|school
tradurre|translate|to say it in another language|school
pronunciare|pronounce|to make the sounds of a word|school
sillabare/compitare|spell|to say a word letter by letter|school
colorare|colour/color|to put red or blue on a picture|school
dipingere|paint|to make a picture with a brush|school
incollare|glue/stick/paste|to fix paper on paper|school
piegare|fold/bend|to close paper on itself|school
attento|careful|a person who thinks before doing things|school
presente|present/gift|here in class today|school
assente|absent|not here in class today|school
imparare a memoria|learn by heart/memorise/memorize|to study until you can say it all without looking|school
alzare la mano|raise your hand/put your hand up|you do it in class before you speak|school
prendere appunti|take notes|to write short lines while the teacher speaks|school
passare un esame/superare un esame|pass an exam|to have good enough marks in the end|school
prendere un bel voto|get a good mark/get a good grade|to have nine out of ten|school
marinare la scuola/bigiare|skip school/play truant|to go to the park and not to class|school
andare bene a scuola|do well at school|to have good marks|school
zaino scolastico|schoolbag/school bag/backpack/rucksack|your books travel in it|school
materie|subjects|maths, history and art|school
fotocopia|photocopy|exactly like the first paper, from a machine|school
appello|register/roll call|the teacher reads all the names in the morning|school
tutor|tutor|this person helps one pupil to learn|school
insufficiente|insufficient/fail|a mark below six|school
sufficiente|sufficient/pass/enough|a mark of six|school
doposcuola|after-school club|children do homework there in the afternoon|school
articolo|article|a, an or the; or a text in a newspaper|school
corso|course|many lessons on one thing|school
reparto|department|one part of a big shop or office|school
difficoltà|difficulty|it makes things hard for you|school
enciclopedia|encyclopedia|many books with all there is to know|school
eccezione|exception|it does not follow the rule|school
modulo|form|you write your name and age on it|school
istruzione/istruzioni|instruction/instructions|it tells you how to build or use something|school
frase idiomatica|idiom|raining cats and dogs, for example|school
periodo|period|a stretch of time|school
libro di testo/manuale|textbook|the teacher says: open it on page ten|school
termine|term|a word of science; or a part of the school year|school
teoria|theory|an idea that explains something|school
trimestre|term|three months of school|school
unità|unit|one part of your English book|school
scheda|flashcard/worksheet|a paper with words to learn|school
grafico|graph/chart|lines that show how numbers go up and down|school
sezione|section|one part of a book|school
affermazione|statement|a sentence that is not a question|school
sondaggio|survey/poll|you ask many people what they think|school
laboratorio creativo|workshop|you learn there with your hands|school
domanda d'esame|exam question|you must answer it to get a mark|school
identificare|identify|to say who or what it is|school
studioso|scholar|this person reads and knows very much|school
moltiplicare|multiply|to find four times three|school
aggettivo possessivo|possessive adjective|my, your or his|school
spazio vuoto/lacuna|gap|you must fill it with a word|school
vicino di banco/compagno di banco|desk mate|the pupil who sits next to you|school
capoclasse|class representative|the pupil who speaks for the others|school
supplente|substitute teacher/supply teacher|somebody who works when your teacher is ill|school
goniometro|protractor|you measure angles with it|school
bianchetto|correction fluid|white liquid over mistakes|school
colla stick|glue stick|you push it up and it makes paper stay together|school
quaderno a righe|lined notebook|you write in it on thin lines|school
quaderno a quadretti|squared notebook|you do maths in it|school
cartellina|folder|you carry sheets of paper in it|school
registro|register|the teacher writes in it who is not there|school
nota|note to parents/written warning|you get it when you behave badly at school|school
asilo|nursery school/kindergarten|where children from three to five go|school
gita scolastica|school trip/field trip|a day away with your class|school
recita|school play|a show that pupils do for their parents|school
brutta copia|rough copy/first draft|you write it before the good one|school
bella copia|fair copy/final copy|you write it after the corrections|school
essere promosso|pass the year/pass|to go to the next class|school
suggerire|whisper the answer|to help a friend in a test, in secret|school
fare la spia|tell on somebody/tell tales|to say to the teacher who did it|school
brutto voto|bad mark/bad grade|a four in a test|school
bel voto|good mark/good grade|a nine in a test|school
`;
