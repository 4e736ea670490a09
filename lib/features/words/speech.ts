/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const speech = `
leggere|read|you do it with a book in front of you|speech
scrivere|write|you do it with a pen and paper|speech
ascoltare|listen/listen to|you do it with your ears, and you pay attention|speech
parlare|speak/talk|you do it with your voice|speech
studiare|study|you do it with your books before a test|speech
imparare|learn|after it, you know something new|speech
insegnare|teach|a good person at school does it for you|speech
capire|understand|you do it when an idea becomes clear|speech
sapere|know|you do it when you have the answer in your head|speech
pensare|think|your brain does it|speech
ricordare|remember|the opposite of losing something from your mind|speech
dimenticare|forget|when something goes out of your mind|speech
chiedere|ask|you do it when you want an answer|speech
rispondere|answer|you do it after a question|speech
cantare|sing|you do it with your voice and a melody|speech
dire|say/tell|to use your voice and words|speech
raccontare|tell|to give a story to somebody who listens|speech
permettere|allow/let|to say that somebody may do it|speech
vietare/proibire|forbid/prohibit|to say that nobody may do it|speech
osservare|observe/watch|to look for a long time|speech
notare|notice|to see something that others do not see|speech
riconoscere|recognise/recognize|to know a face again|speech
conoscere|know/meet|to be a friend of somebody|speech
immaginare|imagine|to see something only in your mind|speech
indovinare|guess|to find the answer without knowing|speech
decidere|decide|to choose what to do|speech
pianificare/progettare|plan|to think now about what to do later|speech
organizzare|organise/organize|to get everything ready for a party|speech
mentire/dire bugie|lie/tell lies|to say what is not true|speech
ingannare|deceive/trick/cheat|to make somebody believe a false thing|speech
imbrogliare|cheat|to play without following the rules|speech
obbedire/ubbidire|obey|to do what you are told|speech
rifiutare|refuse|to say no to something|speech
accettare|accept|to say yes to something|speech
discutere|discuss|to talk about two different ideas|speech
promettere|promise|to say that you will really do it|speech
giurare|swear|to say in front of a judge that it is true|speech
ammettere|admit|to say that it was you|speech
negare|deny|to say that it was not you|speech
avvertire/avvisare|warn|to tell somebody about a danger|speech
suggerire|suggest|to give an idea to somebody|speech
consigliare|advise/recommend|to say what is best to do|speech
convincere|convince/persuade|to make somebody change idea|speech
informare|inform|to tell somebody the news|speech
annunciare|announce|to tell everybody the news|speech
presentare|introduce/present|to say the name of a friend to others|speech
salutare|greet|to say hello|speech
chiacchierare|chat|to talk with friends about nothing important|speech
scherzare|joke/be kidding|to say things to make people laugh|speech
disturbare|disturb/bother|to make noise while somebody studies|speech
interrompere|interrupt|to speak while somebody is still speaking|speech
domandare|ask|to want an answer|speech
pregare|pray|to talk to God|speech
criticare|criticise/criticize|to say what is bad in something|speech
lodare|praise|to say how good somebody was|speech
incoraggiare|encourage|to tell somebody that he can do it|speech
proporre|propose/suggest|to say what we could do|speech
offrire|offer|to ask if somebody wants your sweets|speech
significare|mean|to have a sense in words|speech
ignorare|ignore|to act as if nobody were there|speech
applaudire|clap/applaud|to hit your hands together after a show|speech
fischiare|whistle|to make music with your lips and no words|speech
recitare|act/recite|to be in a play on the stage|speech
vergognarsi|be ashamed|to go red because of what you did|speech
firmare|sign|to write your name at the end of a letter|speech
raccomandare|recommend|to say that a book is good|speech
comunicare|communicate|to speak or write to others|speech
esprimere|express|to say what you feel|speech
descrivere|describe|to say how something looks|speech
riferire|report|to say what another person said|speech
rispettare|respect|to follow the rules, to be polite to others|speech
apprezzare|appreciate|to know how good something is|speech
sostenere|support/claim|to help with words; or to say that it is so|speech
congratularsi|congratulate|to say well done to a winner|speech
contattare|contact|to write to somebody or call|speech
esigere/pretendere|demand|to ask for something in a strong way|speech
insistere|insist|to say it again until you get it|speech
menzionare/nominare|mention|to say the name in a few words|speech
rispondere|reply|to write back|speech
supporre|suppose|to think that it may be so|speech
sospettare|suspect|to think that somebody did it|speech
chiedersi/domandarsi|wonder|to ask yourself|speech
scommettere|bet|to say: I am right, for one euro|speech
implorare/mendicare|beg|to ask for something on your knees|speech
ricordare|remind|to say: do not forget|speech
rivelare|reveal|to tell a secret|speech
raccontare barzellette|tell jokes|to make people laugh with short stories|speech
ridacchiare|giggle|to laugh in a silly way|speech
esprimere un desiderio|make a wish|to think of it before you blow out the candles|speech
insultare|insult|to say bad words to somebody|speech
parolaccia|swear word/bad word|children must not say it|speech
`;
