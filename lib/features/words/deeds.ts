/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const deeds = `
stupire|amaze|to make somebody say wow|deeds
avvicinarsi|approach|to come nearer and nearer|deeds
sistemare/disporre|arrange|to put in good order|deeds
assistere|assist|to help a person at work|deeds
attirare|attract|a magnet does it to iron|deeds
premiare|award/reward|to give a prize|deeds
annoiare|bore|to make somebody sleepy with long talk|deeds
rimbalzare|bounce|a ball does it on the floor|deeds
combinare|combine|to put two things together|deeds
concentrarsi|concentrate|to think of one thing only|deeds
confondere|confuse|to make it hard to understand|deeds
considerare|consider|to think about something carefully|deeds
consistere|consist|to be made of something|deeds
coccolare|cuddle|to hold a baby or a cat in your arms|deeds
deludere|disappoint|to do less than a person hoped|deeds
sviluppare|develop|to make something grow and get better|deeds
trascinare|drag|to pull something heavy on the ground|deeds
istruire/educare|educate|to teach and bring up|deeds
godersi|enjoy|to find something very nice while you do it|deeds
esaminare|examine|to look at something very carefully|deeds
entusiasmare|excite|to make somebody very happy about a plan|deeds
guadagnare|gain|to get more than before|deeds
riunire|gather|to bring people to one place|deeds
sorvegliare/fare la guardia|guard|a soldier does it in front of a palace|deeds
imitare|imitate|to do as another does|deeds
includere|include|to have it as one part of the whole|deeds
ispirare|inspire|to give somebody a new idea|deeds
interessare|interest|to make somebody want to know more|deeds
indagare|investigate|a detective does it|deeds
coinvolgere|involve|to bring somebody into your plan|deeds
motivare|motivate|to make somebody want to work|deeds
offendere|offend|to hurt somebody with words|deeds
esibirsi|perform|to sing or act on a stage|deeds
concedere|permit/grant|to say yes to a wish|deeds
dimostrare|prove|to show that it is true|deeds
provvedere|provide|to give what somebody needs|deeds
pubblicare|publish|to put out a book or a post|deeds
tirare|pull|the opposite of push|deeds
punire|punish|to make somebody pay for a bad thing|deeds
reagire|react|to do something because of what happened|deeds
ridurre|reduce|to make something smaller|deeds
rimpiangere/pentirsi|regret|to be sorry for what you did|deeds
rovinare|ruin/spoil|to make something bad that was good|deeds
precipitarsi|rush|to go very fast because it is late|deeds
soddisfare|satisfy|to give what somebody wanted|deeds
servire|serve|to bring food to the table|deeds
saltare|skip|to leave out one and go to the next|deeds
allungare/stiracchiarsi|stretch|cats do it after sleeping|deeds
faticare|struggle|to try hard with a difficult thing|deeds
circondare|surround|to be on all sides|deeds
tendere|tend|to do it most of the time|deeds
variare|vary|to be a little different each time|deeds
adattarsi|adapt|to change so that you fit|deeds
posare/deporre|lay|a hen does it with eggs|deeds
rifare|redo|to do once more|deeds
riscrivere|rewrite|to put a text on paper once more|deeds
sorgere|rise|the sun does it in the morning|deeds
cercare|seek|to look for, in an old word|deeds
mettere/impostare|set|to put, to make ready|deeds
serrare/chiudere bene|shut|to close|deeds
spalmare/diffondere|spread|to put butter on bread|deeds
piangere|weep|to cry, in an old word|deeds
spuntare|tick|to make a small sign for yes|deeds
tifare|cheer/support|to shout for your team|deeds
guardare|look|to turn your eyes to something|deeds
prendere/ricevere|get|to be given something, or to go and bring it|deeds
bene/in forma|fine|how you are when nothing hurts|deeds
fare schifo|be disgusting|to be very bad|deeds
fare una figuraccia|make a fool of oneself|to do something embarrassing in front of others|deeds
fare i capricci|throw a tantrum|a small child does it in the shop|deeds
fare la linguaccia|stick out your tongue/stick your tongue out|a rude child does it with its mouth|deeds
rompere le scatole/dare fastidio|annoy/bother|to make somebody a little angry|deeds
fregarsene|not care|to think that something is not important|deeds
fregare|steal/trick|to take something in a sly way|deeds
avere una cotta|have a crush|to like somebody very much, in secret|deeds
andare di moda|be in fashion/be trendy|everybody wears it now|deeds
restare a bocca aperta|be speechless/be amazed|to be so surprised that you cannot speak|deeds
perdere la pazienza|lose your temper/lose patience|to become angry after a long time|deeds
avere le farfalle nello stomaco|have butterflies in your stomach|to be nervous before meeting somebody you love|deeds
essere al verde|be broke|to have no money|deeds
essere in punizione|be grounded|you cannot go out because you were bad|deeds
prendersela|take offence/get upset|to become angry because of what somebody said|deeds
spegnere le candeline|blow out the candles|to do it on your birthday, over the cake|deeds
compiere gli anni|have a birthday/turn|you do it once a year|deeds
scartare un regalo|unwrap a present|to take the paper off a gift|deeds
`;
