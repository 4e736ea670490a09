/** Ways of speaking that only sound grave, as rules write their words: what they match is left aside. */
export const idioms = [
  "(non sei|non siete|tu non sei) (affatto |mica |per niente |certo |proprio |per nulla |un |una |uno |ne |e |nemmeno |neanche |o )*(stupid*|scem*|idiot*|cretin*|ignorant*|somar*|asin*|imbecill*|inutil*|fallit*|pigr*|incapac*|tont*)",
  "(you are not|youre not|you are n t|you aren t|you arent) (at all |a |an )*(stupid|dumb|idiot|useless|loser|lazy|ignorant)",
  "(sto |stavo |sono |siamo |ho |mi sembra di |faccio |fa )?(mor*|muoio|muori|muore|muoiono|crep*|sto morendo|schiatt*) (quasi )?(dal|dalla|dallo|dalle|dai|di|del) (la |il )?(ridere|risate|sonno|fame|sete|caldo|freddo|noia|paura|vergogna|imbarazzo|invidia|curiosita|voglia|stanchezza|gioia|felicita|rabbia|fifa|ansia|nostalgia|fatica|emozione|crepacuore)",
  "(caldo|freddo|bello|bella|buono|buona|stanco|stanca|noioso|noiosa|fame|sete|sonno|vergogno|divertente|ridere|mi piace|mi annoio|paura|difficile|piace) da morire",
  "mi (ammazzo|ammazzero|sto ammazzando|uccido) (di|dalle|dal|con i|con le) (compiti|risate|ridere|studio|lavoro|fatica|allenament*|palestra|verifiche|esercizi|libri|cibo|pizza|verbi)",
  "mi (ha |hanno )?(dat*|da|danno|tira*|prend*|spin*|picchi*|mena*|fa*|chiam*) _ per scherzo",
  "mi (uccido|ammazzo|sparo) se (esce|interroga*|mi interroga*|domani (interroga*|esce)|chiede*|perdiamo|perde|piove|c e)",
  "(would )?rather die than",
  "(preferisco|preferirei|meglio) morire (che|piuttosto che) (studiare|fare|mangiare|leggere|rifare|correre)",
  "(mi (fai|fa|fate|fanno)|da farmi|fa) morire",
  "mi sparo (un|una|due|tre|la|il|le|tutta|tutto)",
  "(mamma|papa|nonna|nonno|prof|prof*|maestra|genitori|miei|sorella|allenatore|coach|mio fratello|mia sorella) mi (ammazz*|uccid*|strozz*|scann*|fa fuori) (se|quando|perche ho|per)",
  "(compit*|verb*|vocaboli|eserciz*|prof|matematica|scuola|verific*|interrogazion*|lezion*|allenament*|mal di testa|caldo|sonno|ansia) mi (sta |stanno |sta sempre )?(uccid*|ammazz*|distrugg*|uccidendo|ammazzando)",
  "(mom|dad|parents|teacher|prof|sister|brother|grandma|coach|friends|boss) (will|is going to|are going to|would|is gonna|is) (kill|killing|murder) me (if|when|because|for|.)",
  "(homework|exercise|exercises|test|tests|exam|heat|shoes|feet|back|head|headache|suspense|verbs|maths|it|this|school|these words) (is|are|was) (really )?killing me",
  "dying (to|for)",
  "die (of|from) (laugh*|boredom|embarrassment|shame|hunger|thirst|heat|cold|curiosity)",
  "(die|died|dying) laughing",
  "would die (without|for)",
  "to die for",
  "could kill for",
  "kill (two birds|time|the time)",
  "(scared|bored|tired|worried|frightened|frozen) to death",
  "dead (tired|end|line|battery)",
  "(tagli*|tagliat*) (i |le |la |il |gli |un |un po |l |ancora |via )*(capelli|unghie|barba|frangia|ciuffo|erba|torta|pizza|pane|dito|pollice|carta|stoffa|legna|verdur*|ginocchio con)",
  "(cut|cutting|hurt) my (hair|nails|finger|thumb|beard|fringe|knee|foot|ankle|leg (at|playing|while|when|during)|arm (at|playing|while|when|during)|hand (with|at|while))",
  "(cut|hurt|burn|burned|burnt) myself (with|while|playing|when i (was|fell|played|ran|cooked)|shaving|during|falling|cooking|by accident|doing|running)( the| a)?",
  "(mi butto|mi lancio|mi tuffo|buttarmi) (in (piscina|mare|acqua|lago)|sul (letto|divano)|dal trampolino|dallo scivolo|a letto|nella mischia|nel fango|nella piscina)",
  "(jump|jumped|jumps|jumping) (off|from) the (diving board|bus|swing|train|wall|bed|sofa|table|box|horse)",
  "mi tocca (fare|studiare|andare|leggere|scrivere|imparare|ripetere|finire|pulire|il turno|aiutare)",
  "(voglio|vorrei|volevo) (sparire|scomparire|sprofondare) (dalla|dal|per la|per non|per evitare|sotto) (vergogna|imbarazzo|terra|banco|fare|la verifica|interrogazione|la|essere interrogat*|andare)",
  "(paura|terrore) di (papa|babbo) natale",
];

/** Signs that somebody else's story is told, or that a word is only asked for. */
export const storySigns = [
  "(romeo|juliet|giulietta|hamlet|amleto|ofelia|ophelia|macbeth|othello|otello|desdemona|werther|ortis|didone|enea|achille|achilles|frankenstein|dracula|dorian|oliver twist|harry|voldemort|dudley|cinderella|cenerentola|biancaneve|snow white|shakespeare|dickens|foscolo|dante|virginia woolf|hansel|gretel|cappuccetto|katniss|jekyll|hyde|sherlock)",
  "(the|a|this|my|our|in the|of the|il|un|una|la|questo|questa|nel|nella|nell|del|della|in) (favourite |favorite |english |inglese )?(book|novel|poem|song|film|movie|story|tale|play|tragedy|character|chapter|lyrics|episode|series|scene|legend|myth|libro|romanzo|poesia|canzone|storia|racconto|favola|fiaba|tragedia|protagonista|personaggio|capitolo|brano|episodio|serie|scena|articolo|notizia|news|article|text|passage|leggenda|mito|poeta|scrittore|scrittrice|testo|monologo)",
  "(la polizia|the police) (ha|hanno|found|arrest*|caught|stopped)",
  "(main character|protagonist|narrator|poet|author)",
];

export const wordQuestionSigns = [
  "come (si )?(dice|traduce|scrive|pronuncia|direbbe|dico|traduco|scrivo)",
  "how do (you|i) (say|spell|write|translate|pronounce)",
  "(cosa|che) (significa|vuol dire|vuole dire)",
  "what (does|do) _ mean",
  "(traduc*|translate|translation|traduzione)",
  "si (dice|traduce|scrive)",
  "(dialogo|dialogue|dialoghi)",
  "(e (corretto|corretta|regolare|irregolare)|quale (e|forma)|riflessivo|reflexive|canzone .|song .|secondo o terzo|condizionale|che tempo e)",
  "(is an expression|is a question|e una domanda|e un modo di dire|in inglese|is a song|e una canzone)",
];

/** "E merenda?", "come si dice morire?", "non mi ricordo bagno": one word is asked for, and nothing is told. */
export const asksForOneWord =
  /^(?:(?:e|o|invece|ma|scusa|ok|coach|prof|please)(?: \.)? )*(?:(?:per |come faccio a |come posso |non so |non so come |non mi ricordo come |come |cosa |che |che cosa )?(?:si )?(?:dice|dire|scrive|traduce|pronuncia|vuol dire|significa) |non (?:mi )?(?:so|ricordo) |e )(?:il |la |lo |l |i |gli |le |un |una )?[a-z]+(?: in inglese| invece)?(?: \.)*$|^(?:il |la |lo |l |un |una )?[a-z]+ (?:in inglese|come si (?:dice|scrive|pronuncia)|che significa|cosa significa|che vuol dire|cosa vuol dire)(?: \.)*$/;

/** What makes a quotation the writer's own words after all. */
export const ownVoiceSigns = [
  "(anch|anche) io",
  "(come|proprio come) me",
  "(me too|like me|i feel|i agree|so do i|same as me|and i|i really|i want)",
  "(io (voglio|vorrei|mi)|mi sento|lo penso|lo voglio|penso lo stesso|e io|sul serio|davvero)",
];
