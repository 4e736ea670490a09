/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const leisure = `
compleanno|birthday|once a year you get presents and a cake|leisure
regalo|present/gift|you give it to someone with paper and a ribbon|leisure
vacanza|holiday/vacation/holidays/vacations|days without school|leisure
gioco|game|you play it and you win or lose|leisure
canzone|song|music with words|leisure
rivista|magazine|it comes out every week, with photos and articles|leisure
macchina fotografica|camera|you take photos with it|leisure
tempo libero|free time|hours without work or school|leisure
passatempo/hobby|hobby|you like doing it after school|leisure
giocattolo|toy|a child plays with it|leisure
bambola|doll|a toy that looks like a baby or a girl|leisure
orsacchiotto|teddy bear|a soft toy, you sleep with it|leisure
aquilone|kite|it flies in the wind on a long thread|leisure
palloncino|balloon|full of air, at parties|leisure
trenino|toy train|it runs around the Christmas tree|leisure
burattino|puppet|Pinocchio is one|leisure
videogioco|video game|you play it on a screen|leisure
gioco da tavolo|board game|you play it at a table with friends|leisure
carte da gioco|playing cards|kings, queens and aces|leisure
scacchi|chess|a game with kings, queens and horses|leisure
dado|dice/die|small, with six sides and dots|leisure
indovinello|riddle|a question with a clever answer|leisure
cruciverba|crossword|a game with words across and down|leisure
nascondino|hide-and-seek|one child counts, the others disappear|leisure
regola del gioco|rule|you must follow it when you play|leisure
turno|turn|now it is yours, then mine|leisure
squillo|ring|the noise of a phone|leisure
fumetto|comic/comic book|a story told with pictures|leisure
fumetti|comics|Mickey Mouse and Spider-Man stories|leisure
cartone animato/cartoni animati|cartoon|Tom and Jerry, for example|leisure
film|film/movie|you see it at the cinema|leisure
spettacolo|show|actors or dancers do it for people|leisure
concerto|concert|a band plays and people listen|leisure
cantare in coro|sing in a choir|many people make music with voices|leisure
coro|choir|a group of people who sing|leisure
gruppo musicale|band|some friends who play music|leisure
strumento|instrument|a piano or a guitar|leisure
chitarra|guitar|it has six strings|leisure
pianoforte|piano|it has black and white keys|leisure
violino|violin|small, with four strings, you hold it under your chin|leisure
flauto|flute|long and thin, you blow into it|leisure
tamburo|drum|you hit it and it makes noise|leisure
batteria|drums/battery|the noisy part of a rock band|leisure
tromba|trumpet|you blow it, jazz players love it|leisure
corda|rope/string|you tie things with it|leisure
nota|note/warning|do, re or mi|leisure
ritmo|rhythm|your foot moves with it|leisure
fotografia/foto|photo/photograph/picture|you take it with your phone|leisure
attrice|actress|a woman in films|leisure
regista|director|this person makes a film|leisure
palcoscenico|stage|actors stand on it|leisure
pubblicità|advertisement/advert/ad|it wants you to buy something|leisure
programma|programme/program|you watch it on TV|leisure
telegiornale|news/piece of news|you see it on TV at eight in the evening|leisure
canale|channel|you change it with the remote control|leisure
romanzo|novel|a long book with a story|leisure
racconto|story/tale/short story|it begins with once upon a time|leisure
favola/fiaba|fairy tale/tale|Cinderella is one|leisure
leggenda|legend|an old story, King Arthur's is one|leisure
autore|author|this person wrote the book|leisure
poeta|poet|Dante was one|leisure
personaggio|character|Harry Potter is one in a book|leisure
trama|plot|what happens in a film|leisure
copertina|cover|the outside of a book|leisure
festa di compleanno|birthday party|there is a cake and you turn a year older|leisure
invito|invitation|a card that asks you to come to a party|leisure
invitare|invite|to ask somebody to come to your party|leisure
festeggiare|celebrate|to have a party for something good|leisure
divertirsi|have fun/enjoy yourself|to be happy and laugh with friends|leisure
scherzo|joke/trick/prank|something funny to make people laugh|leisure
barzelletta|joke|a short story that makes you laugh|leisure
collezione|collection|many stamps in a book, for example|leisure
collezionare|collect|to keep many things of the same kind|leisure
suonare|play/ring|to make music with a guitar|leisure
fotografare|take a photo/photograph|to use a camera|leisure
pescare|fish|to catch animals in the river|leisure
nascondere|hide|to put something where nobody sees it|leisure
nascondersi|hide|to go where nobody can see you|leisure
suonare la chitarra|play the guitar|you do it with six strings|leisure
suonare il pianoforte|play the piano|you do it with black and white keys|leisure
giocare ai videogiochi|play video games|you do it with a screen and two thumbs|leisure
ascoltare la musica/ascoltare musica|listen to music|you do it with headphones|leisure
guardare un film|watch a film/watch a movie|you do it at the cinema|leisure
leggere un libro|read a book|you turn the pages of a story|leisure
uscire con gli amici|go out with friends|to meet people you like, in the evening|leisure
andare al cinema|go to the cinema|to see a film on a big screen|leisure
ballo|dance|people move to music|leisure
testo|text/lyrics|words on a page or in a song|leisure
canzone d'amore|love song|music about two hearts|leisure
visita turistica|sightseeing|looking at the famous places of a city|leisure
fare shopping|go shopping|to walk from shop to shop|leisure
lavorare a maglia|knit|grandmothers do it with wool and two needles|leisure
parco divertimenti/luna park|amusement park/theme park/funfair|you go on fast rides there|leisure
giostra|merry-go-round/ride/carousel|wooden horses turn round and round|leisure
montagne russe|roller coaster|very fast up and down, people scream|leisure
circo|circus|clowns and acrobats work there|leisure
pagliaccio|clown|a man with a red nose|leisure
fuochi d'artificio|fireworks|lights and noise in the sky at New Year|leisure
album|album|a book for photos, or many songs of one singer|leisure
biografia|biography|the story of the life of a real person|leisure
commedia|comedy|a film that makes you laugh|leisure
episodio|episode|one part of a series on TV|leisure
generazione|generation|your parents are one, you are the next|leisure
genere|genre|horror, comedy or fantasy|leisure
chitarrista|guitarist|this person plays six strings in a band|leisure
pianista|pianist|this person plays black and white keys|leisure
violinista|violinist|this person plays four strings under the chin|leisure
orchestra|orchestra|many musicians play together|leisure
sassofono|saxophone|a golden thing of jazz, you blow into it|leisure
scultura|sculpture|a person or an animal made of stone|leisure
locandina/poster/manifesto|poster|a big picture on the wall of your room|leisure
playlist|playlist|the songs you chose to hear in a row|leisure
ritratto|portrait|a painting of a face|leisure
esibizione/spettacolo|performance|what actors or singers do on the stage|leisure
rompicapo/puzzle|puzzle|many small pieces make one picture|leisure
trofeo|trophy|a golden cup for the winner|leisure
zombie|zombie|a dead person who walks, in films|leisure
cowboy|cowboy|he rides in Texas with a big hat|leisure
celebrità|celebrity|a very famous person|leisure
cerimonia|ceremony|a wedding, for example|leisure
rituale|ritual|people always do it in the same way|leisure
baseball|baseball|an American sport with a bat|leisure
skateboard|skateboard|you stand on it and do tricks|leisure
andare sullo skateboard|skateboard|to roll on a board and do tricks|leisure
grigliata/barbecue|barbecue|you cook meat outdoors with friends|leisure
viaggio/traversata|voyage|a long trip by sea|leisure
fare giocoleria|juggle|a clown does it with three balls|leisure
fare surf|surf|to stand on a board on the waves|leisure
fare jogging|jog|to run slowly in the park|leisure
videogiocatore|gamer|somebody who is always at the console|leisure
boss finale|final boss|the last and strongest enemy in a game|leisure
sfida|challenge|something difficult you try to do|leisure
barare|cheat|not to follow the rules of a game|leisure
livellare/salire di livello|level up|to become stronger in a video game|leisure
puntata/episodio|episode|one part of a TV series|leisure
stagione di una serie|season|ten episodes of a series|leisure
sottotitoli|subtitles|words under the film|leisure
anticipazione|spoiler|it tells you how the film ends|leisure
finale|ending/final|the last part of a film|leisure
colpo di scena|plot twist/twist|a big surprise in a story|leisure
protagonista|main character|the most important person in a story|leisure
supereroe|superhero|he can fly and saves people|leisure
testo della canzone|lyrics|the words of a song|leisure
ritornello|chorus|the part of a song that comes back|leisure
festa a sorpresa|surprise party|your friends hide and then shout|leisure
pigiama party|sleepover/pyjama party|a night at a friend's house|leisure
acchiapparella/ce l'hai|tag|children run and touch each other|leisure
mosca cieca|blind man's buff|a game for a child who cannot see|leisure
obbligo o verità|truth or dare|a party game with secrets|leisure
carta forbice sasso|rock paper scissors|a game with one hand|leisure
lupo mannaro|werewolf|a man who changes at full moon|leisure
arco e frecce|bow and arrow|Robin Hood had it|leisure
missione|quest/mission|what the hero must do in a game|leisure
potere magico|magic power|what a wizard has|leisure
castello gonfiabile|bouncy castle|children jump on it at parties|leisure
`;
