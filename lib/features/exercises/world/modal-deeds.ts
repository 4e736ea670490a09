import { activityTable } from "./activities";

/** What one can do; without Italian (-) it is not translated. */
export const skills = activityTable(`
swim|nuotare|any
swim very well|nuotare molto bene|any
ride a bike|andare in bici|any
ride a horse|cavalcare|any
play the guitar / guitar|suonare la chitarra|any
play the piano / piano|suonare il pianoforte|any
play chess|giocare a scacchi|any
play tennis|giocare a tennis|any
speak English|parlare inglese|any
speak French|parlare francese|any
speak three languages|parlare tre lingue|any
cook pasta|cucinare la pasta|any
make pizza / a pizza|fare la pizza|any
make a cake|fare una torta|any
draw animals|disegnare animali|any
sing|cantare|any
dance|ballare|any
drive a car|guidare una macchina|old
read music|leggere la musica|any
use a computer / the computer|usare il computer|any
repair a bike|-|any
skate|pattinare|any`);

/** What one must or should do. */
export const duties = activityTable(`
do ~ homework / homework / the homework|fare i compiti|young
study for the test|studiare per la verifica|young
study every day|studiare ogni giorno|young
tidy ~ room / the room|-|young
help at home|aiutare in casa|young
wash the dishes|lavare i piatti|any
clean the kitchen|pulire la cucina|any
drink more water|bere più acqua|any
eat more fruit|mangiare più frutta|any
read more books|leggere più libri|any
go to bed early|andare a letto presto|any
go to the dentist / to the dentist's|andare dal dentista|any
buy some milk / milk|comprare il latte|any
close the window|chiudere la finestra|any
open the door|aprire la porta|any
call the doctor|chiamare il dottore|any
finish this exercise|finire questo esercizio|young
speak slowly|parlare lentamente|any
write an email|scrivere una e-mail|any
wear a helmet|portare il casco|any
take the bus|prendere l'autobus|any
arrive on time|arrivare in orario|any
listen to the teacher|ascoltare l'insegnante|young
practise every day|esercitarsi ogni giorno|young`);

/** What one must not or should not do. */
export const forbidden = activityTable(`
eat too many sweets|-|any
arrive late / late again|arrivare tardi|any
use the phone in class|-|young
run in the corridor|-|young
shout in the library|-|any
forget the keys|dimenticare le chiavi|any
forget the umbrella|dimenticare l'ombrello|any
play video games all night|-|young
copy the exercise|copiare l'esercizio|young
open this box|aprire questa scatola|any
touch the picture|toccare il quadro|any
swim after lunch|-|any
go to bed late|andare a letto tardi|any
drink cold coffee|-|old
talk during the test|parlare durante la verifica|young
lose the tickets|perdere i biglietti|any
wake the baby|svegliare il bambino|any
sit on the table|-|any
park here|parcheggiare qui|old
work too much|lavorare troppo|old
wait in the rain|-|any
speak Italian in class|-|young`);
