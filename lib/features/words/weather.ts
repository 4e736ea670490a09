/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const weather = `
tempo atmosferico/meteo|weather|sun, rain, wind or snow|weather
previsioni del tempo|weather forecast|it says if it will rain tomorrow|weather
soleggiato|sunny|a day with a bright sky is like this|weather
nuvoloso|cloudy|the sky is grey and white|weather
piovoso|rainy|a day when you need an umbrella|weather
ventoso|windy|a day when hats fly away|weather
nebbioso|foggy|a day when you cannot see far|weather
nevoso|snowy|a white and cold day|weather
tuono|thunder|the noise in the sky before rain|weather
fulmine/lampo|lightning|a quick light in the sky|weather
tempesta|storm/thunderstorm|very bad weather with strong wind|weather
grandine|hail|balls of ice that fall from the sky|weather
gelo/brina|frost|white ice on the grass in the morning|weather
uragano|hurricane|a very strong wind that breaks houses|weather
temperatura|temperature|how hot or cold it is|weather
grado|degree|water boils at one hundred of these|weather
umido|wet/humid/damp|with water in it|weather
asciutto/secco|dry|with no water in it|weather
bagnato|wet|how you are after the rain|weather
caldo|heat/hot|what the sun gives in August|weather
tiepido|warm|not hot and not cold|weather
fresco|cool|nice and a little cold|weather
gelido|freezing/icy|very very cold|weather
clima|climate|hot in Africa, cold in Norway|weather
piovere|rain|water falls from the sky|weather
nevicare|snow|white and cold, it falls from the sky|weather
pupazzo di neve|snowman|children make him in winter, with a carrot nose|weather
palla di neve|snowball|children throw it in winter|weather
goccia|drop|a very little bit of water|weather
pozzanghera|puddle|water on the street after rain|weather
piove/sta piovendo|it's raining/it is raining/it rains|you need an umbrella now|weather
nevica/sta nevicando|it's snowing/it is snowing/it snows|you can make a white man with a carrot now|weather
fa freddo|it's cold/it is cold|you say it in January|weather
fa caldo|it's hot/it is hot|you say it in August|weather
c'è il sole|it's sunny/it is sunny|no clouds today|weather
c'è vento|it's windy/it is windy|hats fly away today|weather
c'è nebbia|it's foggy/it is foggy|you cannot see far today|weather
bel tempo|good weather/nice weather|a blue sky and no rain|weather
brutto tempo|bad weather|rain and wind|weather
siccità|drought|no rain for many months|weather
`;
