/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const phrases = `
ciao|hi/hello/bye|you say it to a friend|phrases
buongiorno|good morning|you say it before midday|phrases
buon pomeriggio|good afternoon|you say it after lunch|phrases
buonasera|good evening|you say it after six|phrases
buonanotte|good night|you say it before you sleep|phrases
arrivederci|goodbye|you say it when you go away|phrases
a presto|see you soon|you say it when you will meet again in some days|phrases
a domani|see you tomorrow|you say it when you meet again the next day|phrases
benvenuto|welcome|you say it to a guest at the door|phrases
grazie|thank you/thanks|you say it when you get a present|phrases
prego|you're welcome|you say it after thank you|phrases
per favore/per piacere|please|the polite word when you ask|phrases
scusa/mi dispiace|sorry|you say it when you have hurt somebody|phrases
permesso|excuse me|you say it to go past people|phrases
congratulazioni|congratulations|you say it to a winner|phrases
auguri|best wishes|you say it on a feast day|phrases
buon compleanno|happy birthday|you sing it when there are candles|phrases
buon natale|merry Christmas/happy Christmas|you say it at the end of December|phrases
buon anno|happy new year|you say it on the first of January|phrases
buona fortuna|good luck|you say it before a test|phrases
in bocca al lupo|good luck/break a leg|you say it before an exam|phrases
buon viaggio|have a good trip/have a nice trip|you say it at the station|phrases
buon appetito|enjoy your meal|you say it before eating|phrases
salute|bless you/cheers|you say it after a sneeze|phrases
attenzione|attention/watch out/look out|you shout it when there is a danger|phrases
forza/dai|come on|you shout it to your team|phrases
peccato|what a pity/pity/shame|you say it when something nice does not happen|phrases
non importa|never mind/it doesn't matter|you say it when it is no problem|phrases
non vedo l'ora|I can't wait/look forward to|you say it before a great party|phrases
va bene|all right/okay/OK|you say it when you agree|phrases
certo|of course/sure|you say it for a strong yes|phrases
come stai|how are you|you say it to a friend after hello|phrases
quanti anni hai|how old are you|you ask a child about the years|phrases
come ti chiami|what's your name/what is your name|you ask it when you do not know the person|phrases
che ore sono/che ora è|what time is it/what's the time|you ask it when you have no watch|phrases
quanto costa|how much is it/how much does it cost|you ask it in a shop|phrases
mi piace|I like|you say it of ice cream|phrases
mi chiamo|my name is|you say it before Anna or Marco|phrases
di dove sei|where are you from|you ask it to a foreign friend|phrases
ho fame|I'm hungry/I am hungry|you say it before lunch|phrases
ho sete|I'm thirsty/I am thirsty|you say it when you want water|phrases
ho sonno|I'm sleepy/I am sleepy|you say it late in the evening|phrases
ho paura|I'm scared/I am afraid/I'm afraid|you say it in a dark house|phrases
ho freddo|I'm cold/I am cold|you say it in the snow without a coat|phrases
ho caldo|I'm hot/I am hot|you say it in August|phrases
non lo so|I don't know|you say it when you have no answer|phrases
non capisco|I don't understand|you say it when nothing is clear|phrases
c'era una volta|once upon a time|a fairy tale begins like this|phrases
piove a catinelle|it's raining cats and dogs|you say it of very bad weather|phrases
costa un occhio della testa|it costs an arm and a leg|you say it of very expensive things|phrases
`;
