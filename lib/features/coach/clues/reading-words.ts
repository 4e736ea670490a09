/** The same for words that children meet when they read or want to say how they feel; then other Italian answers. */
export const readingWords = `
sebbene|although|it joins two ideas when the second one is a surprise|anche se/benché/nonostante
tuttavia|however|it begins a sentence that says the opposite of the one before|però/comunque/eppure
quindi|therefore|it begins the result of what you said before|perciò/dunque/di conseguenza
nonostante|despite|it comes before a problem that did not stop you|malgrado
finché|until|it says when something stops|fino a/fino a quando
invece|instead|it says that you choose another thing|al posto
altrimenti|otherwise|it says what happens if you do not do it|sennò/se no
quasi|almost|very near to it, but not completely|poco meno
forse|maybe|you say it when you are not sure|può darsi/magari
presto|soon|in a short time from now|tra poco/fra poco
abbastanza|enough|as much as you need, and no more|a sufficienza/sufficiente
economico|cheap|it does not cost much|a buon mercato/poco costoso/costa poco/conveniente
costoso|expensive|you need a lot of money to buy it|caro
enorme|huge|as big as an elephant, or more|gigantesco/grandissimo
minuscolo|tiny|as small as an ant|piccolissimo
strano|strange|not normal, it makes you wonder|bizzarro
inoltre|moreover|it adds one more idea to what you said|in più/per di più
cioè|that is|it says the same thing in other words|ossia
astronave|spaceship|it carries people to the moon and back|navicella spaziale
merendina|snack|something small to eat at half past ten|spuntino/merenda
innamorato|in love|you feel it when your heart beats fast for somebody|innamorata
fidanzato|boyfriend|the boy a girl goes out with|ragazzo
fidanzata|girlfriend|the girl a boy goes out with|ragazza
buffo|funny|it makes you laugh|divertente
geloso|jealous|you feel it when your friend plays with somebody else|gelosa
orgoglioso|proud|your parents feel it when you do something great|fiero/orgogliosa
deluso|disappointed|you feel it when you hoped for more|delusa
emozionato|excited|you feel it the night before a trip|eccitato/emozionata
imbarazzato|embarrassed|you feel it when your face goes red|imbarazzata
maleducato|rude|this person never says please or thank you|scortese/maleducata
educato|polite|this person always says please and thank you|cortese/beneducato/educata
generoso|generous|this person gives a lot to others|generosa
testardo|stubborn|this person never changes an idea|cocciuto/testarda
intelligente|clever|this person understands things quickly|sveglio/furbo
biondo|blond|hair the colour of corn|bionda/biondi
riccio|curly|hair that is full of little rings|ricci/riccia
malato|ill|you feel it when you have a fever|ammalato/malata
cellulare|mobile phone|you carry it in your pocket to call your friends|telefonino/telefono
diario|diary|you write your homework or your secrets in it|agenda
cartella|schoolbag|you carry your books in it every morning|zaino
temperino|pencil sharpener|it makes your pencil ready to write again|temperamatite
temperamatite|pencil sharpener|it makes your pencil ready to write again|temperino
evidenziatore|highlighter|you colour the important words of a page with it|pennarello giallo
pennarello|marker|you colour a poster with it|penna colorata
gessetto|chalk|the teacher writes with it on the board|gesso
cestino|bin|you throw paper into it|pattumiera
corridoio|corridor|you walk along it from one room to the next|passaggio
gita|school trip|a day out with all your class|uscita didattica
pagella|report card|it shows all your marks at the end of the year|scheda
interrogazione|oral test|the teacher asks you and you answer aloud|prova orale
bidello|caretaker|this person opens the school and cleans it|collaboratore
preside|head teacher|this person is the boss of the school|dirigente
`;
