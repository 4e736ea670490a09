/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const colours = `
rosso|red|the colour of blood|colours
giallo|yellow|the colour of the sun|colours
verde|green|the colour of grass|colours
azzurro|light blue/blue|the colour of the sky in the morning|colours
nero|black|the colour of the night|colours
bianco|white|the colour of milk|colours
grigio|grey/gray|the colour of elephants|colours
marrone|brown|the colour of chocolate|colours
viola|purple|red and blue together|colours
rosa|pink|the colour of pigs|colours
arancione|orange|red and yellow together|colours
blu|blue|the colour of the deep sea|colours
celeste|sky blue/light blue|the colour of a clear day|colours
dorato|golden|the colour of a king's crown|colours
argentato|silver|the colour of coins|colours
beige|beige|the colour of sand|colours
colorato|colourful/coloured|like a rainbow|colours
`;
