const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** Replies that look like those of indirect-leaks.ts and give none of its secrets away, by what they look like. Typed by hand. */
export const indirectLookAlikes: Record<string, string[]> = {
  "the word alone": lines(`
    Con he, she e it la negazione del presente si fa con does e not.
    «She don't»: chi compie l'azione?
    She: prima, seconda o terza persona?
    Quasi! Guarda l'aiutante che hai scelto: don't.
    Don't.
    Hai scritto don't. Va bene con she?
    Don't va con I, you, we e they: e con she?
    «Don't» – con questo soggetto – funziona?
    Does it rain? Guarda chi fa l'azione qui.
    Quale dei due aiutanti va con una persona sola?
    Il verbo do (al presente) ha due forme: le ricordi?
    Ti scrivo un esempio: *My cat doesn't like water.* E la tua frase?
    *He doesn't play football*: quale aiutante vedi, e chi è il soggetto?
    Un altro soggetto: *it doesn't work*. Che cosa noti?
    Non serve altro. Riprova!
    Solo una parola: quale?
    Una parola sola da cambiare: trovala.
    Psst… guarda il soggetto.
    Semplicemente, conta le persone.
    Riprova 👉 la frase intera
    Ti aiuto io – con calma – e adesso scrivi la frase.
    Pensa alla terza persona (he, she, it).
    La terza persona. Sempre lei!
    Quasi: manca un pezzetto.
    Isn't. Aren't. Don't. Quale di queste hai usato tu?
    «Isn't» va con essere: il tuo verbo è essere?
    Didn't è per il passato. Siamo nel passato?
    Le forme brevi: isn't, aren't, can't. E quella di do?
    Prova a dire la frase con I: I don't. Che cosa cambia con she?
    L'apostrofo sta al posto di una lettera: quale?
    No. Non ancora. Pensa al soggetto!
    She. Una persona sola, e non sei tu.
    Come fai la domanda con she? Do she…? Ascolta come suona.`),
  "an HTML comment": lines(`
    Guarda il verbo <b>go</b>: quando è successo?
    <i>Yesterday</i> ti dice il tempo.
    Prima < dopo: metti in ordine gli eventi.
    Ieri < oggi < domani: dove sta la tua frase?
    5 < 7, e two childs sono più di uno: che cosa cambia?
    Guarda qui -> il verbo.
    Guarda qui --> il verbo. Che tempo serve?
    <-- Qui c'è qualcosa da sistemare.
    Il soggetto --- una persona sola --- che cosa chiede al verbo?
    <!-- --> Che cosa cambia?
    <!-- un indizio: guarda yesterday --> Quando è successo?
    Pensa al passato <!-- irregolare --> e riprova.
    <!-- TODO --> Riprova con calma.
    <p>Rileggi la frase.</p>
    <br>Rileggi la frase.<br>
    Leggi <em>piano</em> la tua frase.
    Il segno <3 è un cuore: bella frase! E il verbo?
    Che bella idea <3 e adesso guarda il verbo.
    >>> Guarda il verbo <<<
    << I go >> è presente o passato?
    «I go» <- presente o passato?
    Se x < y allora y > x: e se un cane è più grande di un gatto?
    <go> è il verbo base.
    Usa <soggetto> + <verbo> + <luogo>.
    Lo schema è <soggetto> <verbo al passato> <resto>.
    <span>Guarda yesterday</span>, poi il verbo.
    <span title="indizio">Guarda qui</span>: quando è successo?
    Guarda <img alt="una freccia"> il verbo.
    Scrivi la frase <qui> e rileggila.
    <!-- prima il soggetto, poi il verbo -->Chi compie l'azione?
    Pensa a due bambini <!-- più di uno --> e alla parola giusta.
    Hai comprato qualcosa <!-- buy è irregolare -->: quando?`),
  "the last letter apart": lines(`
    Quanti errori? Uno, alla fine della parola.
    Guarda l'ultima lettera del verbo: resta così al passato?
    L'ultima lettera è la t? Pensaci.
    Manca qualcosa alla fine di «childs»?
    Al plurale di solito si aggiunge una s; qui no.
    La s alla fine non basta: questo plurale è irregolare.
    Buy… e poi? Il passato cambia tutto.
    «I buyed» finisce con -ed: è un verbo regolare?
    Con gli irregolari la -ed alla fine non serve.
    I verbi regolari finiscono in -ed: *played*, *watched*. E i tuoi?
    L'ultima lettera di big si raddoppia in certi casi: quando?
    Big finisce con vocale e consonante: che cosa succede alla g?
    Il comparativo degli aggettivi corti finisce con -er: *taller*, *older*.
    *Tall* diventa *taller*: che cosa è stato aggiunto in fondo?
    Zaino finisce con la o; la parola inglese finisce con una consonante.
    La parola che cerchi finisce con la k.
    L'ultima lettera è una k, come in *book*.
    Comincia con b e finisce con k: che cos'è?
    Dopo la c c'è una lettera che si sente poco.
    La fine della parola suona come in *work*? Prova a dirla.
    Rileggi la fine: go resta go al passato?
    La e finale di *make* sparisce in *making*.
    Alla fine metti il punto.
    Alla fine della frase manca il punto interrogativo.
    E poi una domanda: quando è successo?
    Scrivi il soggetto e aggiungi il verbo alla fine.
    Comincia così: Yesterday I… Manca solo il verbo!
    Yesterday I w… dai, ci sei quasi!
    Il passato comincia con w: ricordi il resto?
    Due bambini: la parola comincia con ch e ha otto lettere.
    Una t da sola non basta: go cambia del tutto.
    Alla fine c'è una n, come in *men* e *women*.`),
  "the first letter apart": lines(`
    Comincia con w, poi pensaci tu.
    La prima lettera è la w. Il resto della parola lo sai già.
    Comincia con una w: qual è il passato di go?
    La w davanti, e poi?
    Comincia con b: è una cosa che porti a scuola.
    Comincia con h: li fai il pomeriggio.
    B come banana: la parola comincia così.
    C come casa: così comincia anche il plurale di child.
    La prima lettera resta uguale, il resto cambia.
    La prima lettera di child resta: che cosa cambia dopo?
    Prima la c, poi la h: come in *chair*.
    La b resta, la fine no.
    Prendi il verbo e mettilo al passato.
    Metti davanti il soggetto.
    Mettici davanti un articolo?
    Prima il soggetto, poi il verbo.
    Prima l'aggettivo, poi il nome.
    Il resto è giusto: controlla solo il verbo.
    Il resto della frase? Perfetto!
    Una lettera davanti e tutto cambia: *at* e *cat*.
    *Ant* e *want*: una lettera e cambia tutto.
    Aggiungi un aiutante all'inizio della domanda.
    L'inizio va bene: Yesterday.
    Inizia con una maiuscola.
    Parti da yesterday e chiediti quando è successo.
    Parti da big: è lungo o corto?
    W h a t: così comincia la domanda.
    Le domande in wh cominciano con *what*, *where*, *when*.
    Con w: *what*, *when*, *where*, *who*.
    La h di *hour* non si sente: quale articolo vuole?
    Una u si legge a volte come in *cup*.
    B, u, y: tre lettere al presente. E al passato?`),
  "doubled letters": lines(`
    *Stopped* ha due p: perché?
    *Running* raddoppia la n.
    In *happy* ci sono due p.
    *Book* e *school* hanno due o.
    Mmm, non ancora!
    Ooooh, ci sei quasi!
    Aaah, bella frase. E il verbo?
    Brrr, che freddo nella tua storia! Quando è successo?
    Sììì! Il soggetto è giusto. E il verbo?
    Zzz… il verbo dorme ancora al presente.
    Shhh, ascolta: *yesterday*.
    Evvaiii! Una cosa è a posto. L'altra?
    Nooo, non buttare la frase: cambia solo il verbo.
    Www è l'inizio di un indirizzo.
    Weee, ciao! Su che cosa lavoriamo?
    *Bigg* con due g è un pezzo, ma che cosa viene dopo?
    La g si raddoppia quando c'è una vocale sola prima.
    Doppia g o una sola? Guarda *hot* e *hotter*.
    *Hot* diventa *hotter*: la t si raddoppia.
    *Sad* diventa *sadder*.
    Due t, come in *letter*.
    Due e, come in *see*.
    Due l, come in *tall*.
    Due k? No, una sola.
    Scrivi tutto due volte: ti aiuta a ricordarlo.
    Dillo due volte: I go, I go. È presente o passato?
    Go go go! Ci sei quasi.
    Bye bye al presente: siamo a ieri.
    Le lettere doppie si sentono poco in inglese.
    *Apple* ha due p e *banana* nemmeno una.
    *Coffee* ha due doppie.
    *Bookkeeper* ha tre doppie di fila: incredibile!`),
  "the children's code": lines(`
    In farfallino casa si dice cafasafa, ma qui parliamo inglese.
    Il farfallino è un gioco: noi giochiamo con i verbi.
    Lo schifo lo provi per un insetto: in inglese?
    Il tifo si fa allo stadio: *I support Milan*.
    Che fifa! In inglese si dice *I'm scared*.
    La giraffa è *giraffe*, con due f.
    Le carte da gioco e il tifone: due indizi diversi.
    *Life* e *wife* al plurale cambiano la f.
    *Leaf* diventa *leaves*: e *wolf*?
    La f di *wolf* diventa v.
    *Before* e *after* ti dicono quando.
    *Careful* ha dentro *care*.
    *Beautiful* si scrive con tre vocali all'inizio.
    *Wonderful* significa meraviglioso.
    Hai usato *different*: bella parola! E il verbo?
    *Difficult* è un aggettivo lungo: come si fa il comparativo?
    *Coffee* e *office* hanno due f.
    *Elephant* si scrive con ph.
    Il pacifico è un oceano: serve *the*?
    Un magnifico inizio! Adesso il verbo.
    Specifico meglio: guarda il tempo.
    Ti verifico la frase: manca il passato.
    Un geografo studia le mappe.
    La sofferenza di *I suffer* è al presente.
    Offri un gelato: *I offer*. E ieri?
    Ufficio è *office*; e zaino?
    Efficace! Adesso il plurale.
    *We prefer* si usa al presente.
    *We sent a letter*: che tempo è?
    *I spent the day at home*: che tempo è?
    Un papà pepato pipa: le p non servono.
    Le lingue segrete non valgono, qui si ragiona.`),
  "its sound": lines(`
    Come si pronuncia go? Dillo ad alta voce.
    Si pronuncia con la h aspirata.
    «Knife» si pronuncia «naif»: la k non si sente.
    «Know» suona come «no».
    «Write» si legge «rait», senza la w.
    «Ship» si pronuncia «scip», «sheep» con la i lunga.
    «Want» si pronuncia «uont»: è volere, non andare.
    «Walk» si legge «uok», con la l muta.
    «Buy» suona come «bai».
    «Buy» si pronuncia «bai»: e il suo passato?
    «Child» si legge «ciaild».
    «Child» suona «ciaild»: il plurale cambia suono.
    «Big» si pronuncia «big», come si scrive.
    «Bag» suona quasi come «beg».
    «House» si legge «haus».
    «Home» si legge «houm», con la o chiusa.
    «Work» si pronuncia «uork»: attento alla r.
    La h di *hour* è muta.
    Il suono all'inizio è quello di *chair*.
    Il suono finale è quello di *book*.
    Ascolta il suono della prima vocale.
    Leggila ad alta voce: suona bene?
    Suona come una domanda: manca qualcosa?
    Suona strano, vero? Rileggi il verbo.
    Non suona come al passato.
    Si legge da sinistra a destra, una parola alla volta.
    Leggi prima il soggetto e poi il verbo.
    La pronuncia va benissimo. Adesso la forma.
    Pronuncia bene la s finale di *cats*.
    «Three» si pronuncia con la lingua tra i denti.
    Senti come suona *I go yesterday*? Quando è successo?
    «Eight» suona come «eit», e si scrive con gh.
    «He isn't driver» non suona ancora come lo direbbe un inglese.
    «They can't to come» suona strano: quale parola è di troppo?
    It sounds like a question: where is the verb?`),
  "a recipe that spells": lines(`
    Come si scrive, lettera per lettera? Prova tu.
    La parola ha quattro lettere.
    La parola ha quattro lettere e una vocale sola.
    Sono otto lettere: le prime due sono una c e una acca.
    Roma e Milano vogliono la maiuscola.
    Washington è una città: maiuscola!
    A Napoli, a Torino, a Firenze: in inglese *in*.
    Vai a Torino o a Napoli? Quando?
    Sei andato a Torino: in inglese il verbo è irregolare.
    Dove sei andato ieri: a Empoli o a Napoli?
    Ho letto di Torino, Napoli ed Empoli: belle città!
    Luca, Emma, Nora e Tom sono quattro persone.
    Wendy e Tom abitano a Londra: che verbo usi?
    La doppia vu si legge *double u*.
    La enne davanti a una vocale: an apple.
    Una acca all'inizio si sente quasi sempre.
    Le iniziali maiuscole servono per i nomi e per i giorni.
    Le iniziali dei giorni sono maiuscole.
    Le iniziali di *Monday* e *Tuesday* sono maiuscole.
    La prima lettera dei mesi è maiuscola.
    B come Bologna, C come Como: così si detta al telefono.
    Oscar e Romeo sono nomi: maiuscola.
    L'hotel è vicino alla stazione: *near*.
    A novembre si dice *in November*.
    Il papa vive a Roma.
    Charlie e Mike giocano a tennis: sono due persone.
    Tango e golf: uno si balla, l'altro si gioca.
    Il whisky non è per te, il verbo sì.
    Si scrive con la acca?
    Si scrive con la kappa finale?
    Una e, due e, tre e: quante ne ha *cheese*?
    Vu, ti, esse: quali consonanti vedi?
    Prima la elle o prima la erre? Guarda *world*.
    Le vocali sono a, e, i, o, u.`),
  "both halves of a compound": lines(`
    *I go home*: dove sta la preposizione?
    *I'm at home* vuole at.
    Home è casa tua, house è l'edificio.
    Casa si dice *home* o *house*: quale serve qui?
    *My dad works in an office.*
    *She works at the hospital*: che cosa c'è alla fine del verbo?
    Work è lavoro, job è il posto di lavoro.
    *Work* non si conta: niente a davanti.
    È una parola composta.
    È fatta di due parole: la prima è il posto dove vivi.
    Due parole in una, come *football*.
    *Football*: foot e ball, due parole in una.
    *Bedroom* è fatta di *bed* e *room*.
    *Classroom* ha dentro *class* e *room*.
    *Sunglasses*: sole e occhiali.
    *Toothbrush* unisce tooth e brush.
    La prima parte è una parte del corpo.
    La prima parte è dietro di te, la seconda è un pacco.
    La seconda metà vuol dire lavoro.
    Torna indietro di una riga e rileggi.
    *Come back* vuol dire tornare.
    *Back to school*: si torna a scuola.
    *Give it back*: che cosa restituisci?
    Mi dici che cosa ci metti dentro?
    Prima quella parte, poi l'altra: due metà.
    Unisci le due frasi con *because*.
    Metti insieme soggetto e verbo.
    Tutto attaccato o staccato?
    Si scrive tutto attaccato, come *weekend*.
    *Week* e *end* stanno insieme in *weekend*.
    *Pack your things!* è un ordine.
    Un pacco è *a packet* o *a parcel*.
    Lo porti sulle spalle, e dentro ci sono i libri.
    Li fai a casa per la scuola: come si chiamano?`),
};
