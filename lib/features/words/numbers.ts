/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const numbers = `
zero|zero/nought|nothing at all, before one|numbers
uno|one|before two|numbers
due|two|how many eyes you have|numbers
tre|three|one more than a pair|numbers
quattro|four|the legs of a dog|numbers
cinque|five|the fingers of one hand|numbers
sei|six|half of twelve|numbers
sette|seven|the days of a week|numbers
otto|eight|the legs of a spider|numbers
nove|nine|one less than ten|numbers
dieci|ten|all your fingers|numbers
undici|eleven|the players of a football team|numbers
dodici|twelve|the months of a year|numbers
tredici|thirteen|some people say this number is unlucky|numbers
quattordici|fourteen|two weeks have so many days|numbers
quindici|fifteen|three times five|numbers
sedici|sixteen|four times four|numbers
diciassette|seventeen|one less than eighteen|numbers
diciotto|eighteen|at this age you are an adult in Italy|numbers
diciannove|nineteen|one less than twenty|numbers
venti|twenty|ten and ten|numbers
trenta|thirty|the days of April|numbers
quaranta|forty|four times ten|numbers
cinquanta|fifty|half of one hundred|numbers
sessanta|sixty|the minutes of an hour|numbers
settanta|seventy|seven times ten|numbers
ottanta|eighty|eight times ten|numbers
novanta|ninety|nine times ten|numbers
cento|hundred/one hundred/a hundred|ten times ten|numbers
mille|thousand/one thousand/a thousand|the metres of a kilometre|numbers
milione|million|a one and then six zeros|numbers
primo|first|before all the others|numbers
secondo|second|after the winner; also a very short time|numbers
ultimo|last|nobody comes after this one|numbers
ventuno|twenty-one|the number after twenty|numbers
paio|pair|two things that go together, like shoes|numbers
dozzina|dozen|twelve eggs, for example|numbers
`;
