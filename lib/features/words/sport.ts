/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const sport = `
palla|ball|round, you kick or throw it|sport
calcio|football/soccer|eleven players against eleven|sport
nuoto|swimming|a sport in the water|sport
squadra|team|players who play together|sport
gara|race/competition|the fastest person wins it|sport
partita|match/game|two teams play it|sport
allenamento|training/practice|you do it to become better at a sport|sport
allenatore|coach|this person helps a team to get better|sport
sport|sport|football or tennis, for example|sport
giocatore|player|a person in a football team|sport
atleta|athlete|a person who runs or jumps very well|sport
arbitro|referee|this person blows a whistle in a football match|sport
portiere|goalkeeper|the player who may use the hands|sport
capitano|captain|the first of a team or of a ship|sport
tifoso|fan/supporter|a person who loves a team|sport
pubblico|audience/public|the people who watch a show|sport
campione|champion|the best of all in a sport|sport
campionato|championship|many teams play and one is the best|sport
torneo|tournament|many matches, and one winner in the end|sport
vincitore|winner|the person who comes first|sport
perdente|loser|the person who comes last|sport
vittoria|victory/win|you are first in the end|sport
sconfitta|defeat|your team did not win|sport
pareggio|draw/tie|one to one, nobody wins|sport
punteggio|score|three to two, for example|sport
rete/gol|goal|the ball goes into the net|sport
porta da calcio|goal|the keeper stands in it|sport
premio|prize|the best gets it|sport
medaglia|medal|gold for the first|sport
coppa|cup|the best team lifts it|sport
pallacanestro/basket|basketball|tall players throw the ball into a ring|sport
pallavolo|volleyball|six players hit the ball over a net by hand|sport
tennis|tennis|two players, a net and a small yellow ball|sport
ping pong/tennistavolo|table tennis/ping-pong|you play it on a green table with a small ball|sport
rugby|rugby|a sport, and its ball looks like an egg|sport
sci|skiing/ski|a sport on snow|sport
pattinaggio|skating|a sport on ice|sport
pattini|skates|shoes for the ice|sport
atletica|athletics|running, jumping and throwing|sport
corsa|running/race|a sport for fast legs|sport
ciclismo|cycling|a sport on two wheels|sport
equitazione|horse riding/riding|a sport with an animal|sport
scherma|fencing|two people in white fight with thin swords|sport
pugilato/boxe|boxing|two people with big gloves hit each other|sport
lotta|fight/wrestling|two people hit or push each other|sport
danza|dance|you move to music, in a pink skirt maybe|sport
vela|sailing/sail|the wind pushes the boat|sport
arrampicata|climbing|you go up a wall with hands and feet|sport
pesca|fishing|you wait by the river with a long stick|sport
immersione|diving|you go down under the sea|sport
spogliatoio|changing room|players get dressed there|sport
campo da calcio/campo da gioco|football pitch/pitch|green grass with white lines for two teams|sport
pallone|ball/football|round, you kick it|sport
racchetta|racket|you hit a tennis ball with it|sport
canestro|basket|the ring for the ball, high up|sport
fischietto|whistle|you blow it and it makes a loud noise|sport
bersaglio|target|you try to hit it with an arrow|sport
squadra avversaria|opposing team|the players who are not on your side|sport
avversario|opponent|the person you play against|sport
allenarsi|train|to practise for a match|sport
calciare|kick|to hit with your foot|sport
lanciare/tirare|throw|to make a ball fly with your hand|sport
afferrare|catch/grab|to take a ball that flies|sport
colpire|hit|to touch something hard and fast|sport
segnare|score|to send the ball past the keeper|sport
passare|pass|to give the ball to a teammate|sport
pareggiare|draw|when no team wins|sport
sciare|ski|to go down a mountain on snow|sport
pattinare|skate|to move on ice|sport
tuffarsi|dive|to jump into water with your head first|sport
arrampicarsi|climb|to go up a tree|sport
andare in bicicletta|cycle/ride a bike|to move on two wheels|sport
gareggiare|compete|to try to be better than the others|sport
battere|beat|to win against somebody|sport
sudare|sweat|to get wet because you run|sport
riposarsi|rest/relax|to do nothing when you are tired|sport
segnare un gol/fare gol|score a goal|to send the ball past the keeper|sport
giocare a calcio|play football|eleven against eleven, with the feet|sport
giocare a tennis|play tennis|you need a racket and a yellow ball|sport
giocare a pallavolo|play volleyball|you need a high net and six friends|sport
andare in bici|ride a bike/cycle|to move on two wheels|sport
fare ginnastica|do gymnastics/exercise|to move your body to be fit|sport
nuotare a dorso|do backstroke|you see the ceiling of the pool|sport
vincere una partita|win a match/win a game|to be better than the other team|sport
perdere una partita|lose a match/lose a game|to be worse than the other team|sport
in forma|fit/in shape|healthy and strong, from sport|sport
maratona|marathon|a run of forty-two kilometres|sport
olimpiadi|Olympic Games/Olympics|athletes from many countries meet every four years|sport
record|record|nobody was ever faster or higher|sport
gol|goal|the ball goes into the net|sport
rigore|penalty/penalty kick|one player and the keeper, from eleven metres|sport
pattini a rotelle|roller skates|shoes with wheels|sport
pattini da ghiaccio|ice skates|shoes for sliding in winter|sport
slitta|sledge/sled/sleigh|you go down a snowy hill on it|sport
`;
