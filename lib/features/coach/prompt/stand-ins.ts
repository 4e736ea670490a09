/** Common first names that fit a boy and a girl, in Italian and in English sentences. */
export const nameStandIns =
  `Alex Robin Sam Jamie Charlie Chris Nicky Kim Terry Dana Casey Jess Max Toni Frankie Andy Bobby Jackie
Lou Morgan Taylor Jordan Riley Quinn Rory Sasha Ash Drew Kelly Leslie Marty Ollie Ronnie Shay Val Billie Reese Emery Harley
Lane`.split(/\s+/);

export const placeStandIns =
  `Springfield Riverton Oakville Milford Ashford Greenville Fairview Lakewood Hillsboro Kingston
Newport Burlington Clayton Franklin Georgetown Salem Dayton Dover Hudson Bristolville`.split(/\s+/);

const list = (words: string) => new Set(words.trim().toLowerCase().split(/\s+/));

/** First names of textbooks and of half a class: alone they lead to nobody. */
export const commonNames = list(`
tom anna luca marco giulia sara sofia emma peter john mary paul lucy kate jack jane james david mike ben harry george
robert william kevin linda susan lisa laura maria paolo giovanni francesco matteo andrea chiara martina alessia alice
lorenzo davide simone elena giorgia aurora mattia tommaso leonardo alessandro gabriele riccardo edoardo federico
giuseppe antonio roberto stefano carlo mario luigi beatrice camilla greta noemi viola ludovica francesca valentina
federica elisa michael daniel oliver emily jessica charlotte olivia amy helen julia sarah nick bob bill tim dan joe sue
ann rose grace max mia leo alex sam chris robin charlie kim jamie maria nina nadia omar ali
brown smith jones white green black bean taylor wilson king`);

/** Names everybody knows from books, films, history and the news, in one word each. */
export const knownNames = list(`
harry potter romeo juliet giulietta shakespeare dickens hamlet macbeth sherlock holmes watson cinderella snow frankenstein dracula
columbus colombo einstein newton darwin mozart leonardo michelangelo dante caesar napoleon hitler churchill lincoln mandela
gandhi luther king parks obama biden trump diana elizabeth victoria charles william kate messi ronaldo totti maradona
mbappe haaland lebron jordan curry sinner federer nadal hamilton verstappen leclerc taylor swift beyonce rihanna eminem
adele sheeran ed billie eilish beatles maneskin blanco geolier rowling tolkien cristiano wilde oscar canterville malala lord smiths twist oliver orwell huxley austen bronte kipling twain poe stevenson swift carroll lewis wells joyce woolf hemingway london frodo gandalf batman superman spiderman
spider mario luigi zelda pikachu pokemon minecraft fortnite roblox netflix disney marvel google youtube tiktok instagram
whatsapp amazon apple samsung iphone playstation xbox nintendo nutella mcdonald coca cola pepsi nike adidas ferrari
lamborghini fiat vespa tesla inter milan juventus juve napoli roma lazio liverpool arsenal chelsea manchester barcelona
real madrid halloween thanksgiving christmas easter santa claus pinocchio peter pan alice wonderland gruffalo greta
thunberg anne frank odysseus ulysses achilles hercules zeus thor loki elsa olaf simba nemo shrek voldemort hermione ron
hogwarts colosseum vesuvius etna titanic buckingham palace ben tower bridge eye wembley broadway hollywood oxford
cambridge stonehenge sahara amazon everest nile thames tamigi alps alpi`);

/** Capitalised words of Italian and English that are no names, and short words that open a sentence. */
export const notNames = list(`
il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi come cosa quando dove quale quanto non si no
io tu lui lei noi voi loro mio mia miei mie tuo tua suo sua nostro vostro questo questa quello quella oggi ieri domani ora
adesso poi dopo prima sempre mai anche ancora allora quindi invece ciao salve buongiorno buonasera grazie prego scusa prof
professoressa professore maestra maestro signor signora dottor coach ai english italian inglese italiano natale pasqua
befana ferragosto lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio
agosto settembre ottobre novembre dicembre mr mrs miss ms dr sir lady ok tv pc dvd cd uk usa us eu bbc dna dad mum mom
grandma grandpa mamma papa nonno nonna zio zia invalsi ket pet fce cambridge trinity unit page exercise student book science maths math history geography art music pe it technology religion scienze storia geografia matematica
tecnologia musica arte religione motoria signore caro cara dear love don anelli stanco stanca felice triste
workbook present past simple continuous perfect future going will conditional passive
ho hai ha sono sei e era vado vai va faccio fai fa posso puoi devo vorrei voglio scrivi scrivo aiutami dimmi dammi puoi
traduci traduzione esercizio esercizi compito compiti tema testo frase frasi verbo verbi completa rispondi domanda domande
secondo perche perché forse magari bene male sì si certo va ecco boh mah uffa dai aiuto help hello hi hey dear yes please
mi ti ci vi ne me te lo dei delle del della nel nella al alla agli`);

/** First names and words of every day at once: in small letters they stay what they are. */
export const wordsAsWell = list(`
rosa viola gioia stella luna chiara bianca serena grazia vita marina vera alba aurora celeste felice leone angelo pace ambra
perla asia azzurra margherita gaia speranza vittoria luce blu sole mare fiore drago gatto cane lupo tigre volpe
will mark grace hope rose lily may june april summer dawn joy faith jack bill rob art ray drew chance studente student
star moon sun sky cat dog wolf fox dragon king queen prince princess boy girl`);

/** Where a list of words after "mi chiamo" or "my friend" stops being a name. */
export const endsName = list(`
e ed o ma and or but ho hai ha is am are was has have had sono sei abito vivo vado frequento faccio di da del della in a at
from with con che who that because perche and i il la lo un una the my mio mia non not to per for very so molto tanto
likes like loves plays lives goes says said dice va vuole viene abita piace mi si ci lui lei he she they when quando
anche also really always sempre today oggi ieri yesterday tomorrow domani every ogni on it this questa questo do does can
could would will should must isn't doesn't don't didn't came come went go went gave told asked eats eat works studies
called`);
