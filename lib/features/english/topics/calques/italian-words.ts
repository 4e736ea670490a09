/** Italian words that stay in a pupil's English, and what they would be; not those that are English too or stay what they are. */
const words = `
gemelle twins|gemelli twins|bacio kiss|baci kisses|abbraccio hug|abbracci hugs|divisa uniform|merenda snack|
comodino bedside table|gita trip|anche also|perché because|perche because|molto very|però but|quindi so|allora so|
invece instead|oppure or|sempre always|spesso often|compiti homework|interrogazione oral test|
verifica test|pagella school report|voto mark|voti marks|zaino backpack|astuccio pencil case|
quaderno exercise book|lavagna blackboard|bidella caretaker|bidello caretaker|ricreazione break|
intervallo break|professoressa teacher|maestra teacher|maestro teacher|preside headteacher|cugino cousin|
cugina cousin|cugini cousins|zio uncle|nipote nephew|papà dad|sorella sister|fratello brother|amico friend|
amica friend|amici friends|amiche friends|ragazzo boy|ragazza girl|ragazzi boys|pranzo lunch|cena dinner|
colazione breakfast|gelati ice creams|torta cake|spiaggia beach|montagna mountains|campagna countryside|
piscina swimming pool|palestra gym|pallavolo volleyball|nuoto swimming|danza dance|pallacanestro basketball|
giochi games|telefonino mobile phone|cellulare mobile phone|negozio shop|negozi shops|vacanza holiday|
vacanze holidays|compleanno birthday|festa party|regalo present|regali presents|ombrellone beach umbrella|
sdraio deckchair|simpatica nice|simpatico nice|simpatici nice|simpatic nice|antipatico unpleasant|
antipatica unpleasant|antipatic unpleasant|divertente fun|bellissimo beautiful|bellissima beautiful|
brutto ugly|brutta ugly|stanco tired|stanca tired|contento happy|contenta happy|arrabbiato angry|
arrabbiata angry|noioso boring|noiosa boring|stufo fed up|cioè that is|insomma in short|comunque anyway|
magari maybe|forse maybe|purtroppo unfortunately|infatti in fact|soprattutto especially|nonostante although|
siccome since|affinché so that|motorino scooter|patente driving licence|tirocinio internship|
officina workshop|squadra team|allenamento training|allenatore coach|partita match|campionato championship|
arbitro referee|lago lake|fiume river|bosco wood|collina hill|paese village|coniglio rabbit|gatto cat|
uccellino bird|tartaruga tortoise|criceto hamster|pesciolino fish|cucina kitchen|salotto living room|
bagno bathroom|armadio wardrobe|scrivania desk|tavolo table|sedia chair|finestra window|giardino garden|
cortile courtyard|occhiali glasses|felpa sweatshirt|maglietta t-shirt|scarpe shoes|giacca jacket`;

export const italianWords = new Map(
  words.split("|").map((entry) => {
    const [italian = "", ...english] = entry.trim().split(" ");
    return [italian, english.join(" ")] as const;
  }),
);
