import { activityTable } from "./activities";

/** What happens once. */
export const events = activityTable(`
lose ~ keys / the keys|perdere le chiavi|any|rare
break a glass|rompere un bicchiere|any|rare
win a match / a game|vincere una partita|young|rare
win a prize|vincere un premio|any|rare
find a coin|trovare una moneta|any|rare
buy a new phone|comprare un telefono nuovo|any|rare
buy a present|comprare un regalo|any|rare
take the train to Rome|prendere il treno per Roma|any|rare
get a good mark / a good grade|prendere un bel voto|young|rare
see a rainbow|vedere un arcobaleno|any|rare
see an old friend|vedere un vecchio amico|any|rare
make a mistake|fare un errore|any|rare
write a poem|scrivere una poesia|any|rare
sell an old bike|vendere una vecchia bici|any|rare
go to London|andare a Londra|any|rare
go to the dentist / to the dentist's|andare dal dentista|any|rare
send a postcard|spedire una cartolina|any|rare
read a long novel|leggere un lungo romanzo|any|rare
eat fish and chips|mangiare fish and chips|any|rare
meet a famous singer|incontrare un cantante famoso|any|rare`);
