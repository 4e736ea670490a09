import type { Age } from "./people";

type Scale = "small" | "usual" | "rare";

/**
 * `en` holds the alternatives of a translation, the taught one first, with ~ for the owner's "my", "his" …; `it`
 * begins with an infinitive. What is small fills no day; what is rare is not done every day, and is still spoken of a month later.
 */
export type Activity = {
  verb: string;
  rest: string;
  otherRests: string[];
  it: string;
  age: Age;
  scale: Scale;
};

/** One row each: English, Italian, who, and how rare it is. */
export const activityTable = (rows: string): Activity[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [en = "", it = "", age = "", scale = "usual"] = row.split("|");
      const [taught = "", ...otherRests] = en.split(" / ");
      const [verb = "", ...rest] = taught.split(" ");
      return { verb, rest: rest.join(" "), otherRests, it, age: age as Age, scale: scale as Scale };
    });

/** What people do often, may be doing now, and did on one day or another. */
export const activities = activityTable(`
play football in the park|giocare a calcio nel parco|young
play basketball with friends / basketball with ~ friends|giocare a basket con gli amici|young
play video games|giocare ai videogiochi|young
play the guitar / guitar|suonare la chitarra|any
play the piano / piano|suonare il pianoforte|any
play chess|giocare a scacchi|any|rare
play volleyball|giocare a pallavolo|young
play cards|giocare a carte|any|rare
play table tennis|giocare a ping pong|young
do ~ homework / homework / the homework|fare i compiti|young
do the shopping|fare la spesa|old|rare
go to the swimming pool / to the pool|andare in piscina|any|rare
go to the library|andare in biblioteca|young
go to the park|andare al parco|any
go to the gym|andare in palestra|any
go to the cinema / to the movies|andare al cinema|any|rare
watch cartoons / the cartoons|guardare i cartoni animati|young
watch TV|guardare la TV|any
watch a film|guardare un film|any|rare
listen to music / to the music|ascoltare la musica|any
listen to the radio|ascoltare la radio|any
read a book|leggere un libro|any
read comics / the comics / comic books|leggere i fumetti|young
read the newspaper|leggere il giornale|old
write emails|scrivere e-mail|old|small
write a story|scrivere una storia|young|rare
write messages|scrivere messaggi|any|small
study history|studiare storia|young
study English|studiare inglese|young
study in the library|studiare in biblioteca|young
cook pasta / the pasta|cucinare la pasta|any
cook dinner|cucinare la cena|old
make a cake|fare una torta|any|rare
make pizza / the pizza / a pizza|fare la pizza|any|rare
drink orange juice / the orange juice|bere il succo d'arancia|any|small
drink tea|bere il tè|old|small
drink hot chocolate / the hot chocolate|bere la cioccolata calda|young|small
eat an apple|mangiare una mela|any|small
eat ice cream / an ice cream / the ice cream|mangiare il gelato|any
eat pizza / a pizza / the pizza|mangiare la pizza|any
walk the dog|portare a spasso il cane|any
feed the cat|dare da mangiare al gatto|any|small
wash the dishes|lavare i piatti|any|small
wash the car|lavare la macchina|old|rare
clean the kitchen|pulire la cucina|any
tidy ~ room|mettere in ordine la camera|young
ride a bike / ~ bike|andare in bici|any
run in the park|correre nel parco|any
swim in the lake|nuotare nel lago|any|rare
swim in the sea|nuotare nel mare|any|rare
take photos / pictures|fare fotografie|any
paint a picture|dipingere un quadro|any|rare
draw animals|disegnare animali|young
sing in the choir / in a choir|cantare nel coro|any|rare
dance with friends / with ~ friends|ballare con gli amici|any|rare
work in the garden|lavorare in giardino|old
visit a museum|visitare un museo|any|rare
help in the kitchen|aiutare in cucina|young
meet friends in town / ~ friends in town|incontrare gli amici in centro|any
buy bread / the bread / some bread|comprare il pane|old|small
buy comics|comprare fumetti|young|rare
send messages|mandare messaggi|any|small
train with the team|allenarsi con la squadra|young
speak English|parlare inglese|any
learn new words|imparare parole nuove|young
go shopping|fare shopping|any|rare`);

/** Those whose Italian a pupil can turn back into the same English. */
export const translatable = activities.filter(
  ({ it }) => !/^(?:allenarsi|dare da|portare|incontrare|dipingere|mandare|mettere|aiutare)/.test(it),
);

export const withRest = (activity: Activity, own: string) => activity.rest.replace("~", own);
/** Every way to say what follows the verb, the taught one first. */
export const restsOf = (activity: Activity, own: string) =>
  [activity.rest, ...activity.otherRests].map((rest) => rest.replace("~", own));
