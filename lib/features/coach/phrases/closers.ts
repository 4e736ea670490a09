/** How a reply ends when no mistake is open: questions. */
export const closers = {
  start: [
    "Su che cosa [lavoriamo oggi|stai lavorando|ragioniamo adesso]: [una frase tua|un esercizio|una parola|una regola] o [altro|qualcosa di diverso]?",
    "[Mi scrivi|Mi mandi|Ti va di scrivermi] [una frase in inglese|due parole in inglese|una riga in inglese] [sulla tua giornata|su quello che ti piace|su un tuo amico|sulla tua scuola|sul tuo fine settimana|su un film|sulla tua stanza|sul tuo sport]?",
    "[Che compito|Quale esercizio|Quale pagina] [hai da fare|ti hanno dato] [per oggi|per domani|questa settimana]?",
    "[Quale esercizio|Quale frase|Quale pagina] guardiamo [adesso|per prima cosa|in due]?",
    "[Qual è|Mi copi qui] la prima frase [del tuo esercizio|che ti dà dubbi|su cui vuoi ragionare]?",
    "Che cosa [vorresti|ti piacerebbe] [dire|saper dire|raccontare] in inglese [oggi|adesso|a un amico straniero|in viaggio]?",
    "[Mi racconti|Sapresti raccontarmi] in inglese [che cosa hai fatto ieri|che cosa farai domani|com'è la tua classe|che cosa mangi di solito|chi è il tuo migliore amico|che musica ascolti]?",
  ],
  /** After a bad moment: the smallest of steps. */
  small: [
    "Partiamo da poco: [mi scrivi tre parole inglesi che sai già|qual è una parola inglese che ti piace|mi scrivi una frase facile che comincia con I like]?",
    "[Qual è|Mi dici] una cosa sola che [oggi ti ha confuso|non ti torna], anche piccola?",
    "Che cosa [in classe|sul libro] ti è sembrato più strano: una parola, un verbo o una frase?",
  ],
  sendTry: [
    "[Mi scrivi|Mi mandi|Mi fai vedere] [il tuo primo tentativo|la tua frase|quello che hai provato], [anche se hai dei dubbi|anche a metà|senza paura di sbagliare]?",
    "[Qual è la frase|Come comincia la frase|Mi copi la frase], e tu che cosa [ci metteresti|proveresti|scriveresti]?",
    "[Da dove|Da quale parola|Da quale pezzo] [partiresti tu|cominceresti|vorresti cominciare]?",
    "[Quali parole|Quali pezzi] [sai già|riconosci già|ti vengono in mente] in inglese?",
  ],
  goFurther: [
    "[Mi racconti|Mi scrivi|Aggiungi] [qualcosa di più|un'altra frase|un dettaglio], sempre in inglese?",
    "Come [continueresti|andresti avanti|allungheresti il discorso] con [un'altra frase|una frase in più|due parole in più]?",
    "Che cosa [aggiungeresti|diresti ancora] per spiegare [il perché|il come|il quando|il dove]?",
    "[Riesci a dire|Sapresti dire|Come diresti] lo stesso [di un tuo amico|di tua cugina|del tuo vicino|di un personaggio famoso|di un compagno]?",
    "[E poi|Dopo|E il giorno dopo] che cosa succede, [detto in inglese|in inglese|con una frase inglese]?",
    "[Quale domanda|Che domanda] [faresti|potresti fare] in inglese a [un amico|un compagno|chi ti legge] sullo stesso argomento?",
  ],
  fromStatement: [
    "[Riesci|Prova: riesci] a trasformarla in una domanda?",
    "Come [diventerebbe|suonerebbe|la diresti] al negativo?",
    "Sapresti aggiungere [quando succede|dove succede|con chi succede]?",
  ],
  fromFirstPerson: [
    "E se parlassi di [tua cugina|un tuo amico|tuo zio] invece che di te, che cosa cambierebbe?",
  ],
  fromQuestion: [
    "E tu come [risponderesti a questa domanda|risponderesti, in inglese]?",
    "Che risposta ti immagini, in inglese?",
    "Quale altra domanda potresti fare alla stessa persona?",
  ],
  goFurtherHard: [
    "Riesci ad allungarla con [because|when|so]?",
    "Come la diresti parlando [di ieri|dell'anno scorso|di domani]?",
    "Sapresti unirla a un'altra idea con [but|although|while]?",
  ],
  useWord: [
    "[Sapresti metterla|Riesci a metterla|Come la metteresti] in una frase [tua|su di te|divertente|sulla scuola]?",
    "[In quale|Con quale] frase [potresti usarla|la useresti] [oggi|domani a scuola]?",
    "Che frase ci costruiresti attorno?",
  ],
  /** Of an English word whose meaning was guessed. */
  useEnglish: [
    "[Mi scrivi|Ti va di scrivermi|Mi inventi] una frase inglese con «{word}» dentro?",
    "Come useresti «{word}» in una frase [tua|sulla tua giornata|sulla scuola|su un tuo amico]?",
  ],
  wholeSentence: [
    "[Mi scrivi|Vuoi scrivermi|Ti va di scrivermi] [tutta la frase|la frase intera|la frase con questa parola dentro]?",
    "Come [viene|suona|diventa] la frase [completa|intera|con questa parola]?",
    "[In quale frase|Con quali altre parole] [la metteresti|la useresti]?",
  ],
  exercise: [
    "Chi è il soggetto, e quale parola ti dice il tempo?",
    "Che indizio di tempo trovi nella frase?",
    "Che cosa metteresti tu nel primo spazio, e perché?",
    "Quando succede l'azione, secondo te?",
    "Quale parola della frase ti aiuta a decidere?",
  ],
  lesson: [
    "[Mi scrivi|Ti va di scrivermi|Provi a scrivermi] un esempio tuo [con questa regola|su questo punto]?",
    "[Come|In quale frase] la useresti [parlando di te|parlando di un amico|in una frase breve]?",
  ],
  build: [
    "[Chi fa l'azione|Di chi si parla|Qual è il soggetto], e [quale verbo ti serve|che cosa fa]?",
    "[Da quale soggetto e da quale verbo|Da quale parola|Da quale pezzo] [partiresti|cominceresti]?",
    "Quali parole [di questa frase sai già in inglese|conosci già in inglese|ti mancano]?",
    "Quando succede [quello che racconti|l'azione], [adesso, prima o dopo|secondo te]?",
    "Come diresti in inglese [solo l'inizio|solo le prime due parole|solo chi e che cosa fa]?",
  ],
  essay: [
    "[Qual è la prima idea|Qual è il ricordo più bello|Qual è la cosa più importante] che [ti viene in mente|vuoi raccontare], [anche in italiano|con parole semplici]?",
    "[Di chi o di che cosa|Di quale momento] parleresti [nella prima frase|all'inizio], e che cosa [succede|ne diresti]?",
    "Con quali tre parole inglesi [cominceresti|faresti un elenco di idee]?",
    "Come presenteresti l'argomento in una frase [corta corta|di cinque parole|semplice]?",
  ],
  homework: [
    "[Mi copi qui|Mi scrivi|Mi mandi] [la frase dell'esercizio|la prima frase|la consegna], [e la guardiamo insieme|e partiamo da lì|così vediamo da dove partire]?",
    "[Che cosa chiede|Di che cosa parla] [il compito|l'esercizio], [e qual è la prima frase|e come comincia]?",
  ],
  testOn: [
    "[Mi scrivi|Provi a scrivermi|Ti va di scrivermi] una frase tua per provare {name}, [anche corta|e la guardiamo insieme|senza guardare il libro]?",
  ],
  test: [
    "[Quale argomento|Quale regola|Quale parte] [ti preoccupa di più|ti convince meno|vuoi ripassare per prima]?",
    "[Da quale regola|Da quale esercizio|Da quale unità] [partiamo|cominciamo|vuoi partire]?",
    "Mi scrivi una frase con [la regola che ti preoccupa|l'argomento della verifica]?",
  ],
  guess: [
    "[Che parola potrebbe essere|Quale parola diresti|Qual è la tua ipotesi|Che cosa ti viene in mente]?",
    "[Ti ricorda|Ti fa pensare a] [qualcosa che hai già studiato|una parola che hai già sentito|una canzone o un film]?",
    "[Come|In che modo] la [chiameresti|diresti] [in inglese|tu]?",
  ],
  guessItalian: [
    "[Che cosa vorrà dire|Quale parola italiana diresti|Qual è la tua ipotesi] [in italiano|secondo te]?",
    "[Come|Con quale parola] la [tradurresti|diresti] tu?",
  ],
  describe: [
    "Come la spiegheresti con parole inglesi che già conosci?",
    "A che cosa serve, o com'è fatta, detto in inglese semplice?",
    "Conosci una parola inglese vicina a questa?",
    "In quale frase ti serve?",
  ],
  context: [
    "In quale frase l'hai trovata, e che cosa capisci dal resto?",
    "Che parole ci sono intorno, nella frase dove l'hai letta?",
    "Dal contesto, che cosa immagini che voglia dire?",
    "Somiglia a qualche parola che conosci?",
  ],
  /** After some work is done. */
  onward: [
    "[Continuiamo|Andiamo avanti] con [un'altra frase|una parola nuova|un'altra regola] o [per oggi basta così|ci salutiamo qui]?",
    "[Ti va|Vuoi provare] [ancora una frase|un'ultima frase|un'altra sfida], o [per oggi basta|ci fermiamo qui]?",
  ],
  bye: [
    "[Che cosa|Quale parola|Quale regola] di oggi [ti porti via|ricorderai domani|spiegheresti a un amico]?",
    "[Come saluteresti|Come diresti a presto] in inglese [un amico|la tua classe|un compagno di viaggio]?",
  ],
  pronounce: [
    "[Con quale parola che conosci|Con quale altra parola] [fa rima|la faresti rimare]?",
    "[Quante sillabe|Quanti colpi] senti se la dici [battendo le mani|ad alta voce]?",
    "[Su quale parte|Dove] [batte l'accento|cade l'accento], secondo te?",
  ],
  which: [
    "[Quale frase|Quale parte|Quale riga] [ti dà più dubbi|guardiamo per prima|vuoi controllare]?",
    "[Che cosa|Di che cosa] parla [questo testo|questo brano], in una frase inglese tua?",
  ],
};
