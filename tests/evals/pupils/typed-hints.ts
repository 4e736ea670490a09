/** Hints as a good model would word them for a mistake, none of which gives it away: [what the student wrote, hint]. */
export const typedHints: [message: string, hint: string][] = [
  [
    "Yesterday I go to the park with my cousin.",
    "Ottimo inizio! Guarda la parola *yesterday*: ci dice quando è successo. Il verbo racconta davvero il passato?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Prova a pensare a un esempio: *Yesterday we played tennis*. Che cosa è cambiato nel verbo?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Il tuo verbo è irregolare, quindi la -ed non basta: ti ricordi la seconda colonna della tabella?",
  ],
  [
    "Last summer we visit a castle in Scotland.",
    "Con *last summer* siamo nel passato. Un verbo regolare al past simple che desinenza prende?",
  ],
  [
    "Last summer we visit a castle in Scotland.",
    "Osserva: *Last year they moved to Rome.* Come finisce il verbo?",
  ],
  [
    "Two days ago my sister buys a red scarf.",
    "**Two days ago** è un momento finito. Il verbo che hai scelto è al presente: riesci a portarlo indietro nel tempo?",
  ],
  [
    "Last night I see a film about sharks.",
    "Quasi! *Last night* ti dà un indizio sul tempo verbale. Quale useresti?",
  ],
  [
    "My brother play the guitar every evening.",
    "Chi suona la chitarra? Prova a sostituire *my brother* con un pronome: quale sarebbe?",
  ],
  [
    "My brother play the guitar every evening.",
    "Con he, she e it il verbo al presente prende una letterina in più. Vedi dove?",
  ],
  [
    "She like strawberry ice cream.",
    "Il soggetto è *she*: confronta con *He reads comics*. Che cosa noti alla fine del verbo?",
  ],
  [
    "He watch cartoons after lunch.",
    "Attenzione all'ortografia: i verbi che finiscono in -ch si comportano in modo un po' speciale. Come?",
  ],
  [
    "My grandmother live near the station.",
    "*My grandmother* è una persona sola: come cambia il verbo al present simple?",
  ],
  ["She don't eat fish.", "La frase è negativa: quale aiutante va d'accordo con *she*?"],
  ["She don't eat fish.", "Con *I* diciamo *I don't*; e con la terza persona?"],
  ["My dad don't drive to work.", "Pensa a *my dad* come a *he*. L'aiutante resta uguale?"],
  [
    "Do she speak German?",
    "La domanda è ben costruita, l'ordine è giusto! Controlla solo se l'aiutante va bene per *she*.",
  ],
  ["I didn't went to the party.", "Il passato è già in *didn't*. Quante volte lo stai dicendo?"],
  [
    "I didn't went to the party.",
    "Esempio: *He didn't eat the cake.* In che forma è il verbo dopo *didn't*?",
  ],
  [
    "Did you saw the match?",
    "In *Did they win?* il verbo dopo il soggetto non è al passato. E nella tua domanda?",
  ],
  ["We didn't bought any bread.", "Una sola parola deve portare il passato: quale delle due, secondo te?"],
  [
    "I have 12 years.",
    "In inglese l'età non si possiede! Quale verbo usi per dire come sei, per esempio *tall* o *happy*?",
  ],
  ["I have 12 years.", 'Come diresti in inglese "sono felice"? Per l\'età serve lo stesso verbo.'],
  ["My sister has 9 years.", "Immagina *Tom is ten*: che verbo vedi? Riprova con tua sorella."],
  [
    "My best friend has fourteen years.",
    "L'italiano dice \"ha\", l'inglese pensa in un altro modo. Quale verbo descrive uno stato?",
  ],
  [
    "I am agree with you.",
    "*Agree* è già un verbo, come *think* o *hope*: hai bisogno di un altro verbo accanto?",
  ],
  ["My mum is not agree with me.", "Come faresti la negazione di *She works*? Qui la strada è la stessa."],
  ["We are agree about the trip.", "Conta i verbi nella tua frase: quanti sono? Quanti ne servono?"],
  [
    "I live here since Monday.",
    "L'azione è cominciata lunedì e continua ancora: quale tempo verbale fa da ponte tra passato e presente?",
  ],
  [
    "She knows Marta for a long time.",
    "Ti serve il present perfect: ausiliare più participio. Da dove cominci?",
  ],
  ["I have studied English since five years.", "*Five years* è un momento preciso o una durata?"],
  [
    "I have studied English since five years.",
    "Con *2019* o *Monday* indichiamo l'inizio; con *two weeks* quanto dura. Il tuo caso qual è?",
  ],
  ["I have seen him yesterday.", "*Yesterday* è un momento chiuso: il present perfect può stargli accanto?"],
  ["We have eaten sushi last Sunday.", "Domenica scorsa è finita. Quale tempo usi per le cose finite?"],
  [
    "She has been ill last week.",
    "*Last week* chiude la porta al present perfect. Quale altro passato conosci?",
  ],
  ["I must to finish my project.", "Dopo un modale il verbo si attacca subito. C'è qualcosa in mezzo?"],
  ["You can to open the window.", "Guarda *She can sing*: quante parole ci sono tra *can* e il verbo?"],
  [
    "We should to help our parents.",
    "I modali sono impazienti: non vogliono nessuno tra loro e il verbo. Che cosa noti nella tua frase?",
  ],
  ["She can swims very fast.", "Dopo *can* il verbo è sempre alla forma base, anche con *she*. Il tuo lo è?"],
  [
    "He must goes to the dentist.",
    "I modali non cambiano mai e nemmeno il verbo dopo di loro. Controlla la fine del secondo verbo!",
  ],
  ["My cousin will comes on Friday.", "Dopo *will* serve la forma del dizionario: è quella che hai scritto?"],
  ["Today is raining a lot.", 'In italiano "piove" non ha soggetto. In inglese può mancare?'],
  [
    "I like this book because is funny.",
    "Dopo *because* c'è un verbo: chi o che cosa è divertente? Con quale pronome lo diresti?",
  ],
  ["Is very cold in winter.", "La frase comincia subito con il verbo: chi è il soggetto?"],
  ["People is nice in my town.", "*People* sono tante persone: con *they* quale forma di *to be* useresti?"],
  ["Many people thinks that dogs are clever.", "*Many people* è plurale. Il verbo di *they* prende la -s?"],
  [
    "The children was in the garden.",
    "*Children* è il plurale di *child*: il verbo al passato è quello giusto per tanti?",
  ],
  [
    "I brush my teeth every days.",
    "*Every* guarda le cose una alla volta. Il nome dopo è singolare o plurale?",
  ],
  ["Every students has a tablet.", 'Pensa a "ogni studente" in italiano: che numero ha il nome?'],
  ["They was very tired.", "Ripassa il passato di *to be*: I, you, he… e *they*?"],
  ["We is in the same class.", "Come coniughi *to be* con *we*? Prova a dirlo ad alta voce."],
  ["I has a new bike.", "*To have* con *I*: la forma che hai scritto va bene per *he* o *she*. E per te?"],
  [
    "We goed to the beach.",
    "L'idea del passato è giusta! Questo verbo però è un ribelle: ricordi la sua forma speciale?",
  ],
  [
    "My cat catched a mouse.",
    "*Teach* al passato diventa *taught*: il tuo verbo si comporta in modo simile. Riesci a indovinare?",
  ],
  ["I buyed a comic book.", "Verbo irregolare in vista! *Think* fa *thought*: prova con il tuo."],
  ["I don't know nothing about football.", "Quante parole negative ci sono? In inglese ne basta una."],
  [
    "She didn't see nobody at the bus stop.",
    "*Didn't* è già negativo: la seconda parola come potrebbe cominciare?",
  ],
  ["We never eat nothing after dinner.", "*Never* nega già tutto. Che parola metteresti alla fine?"],
  [
    "Can you give me some informations?",
    'Questo nome in inglese si può contare? Prova a dire "due…": suona bene?',
  ],
  ["I need some good advices.", "È un nome come *water*: ha un plurale?"],
  [
    "I have a lot of homeworks.",
    "In inglese i compiti sono una massa sola, come *music*. Che cosa non serve alla fine?",
  ],
  [
    "How much friends have you got?",
    "Gli amici si possono contare: uno, due, tre… Quale parola va con i nomi che si contano?",
  ],
  ["How many milk do we need?", "Il latte si conta o si misura?"],
  [
    "I haven't got much books.",
    "Con *water* e con *chairs* usiamo due parole diverse. I libri a quale somigliano?",
  ],
  ["This shoes are too small.", "Le scarpe sono due. La parola che le indica è singolare o plurale?"],
  ["I like that trousers.", "*Trousers* è sempre plurale, come *glasses*. La parolina davanti va d'accordo?"],
  [
    "My brother is more tall than me.",
    "*Old* ha una sillaba e fa *older*. Quante sillabe ha il tuo aggettivo?",
  ],
  [
    "This test is more easy than the last one.",
    "Gli aggettivi in -y hanno un comparativo particolare: *happy*, *happier*. E il tuo?",
  ],
  [
    "Rome is more big than Siena.",
    "Gli aggettivi corti non usano *more*. *Hot* diventa *hotter*: che cosa succede alla consonante finale?",
  ],
  [
    "She has got two reds bags.",
    "In inglese il plurale lo porta solo il nome. Quale parola ha una -s di troppo?",
  ],
  [
    "We have differents hobbies.",
    "Gli aggettivi inglesi non cambiano al plurale: *blue pens*, *new shoes*. Controlla il tuo.",
  ],
  ["He has got beautifuls eyes.", "*She has long legs*: l'aggettivo ha il plurale?"],
  [
    "I have got a car red.",
    "In inglese prima si dice com'è, poi che cosa è: *a green apple*. E la tua macchina?",
  ],
  ["We saw a film very interesting.", "Dove metti l'aggettivo rispetto al nome in inglese?"],
  [
    "They live in a house old.",
    "L'ordine italiano è nome e poi aggettivo. Quello inglese? E l'articolo, con quale suono si incontra?",
  ],
  [
    "The teacher explained me the rule.",
    "Con *explain* la persona non può stare subito dopo il verbo. Dove la metteresti?",
  ],
  [
    "Can you explain me this exercise?",
    "*Describe the picture to Anna*: guarda dove sta la persona. Nel tuo caso?",
  ],
  [
    "I went to London for learn English.",
    "Vuoi dire lo scopo. Davanti a un verbo, *for* funziona? Che particella ha l'infinito?",
  ],
  ["If it will rain, we will stay at home.", "Dopo *if* il futuro non ci va: quale tempo lo sostituisce?"],
  [
    "If it will rain, we will stay at home.",
    "*If she calls, I will answer.* Dove vedi il futuro e dove il presente?",
  ],
  [
    "When she will arrive, we will eat.",
    "Nella parte con *when* usiamo il presente. Attenzione al soggetto: chi arriva?",
  ],
  [
    "She speaks very well English.",
    "Il verbo e il suo oggetto stanno vicini, come due amici. Che cosa li separa?",
  ],
  ["I am wanting a new phone.", "È un'azione o uno stato? I verbi di stato non amano la forma in -ing."],
  ["She is knowing the answer.", "*I understand the lesson*: il tempo è semplice. Perché, secondo te?"],
  [
    "I make my homework after lunch.",
    '"Fare" in inglese ha più di un verbo. Con *the shopping* quale si usa?',
  ],
  [
    "She made a photo of her cat.",
    "Con le foto l'inglese usa lo stesso verbo di *a shower* o *a bus*. Lo conosci?",
  ],
  [
    "It depends from the weather.",
    'Da che cosa dipende? La preposizione inglese non è la traduzione di "da".',
  ],
  [
    "I am good in maths.",
    "Con le materie in cui sei bravo l'inglese usa un'altra preposizione. Quali preposizioni brevi conosci?",
  ],
  [
    "She is married with a doctor.",
    'In italiano sposi "con" qualcuno. In inglese la preposizione cambia: prova a pensarne altre tre.',
  ],
  [
    "I ate a apple after school.",
    "Leggi ad alta voce: la parola dopo l'articolo comincia con una vocale o una consonante?",
  ],
  ["She wears an uniform.", "Come si pronuncia l'inizio di quella parola? Somiglia a *you*!"],
  ["We waited for a hour.", "La prima lettera non si sente. Con che suono comincia davvero la parola?"],
  [
    "My mum is nurse.",
    "Con i mestieri l'inglese vuole qualcosa davanti. In italiano diresti \"fa l'infermiera\": vedi l'articolo?",
  ],
  ["Where you live?", "Nelle domande serve un aiutante tra la parola interrogativa e il soggetto. Quale?"],
  ["Why they are sad?", "Nelle domande con *to be* il soggetto e il verbo si scambiano di posto. Prova!"],
  ["Anna lost his keys.", "Di chi sono le chiavi, di un maschio o di una femmina?"],
  ["I went to school becuase I had a test.", "Una lettera ha cambiato posto. Riesci a trovare quale?"],
  ["My favorite subject is histroy.", "Rileggi la parola piano piano: tutte le lettere sono al loro posto?"],
  ["She is a beatiful dancer.", "Alla parola manca una vocale. Pronunciala piano: dove la metteresti?"],
  [
    "come si dice zaino?",
    'È una cosa che porti sulle spalle per andare a scuola. Comincia con "b". Che parola è?',
  ],
  [
    "come si dice farfalla in inglese?",
    "È un insetto colorato; la prima parte del nome è anche qualcosa che spalmi sul pane! Ti viene in mente?",
  ],
  ["come si dice neve in inglese?", "È bianca, fredda e cade d'inverno. Ha quattro lettere: provi?"],
  [
    "Yesterday I go to the park with my cousin.",
    "Hai scritto il verbo al presente, ma *yesterday* parla del passato. Ricordi che alcuni verbi cambiano completamente forma? Pensa a *see* e *saw*. Come si comporta il tuo?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "**Passo 1**: trova il verbo.\n**Passo 2**: chiediti quando accade.\n**Passo 3**: cambia il verbo.\n\nQuale passo ti sembra più difficile?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "- Chi? I\n- Quando? Yesterday\n- Che cosa? …\n\nQuale parola deve cambiare?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Great start! 🎉 Il soggetto va benissimo. Adesso guarda il tempo: è ieri, oggi o domani?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Un trucco: cerca il verbo nella lista degli irregolari del tuo libro, di solito a pagina 200. Che cosa trovi nella seconda colonna?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Se dico *Every day I walk to school*, il verbo è al presente. E se comincio con *Last week*? Come cambia *walk*?",
  ],
  [
    "It depends from the weather.",
    "In italiano diciamo «dipende da», e tu hai tradotto parola per parola. In inglese *depend* vuole una preposizione diversa: quale senti nelle canzoni?",
  ],
  [
    "It depends from the weather.",
    "Attenzione: *from* indica l'origine, come in *I'm from Milan*. Qui stiamo parlando di origine?",
  ],
  [
    "It depends from the weather.",
    "Le preposizioni più comuni sono *in*, *at*, *to*, *for*, *with*… Quale potrebbe andare bene qui?",
  ],
  [
    "It depends from the weather.",
    "Pensa a questa frase: *The cat is on the sofa.* Dove si trova il gatto? Bene, ora torniamo alla tua frase: quale parola segue *depends*?",
  ],
  [
    "I ate a apple after school.",
    "Leggi ad alta voce: *a... apple*. Senti che le due vocali si scontrano? Che cosa fa l'inglese per evitarlo?",
  ],
  [
    "I ate a apple after school.",
    "*An hour*, *a house*: la lettera è la stessa, il suono no. E la tua parola, con che suono comincia?",
  ],
  [
    "I ate a apple after school.",
    "In italiano abbiamo «un» e «uno»; anche in inglese l'articolo cambia. Da che cosa dipende?",
  ],
  [
    "People is nice in my town.",
    "Immagina di parlare di molte persone. Useresti un verbo al singolare o al plurale?",
  ],
  ["People is nice in my town.", "*They are my friends*: qui il soggetto è plurale. E nella tua frase?"],
  [
    "People is nice in my town.",
    "Il verbo *to be* al presente ha tre forme. Quale hai usato? Va bene con più persone?",
  ],
  ["She don't eat fish.", "Con *I* e *you* diciamo *don't*. *She* è una terza persona: che cosa cambia?"],
  ["She don't eat fish.", "*He doesn't eat meat.* Guarda l'aiutante: quale lettera noti in più?"],
  [
    "She like strawberry ice cream.",
    "Ricordi la regola della terza persona? Vale per *he*, *she* e *it*. Dove si vede nel verbo?",
  ],
  [
    "She like strawberry ice cream.",
    "*My dad drives a red car. My mum rides a bike.* Che cosa hanno in comune i due verbi?",
  ],
  [
    "She like strawberry ice cream.",
    "Conta le lettere del verbo che hai scritto: manca qualcosa rispetto a *he plays*?",
  ],
  ["I have 12 years.", "In inglese non «abbiamo» gli anni. Come dici «sono stanco»? Parti da lì."],
  ["I have 12 years.", "*How old are you?* contiene già il verbo giusto per l'età: lo vedi?"],
  ["I have 12 years.", "*My cousin is fifteen.* Quale verbo c'è al posto di *have*?"],
  [
    "Can you give me some informations?",
    "Prova a contare: one bread, two breads… suona strano? Ci sono nomi che non si contano. Il tuo è uno di questi?",
  ],
  [
    "Can you give me some informations?",
    "La parola esiste, ma in inglese non ha il plurale. Che cosa cambia nella scrittura?",
  ],
  ["I must to finish my project.", "I verbi come *can* e *must* sono speciali: che cosa viene subito dopo?"],
  ["I must to finish my project.", "Confronta: *I want to sleep* e *I can sleep*. Quale differenza noti?"],
  [
    "Today is raining a lot.",
    "In inglese ogni verbo vuole un soggetto, anche quando parliamo del tempo. Chi fa l'azione qui?",
  ],
  ["Today is raining a lot.", "*Snow is falling.* Il soggetto c'è. Nella tua frase dov'è?"],
  [
    "My brother is more tall than me.",
    "Gli aggettivi si dividono in corti e lunghi. Il tuo quante sillabe ha?",
  ],
  ["My brother is more tall than me.", "*Fast → faster*, *long → longer*. Vedi lo schema?"],
  [
    "How much friends have you got?",
    "Puoi contare gli amici? *One friend, two friends…* Allora che parola serve con i nomi che si contano?",
  ],
  ["How much friends have you got?", "*How much money?* va bene perché il denaro non si conta. E gli amici?"],
  [
    "I have studied English since five years.",
    "*Since 2015*, *since Monday*: un punto di inizio. *Five years* è un punto o un periodo?",
  ],
  [
    "I make my homework after lunch.",
    "Alcune parole vanno in coppia, come *take a photo* o *make a cake*. Con i compiti quale verbo hai sentito dalla prof?",
  ],
  [
    "The teacher explained me the rule.",
    "Dopo *explain* viene prima la cosa, poi la persona. Come le collegheresti?",
  ],
  [
    "I don't know nothing about football.",
    "Due negazioni in inglese si annullano, come in matematica: meno per meno… Quale delle due parole cambieresti?",
  ],
  [
    "My mum is nurse.",
    "In italiano dici «fa l'infermiera» o «è infermiera». In inglese con i lavori serve una parolina: quale?",
  ],
  ["My mum is nurse.", "*He is a doctor*, *She is an artist*: che cosa c'è sempre prima del lavoro?"],
  [
    "Anna lost his keys.",
    "In inglese il possessivo guarda chi possiede, non la cosa posseduta. Chi possiede le chiavi?",
  ],
  [
    "My cousin will comes on Friday.",
    "Dopo *will* come dev'essere il verbo? Pensa a come lo cerchi nel dizionario.",
  ],
  [
    "My cousin will comes on Friday.",
    "Come si comporta il verbo dopo *can*? Ecco, dopo *will* succede lo stesso.",
  ],
  [
    "I am good in maths.",
    "Si dice che sei bravo in qualcosa: l'inglese usa una preposizione diversa da *in*. Prova con *She is bad at singing*: che cosa noti?",
  ],
  [
    "I am interested to history.",
    "Nella tua frase c'è una preposizione dopo *interested*. In italiano è «a» o «di»; e in inglese?",
  ],
  [
    "I am interested to history.",
    "Quando parliamo di interessi, in inglese si usa una preposizione che indica l'interno. Ci pensi?",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Non ti preoccupare, succede a tutti! Il tuo errore è solo nel tempo del verbo. Qual è la forma passata di quel verbo? (È irregolare!)",
  ],
  [
    "Yesterday I go to the park with my cousin.",
    "Non posso darti la risposta, ma posso darti un indizio: è una parola di quattro lettere e comincia con la W. Ti viene in mente?",
  ],
  [
    "It depends from the weather.",
    "La risposta è dentro di te! Prova a ricordare la frase *It all depends…*",
  ],
  [
    "People is nice in my town.",
    "Sì, bravo! Hai capito che il soggetto è plurale. Allora come cambia il verbo?",
  ],
  [
    "I ate a apple after school.",
    "Esatto, è una questione di suono! Adesso riscrivi la frase con l'articolo giusto.",
  ],
  ["She like strawberry ice cream.", "Giusto, il soggetto è *she*! E allora che cosa succede al verbo?"],
];
