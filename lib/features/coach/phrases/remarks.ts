/** What is already right in a try, or what an answer is worth: statements. `{own}` is a word of the student's. */
export const remarks = {
  misspelt: [
    "L'idea è giusta: in «{own}» [non torna ancora l'ortografia|resta solo da sistemare l'ortografia|manca ancora la grafia esatta].",
    "La parola che hai in mente è quella, ma «{own}» [non si scrive ancora così|ha ancora una lettera fuori posto].",
    "Hai pensato alla parola giusta, «{own}» però [va ancora scritta bene|ha ancora un problema di lettere].",
  ],
  regularised: [
    "Il tempo che hai scelto è giusto; è la forma «{own}» [che non esiste|che ti tradisce|che non va ancora].",
    "Hai capito che serve il passato, ma «{own}» [segue una regola che questo verbo non segue|tratta il verbo come se fosse regolare].",
    "Passato, sì: [solo che|però] «{own}» non è ancora [la sua forma|come si dice].",
  ],
  otherColumn: [
    "Il verbo è quello e pensi al passato: «{own}» però [sta in un'altra colonna della tabella|da solo non basta].",
    "Sei nella tabella giusta, ma «{own}» [è di un'altra colonna|vuole un aiutante accanto].",
  ],
  half: [
    "Un pezzo c'è già: «{own}» va bene, [manca ancora il resto|ora serve il resto].",
    "Metà del lavoro è fatta con «{own}», [ma non basta ancora|resta l'altra metà].",
    "«{own}» è al suo posto, [però manca ancora qualcosa|ma non è ancora tutto].",
  ],
  rightPlace: [
    "Stai cambiando [il pezzo|il punto] giusto, ma la forma non è ancora quella.",
    "[Il posto|Il punto] è quello buono, la forma non ancora.",
    "Hai messo le mani dove serviva: [non ancora del tutto|ci manca ancora un passo].",
    "Hai capito dove guardare, e [non è poco|è già un passo]: la forma però non torna ancora.",
  ],
  wrongPlace: [
    "Hai cambiato un'altra parte: [quella che conta è rimasta uguale|il nodo è rimasto dov'era].",
    "Quel pezzo andava già bene, [il nodo è un altro|è un altro che non torna ancora].",
    "Qualcosa è cambiato, ma [non ancora il punto che conta|il punto vero non ancora].",
  ],
  /** The reason, in the student's words: nobody judges how it is put. */
  ownReason: [
    "Una regola detta con parole tue [resta in mente|si ricorda meglio].",
    "[Tieni stretta|Scriviti sul quaderno] questa spiegazione: [è tua|viene da te].",
    "Chi sa dire il perché [di solito non ci ricasca|è a buon punto].",
    "Spiegarlo [così|a parole tue] è già [un modo di impararlo|mezzo ripasso].",
  ],
  heard: [
    "[Tieni a mente|Segnati|Teniamo] questa [risposta|idea|osservazione].",
    "[Ragioniamo su|Partiamo da|Costruiamo su] quello che hai [detto|notato|scritto].",
    "Hai [guardato|osservato] la frase da vicino, [andiamo avanti|proseguiamo].",
    "[Ho capito come la vedi|Vedo come ragioni], facciamo un altro passo.",
  ],
};
