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
cortile courtyard|occhiali glasses|felpa sweatshirt|maglietta t-shirt|scarpe shoes|giacca jacket|
zia aunt|zii uncles|nonni grandparents|mamma mum|nipoti grandchildren|sveglia alarm clock|patatine chips|cervo deer|
pasticceria cake shop|merluzzo cod|stagista intern|giga data|menù menu|ragazze girls|professore teacher|aula classroom|
banco desk|penna pen|matita pencil|righello ruler|quaderni exercise books|libro book|libri books|esercizio exercise|
esercizi exercises|lezione lesson|lezioni lessons|esame exam|scuola school|classe class|compagni classmates|
compagno classmate|compagna classmate|recita play|medaglia medal|tifoso fan|spogliatoio changing room|bici bike|
bicicletta bicycle|treno train|macchina car|aereo plane|strada road|chiesa church|castello castle|isola island|neve snow|
pioggia rain|vento wind|temporale storm|caldo hot|freddo cold|cavallo horse|farfalla butterfly|uccello bird|pesce fish|
mucca cow|maiale pig|gallina hen|anatra duck|volpe fox|scoiattolo squirrel|lupo wolf|fragole strawberries|mele apples|
ciliegie cherries|limone lemon|uova eggs|uovo egg|formaggio cheese|biscotti biscuits|biscotto biscuit|marmellata jam|
pollo chicken|insalata salad|cipolla onion|funghi mushrooms|zucchine courgettes|melanzane aubergines|salsiccia sausage|
crostata tart|caramelle sweets|forchetta fork|coltello knife|cucchiaio spoon|bicchiere glass|frigorifero fridge|
lavastoviglie dishwasher|lavatrice washing machine|letto bed|cuscino pillow|coperta blanket|divano sofa|tappeto carpet|
specchio mirror|lampada lamp|parete wall|pavimento floor|soffitto ceiling|cassetto drawer|mensola shelf|poltrona armchair|
cantina cellar|soffitta attic|cancello gate|ombrello umbrella|cappello hat|sciarpa scarf|guanti gloves|calze socks|
cintura belt|camicia shirt|pantaloni trousers|ciabatte slippers|orecchini earrings|collana necklace|anello ring|borsa bag|
portafoglio wallet|valigia suitcase|biglietto ticket|biglietti tickets|sorpresa surprise|felice happy|triste sad|
gentile kind|carino cute|carina cute|buonissimo delicious|buonissima delicious|buonissimi delicious|piccolo small|
piccola small|biondo blond|bionda blonde|occhi eyes|capelli hair|barba beard|lavoro job|città city|centro centre|
vicino near|lontano far|dopo after|adesso now|oggi today|ieri yesterday|domani tomorrow|tanti many|tante many|troppo too|
tutto everything|tutti everyone|niente nothing|qualcosa something|qualcuno someone|già already|ancora still|così so|
quando when|senza without|mentre while|finalmente finally|subito immediately|insieme together|davvero really|
quasi almost|abbastanza quite|mensa canteen|segreteria school office|bocciato failed|promosso passed|canzone song|
canzoni songs|cantante singer|gioco game|giocatore player|portiere goalkeeper|tifosi fans|vittoria victory|
allenamenti training sessions|compito test|compiti homework|vacanze holidays|amichevole friendly match|ferie holidays|
cameriere waiter|cameriera waitress|commessa shop assistant|infermiera nurse|avvocato lawyer|idraulico plumber|
operaio worker|impiegato office worker|impiegata office worker|casalinga housewife|pensionato retired|meccanico mechanic|
parrucchiera hairdresser|muratore builder|contadino farmer|poliziotto policeman|vigile traffic warden`;

export const italianWords = new Map(
  words.split("|").map((entry) => {
    const [italian = "", ...english] = entry.trim().split(" ");
    return [italian, english.join(" ")] as const;
  }),
);
