/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const shopping = `
soldi|money/cash|coins and notes|shopping
prezzo|price|how much you pay|shopping
mercato|market|many stalls with fruit, clothes and fish|shopping
supermercato|supermarket|a very large shop for food|shopping
negozio di vestiti|clothes shop|you buy shirts there|shopping
cassa|cash desk/checkout/till|you pay there|shopping
carrello|trolley/cart|you push it around the supermarket|shopping
sacchetto|bag|made of paper or plastic, for your shopping|shopping
scontrino|receipt|a small paper that shows what you paid|shopping
sconto|discount|you pay a little less|shopping
saldi|sales|you pay less, in January and July|shopping
offerta|offer|today it costs less|shopping
regalo di compleanno|birthday present|you get it when you turn a year older|shopping
denaro|money/cash|you pay with it|shopping
moneta|coin|small round money|shopping
banconota|banknote/note|money of paper|shopping
resto|change|money you get back in a shop|shopping
carta di credito|credit card|you pay with it, made of plastic|shopping
paghetta|pocket money/allowance|your parents give it to you every week|shopping
risparmio|saving|money that stays in your pocket|shopping
fila/coda|queue/line|people wait one behind the other|shopping
vetrina|shop window|you look at things behind glass there|shopping
mercato delle pulci|flea market|people sell old things there|shopping
lista della spesa|shopping list|milk, bread and eggs on a paper|shopping
fare la spesa|do the shopping/go shopping|to buy food|shopping
fare spese/fare shopping|go shopping|to look for new clothes in town|shopping
costare|cost|to have a price|shopping
spendere|spend|to use money|shopping
risparmiare|save|not to use your money|shopping
prestare|lend|to give for some days|shopping
prendere in prestito|borrow|to take for some days and give back|shopping
restituire|give back/return|to bring back what was not yours|shopping
scambiare|exchange/swap|to give one thing and get another|shopping
provare/tentare|try/try on|to see if it works or fits|shopping
gratis/gratuito|free|you do not pay for it|shopping
caro|expensive/dear|you need much money for it|shopping
prezioso|precious|worth very much|shopping
quantità|quantity/amount|how much there is|shopping
chilo|kilo|one thousand grams|shopping
litro|litre|one big bottle of water|shopping
metro|metre|one hundred centimetres|shopping
chilometro|kilometre|one thousand metres|shopping
pezzo|piece|a part of a cake|shopping
bottiglietta|small bottle|you have water in it at school|shopping
pacchetto|packet|biscuits come in it|shopping
pacco|parcel/package|the postman brings it|shopping
euro|euro|the money of Italy|shopping
sterlina|pound|the money of England|shopping
centesimo/penny|penny|the smallest English coin|shopping
grammo|gram|a very small weight, for sugar in a cake|shopping
miglio|mile|about one kilometre and a half|shopping
certificato|certificate|a paper that shows you passed|shopping
qualità|quality|how good a thing is|shopping
opzione|option|one of the things you can choose|shopping
permettersi|afford|to have enough money for something|shopping
dovere|owe|when you must give money back|shopping
buono sconto|voucher/coupon|with it you pay less|shopping
`;
