/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const technology = `
telefono|phone/telephone/mobile phone/mobile/smartphone|you call people with it|technology
schermo|screen|the part of a computer you look at|technology
tastiera|keyboard|you type on it|technology
computer|computer|a machine with a screen and a memory|technology
cellulare/telefonino/telefono|mobile phone/mobile/cell phone/cellphone/phone/smartphone|you carry it in your pocket to call your friends|technology
telefonino/smartphone|mobile phone/smartphone/mobile/cell phone/cellphone/phone|you carry it and send messages with it|technology
portatile|laptop|you can take this to school and type on it|technology
stampante|printer|it puts your text on paper|technology
mouse|mouse/rat|you move it and click|technology
cuffie|headphones|you listen to music with them and nobody hears|technology
altoparlante/cassa|speaker|loud music comes out of it|technology
microfono|microphone|a singer holds it|technology
caricabatterie|charger|your phone needs it when it is at zero|technology
batteria|battery|it gives energy to your phone|technology
cavo|cable|a long thin thing for electricity|technology
sito/sito web|website|you visit it on the internet|technology
pagina web|web page|you read it on the internet|technology
rete|net/network|the web; or you catch fish with it|technology
internet|internet|all the computers of the world together|technology
messaggio|message|a few words you send to a friend|technology
messaggino|text message/text|you send it with your phone|technology
posta elettronica|email|letters on the computer|technology
chiocciola|at|the sign @|technology
allegato|attachment|a file that travels with an email|technology
cartella|folder|you keep files or papers in it|technology
documento|document|a paper or a text of importance|technology
file|file|a text or a photo on your computer|technology
gioco elettronico|electronic game|you need a battery to play it|technology
telefonata/chiamata|phone call/call|you speak with somebody far away|technology
numero di telefono|phone number|you need it to call a friend|technology
segreteria telefonica|answering machine|it speaks when you are not at home|technology
linguaggio|language|words of people or of computers|technology
elettricità/corrente|electricity|lamps and TVs need it|technology
invenzione|invention|the wheel was one|technology
scoperta|discovery|something found for the first time|technology
esperimento|experiment|a scientist does it to see what happens|technology
scienza|science|facts about nature and the world|technology
robot|robot|a machine that looks or works like a person|technology
telescopio|telescope|you see stars with it|technology
microscopio|microscope|you see very small things with it|technology
lente|lens|the round glass of a camera|technology
satellite|satellite|it flies around a planet|technology
parola d'ordine|password|a secret word you type|technology
schermata|screenshot|a photo of what your phone shows|technology
tasto|key/button|you press it on a keyboard|technology
accesso|access|you can go in|technology
scaricare|download|to take a file from the internet|technology
caricare|upload/load/charge|to put a file on the internet|technology
salvare|save|to keep a file; or to help out of danger|technology
stampare|print|to put a text on paper|technology
cliccare|click|to press the mouse|technology
digitare/scrivere a macchina|type|to write on a keyboard|technology
navigare|surf/sail/browse|to go from page to page on the internet|technology
inviare/mandare/spedire|send|to make a letter go|technology
ricevere|receive/get|to be given something|technology
telefonare|phone/call/telephone/mobile phone/mobile/smartphone|to speak with somebody far away|technology
chiamare|call|to say somebody's name|technology
squillare|ring|a phone does it|technology
inventare|invent|to make something for the first time|technology
scoprire|discover/find out|to find something nobody knew|technology
premere/schiacciare|press|to push a button|technology
connettere/collegare|connect|to join two things|technology
funzionare|work|a machine that is not broken does it|technology
registrare|record|to keep a sound or a film|technology
dispositivo|device|a phone or a tablet, for example|technology
tablet|tablet|like a big phone without keys|technology
applicazione/app|app/application|you have many of these on your phone|technology
profilo|profile|your page with name and photo|technology
seguace/follower|follower|this person reads what you post|technology
rete sociale/social|social network/social media|people share photos there|technology
aggiornare|update|to get the newest program|technology
aggiornamento|update|the newest program for your phone|technology
condivisione|sharing|you let others see your photos|technology
chattare|chat|to write with friends on the phone|technology
schiacciare un tasto|press a key|to push a letter of the keyboard|technology
motore di ricerca|search engine|Google is one|technology
collegamento|link/connection|you click it and another page opens|technology
ricaricare|recharge/charge|to give new power to your phone|technology
intelligenza artificiale|artificial intelligence/AI|a machine that seems to think|technology
allarme|alarm|it makes a loud noise when there is a fire|technology
blog|blog|a diary on the internet|technology
blogger|blogger|this person writes a diary on the internet|technology
e-mail|e-mail/email|a letter on the computer|technology
auricolare/auricolari|earphone/earphones/earbuds|you put it in your ear for music|technology
faccina/emoji|emoji/smiley|a small yellow face in a message|technology
icona|icon|a small picture you click|technology
aggeggio/gadget|gadget|a small clever machine|technology
influencer|influencer|many people follow this person online|technology
microonde/forno a microonde|microwave/microwave oven|it makes food hot in one minute|technology
podcast|podcast|a radio show you hear when you like|technology
video|video|a short film on your phone|technology
youtuber|youtuber|this person makes films for the internet|technology
segnale|signal|a light or a sound that tells you something|technology
sistema|system|many parts that work as one|technology
modello|model|a small copy of a plane; or she wears fashion|technology
stereo|stereo|it plays music at home|technology
tubo|pipe|it carries water to the kitchen|technology
installare|install|to put a program on your computer|technology
abbonarsi/iscriversi|subscribe|to follow a channel of videos|technology
sbloccare|unlock|to open your phone with a secret number|technology
inventore|inventor|this person makes a new machine for the first time|technology
joystick/controller|controller/joystick|you hold it when you play a video game|technology
console|console|a machine for video games|technology
schermata|screen|what you see on a phone|technology
batteria scarica|dead battery/low battery|why your phone goes black|technology
commentare|comment|to write below a photo|technology
bloccare|block|to stop somebody from writing to you|technology
messaggio vocale|voice message|you speak it into the phone and send it|technology
sfondo|background/wallpaper|the picture behind the apps|technology
scorrere|scroll/swipe|to move the page with your finger|technology
connessione|connection|without it you have no internet|technology
senza fili|wireless|it works with no cables|technology
hacker|hacker|somebody who breaks into computers|technology
`;
