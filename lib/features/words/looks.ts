/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const looks = `
biondo/bionda/biondi|blond|hair the colour of corn|looks
riccio/ricci/riccia|curly|hair that is full of little rings|looks
aspetto|appearance/look|how a person seems from outside|looks
carino|cute/pretty|like a small cat|looks
attraente|attractive|you like to look at this person|looks
affascinante|charming|everybody falls in love with this person|looks
robusto|well-built/sturdy|big and strong|looks
muscoloso|muscular|with strong arms|looks
snello|slim|thin in a nice way|looks
sovrappeso|overweight|a bit too fat|looks
altezza|height|how tall you are|looks
peso|weight|how many kilos you are|looks
castano|brown|the colour of many eyes and much hair|looks
capelli lisci|straight hair|it has no curls at all|looks
capelli ricci|curly hair|it is full of little rings|looks
capelli biondi|blond hair/fair hair|Barbie has it|looks
coda di cavallo|ponytail|long hair tied at the back|looks
treccia|plait/braid|three parts of hair, one over the other|looks
frangia|fringe/bangs|hair that covers the forehead|looks
liscio|smooth/straight|like glass under your hand|looks
chiaro|light/clear|not dark|looks
scuro|dark|not light|looks
buio|dark|no light at all|looks
ciuffo|tuft/quiff|some hair over your face|looks
lentigginoso|freckled|with small brown spots|looks
spettinato|messy/tousled|your hair in the morning is like this|looks
truccato|wearing make-up|with colour on eyes and mouth|looks
`;
