const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that are English and not Italian. */
export const englishWords = list(`
the is are was were am be been being have has had having my your his her its our their this that these those and but
because with without from for of to it he she you we they him them us not very too there here what where when who whose
which why how yesterday today tomorrow every always never often sometimes usually now then than also or if can could will
would should must may might does did done doing go goes going went like likes liked get got want need make made know
think see saw eat say said some any many much more most all both few lots about after before during under over between
into on at by up down out off back again only just really still already yet ago since until while so-called as an well
good bad nice big small old new young happy sad tired hungry beautiful year years day days week month time people friend
friends school house home book books dog cat mother father sister brother teacher english italian hello hi hey thanks
please yes sorry ok okay let's rains raining snowing mum dad mom monday tuesday wednesday thursday friday saturday sunday
myself yourself something anything nothing someone nobody everyone one two three four five six seven eight nine ten eleven
twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty dont doesnt didnt isnt`);

/** Words that are Italian and not English. */
export const italianWords = list(`
il lo la gli le un uno una di che è e ed non per con da dal dalla del della dello dei degli delle al alla allo ai agli
alle nel nella nello nei nelle sul sulla sui sulle col mi ti si ci vi ne se ma o od anzi anche ancora già più meno molto
molta molti molte poco tanto tutto tutti tutte ogni questo questa questi queste quello quella quelli quelle quel quale
quali cosa chi cui quando dove perché perche poi però pero quindi allora invece mentre dopo prima sempre mai spesso oggi
ieri domani adesso ora qui qua lì là sì si' ho hai ha abbiamo avete hanno avere sono sei siamo siete essere era ero eri
erano stato stata faccio fai fa facciamo fanno fare fatto devo devi deve dobbiamo dovete devono dovere posso puoi può
possiamo possono voglio vuoi vuole vogliamo vorrei vado vai va andiamo vanno andare detto dire dico dici dice dicono
dimmi dammi aiutami scrivi scrivere scritto scrivo frase frasi parola parole verbo verbi soggetto compito compiti
esercizio esercizi inglese italiano italiana giusto giusta sbagliato sbagliata corretto corretta risposta risposte
domanda domande soluzione aiuto ciao grazie prego buongiorno buonasera salve scusa scusi capito capisco capire so' boh
bene male secondo me' mia mio miei mie tuo tua tuoi suo sua suoi loro nostro nostra io tu lui lei noi voi casa scuola
anno anni giorno giorni mamma papà fratello sorella amico amica amici cane gatto ragazzo ragazza ragazzi bambino usa uso
usare significa dire vuol vorrebbe tipo così cosi solo soltanto niente nulla nessuno qualcosa qualcuno senza tra fra su
sopra sotto meglio peggio bello bella brutto grande piccolo nuovo vecchio primo seconda terzo differenza passato presente
futuro regola grammatica tempo volta volte spiegami spieghi spiegare traduci tradurre tradotto traduzione fammi correggi
correggere controlla controllare va' e' metto penso credo mettere mettersi piace piacciono parlare studio studiare leggere uguale nn cmq qnd qnt qnta qnti qst qsto qsta pk pke tt dv dmn nnt trp anke ke xche xchè
xke xké perke sn anch c'è dov'è cos'è qual e comunque inoltre perciò infatti oppure ovvero dunque magari almeno appena davvero proprio abbastanza soprattutto innanzitutto altrimenti nonostante sebbene affinché finché siccome poiché durante attraverso insieme talvolta raramente subito presto tardi cioè eppure intanto ormai piuttosto purtroppo quasi tuttavia`);

/** Written alike in both languages, or names of things both share: no evidence. */
export const sharedWords = list(`
a i in no me do so come sole due pure male fine more sale case rose mare care dare ride note mine tale date prime camera
idea radio video pizza pasta sport film computer internet email chat ok bar euro zero banana piano gelato sei are per
social smartphone tablet hobby test quiz weekend web`);

/** Italian words that join what is said, or only fill it: to a teacher they are said between English ones too. */
export const italianConnectors =
  list(`quindi allora però cioè insomma comunque infatti dunque invece oppure ovvero magari
forse purtroppo siccome perché perche tipo ossia`);
