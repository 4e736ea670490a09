/** country, in small letters | nationalities, the taught one first | what is spoken there, where it is one language of school */
const table = `
italy|Italian|Italian
england|English,British|English
britain|British,English|English
great britain|British|English
the uk|British|English
the united kingdom|British|English
scotland|Scottish,British|English
wales|Welsh,British|Welsh
ireland|Irish|
france|French|French
spain|Spanish|Spanish
portugal|Portuguese|Portuguese
germany|German|German
austria|Austrian|German
switzerland|Swiss|
belgium|Belgian|
holland|Dutch|Dutch
the netherlands|Dutch|Dutch
denmark|Danish|Danish
sweden|Swedish|Swedish
norway|Norwegian|Norwegian
finland|Finnish|Finnish
iceland|Icelandic|Icelandic
poland|Polish|Polish
hungary|Hungarian|Hungarian
romania|Romanian|Romanian
bulgaria|Bulgarian|Bulgarian
albania|Albanian|Albanian
greece|Greek|Greek
turkey|Turkish|Turkish
russia|Russian|Russian
ukraine|Ukrainian|Ukrainian
croatia|Croatian|Croatian
serbia|Serbian|Serbian
slovenia|Slovenian|Slovenian
slovakia|Slovak,Slovakian|Slovak
the czech republic|Czech|Czech
malta|Maltese|Maltese
cyprus|Cypriot|
egypt|Egyptian|Arabic
morocco|Moroccan|Arabic
tunisia|Tunisian|Arabic
algeria|Algerian|Arabic
libya|Libyan|Arabic
nigeria|Nigerian|English
kenya|Kenyan|
ghana|Ghanaian|English
senegal|Senegalese|French
ethiopia|Ethiopian|
south africa|South African|
israel|Israeli|Hebrew
iran|Iranian|
iraq|Iraqi|Arabic
saudi arabia|Saudi,Saudi Arabian|Arabic
india|Indian|
pakistan|Pakistani|
bangladesh|Bangladeshi|
sri lanka|Sri Lankan|
china|Chinese|Chinese
japan|Japanese|Japanese
korea|Korean|Korean
south korea|South Korean,Korean|Korean
north korea|North Korean,Korean|Korean
vietnam|Vietnamese|Vietnamese
thailand|Thai|Thai
indonesia|Indonesian|Indonesian
the philippines|Filipino,Philippine|
australia|Australian|English
new zealand|New Zealander,Kiwi|English
the usa|American|English
the us|American|English
the united states|American|English
america|American|English
canada|Canadian|
mexico|Mexican|Spanish
cuba|Cuban|Spanish
jamaica|Jamaican|English
brazil|Brazilian|Portuguese
argentina|Argentinian,Argentine,Argentinean|Spanish
chile|Chilean|Spanish
peru|Peruvian|Spanish
colombia|Colombian|Spanish
venezuela|Venezuelan|Spanish
uruguay|Uruguayan|Spanish
europe|European|
africa|African|
asia|Asian|
`;

export type Nation = { country: string; nationalities: string[]; language: string };

export const nations: readonly Nation[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [country = "", nationalities = "", language = ""] = line.split("|");
    return { country, nationalities: nationalities.split(","), language };
  });

/** Towns whose country a pupil knows. */
export const countryOfTown = new Map(
  `rome italy,milan italy,turin italy,naples italy,florence italy,venice italy,bologna italy,palermo italy,london england,liverpool england,manchester england
  ,oxford england,cambridge england,bristol england,edinburgh scotland,glasgow scotland,cardiff wales,dublin ireland,cork ireland,paris france,lyon france,marseille france
  ,madrid spain,barcelona spain,seville spain,lisbon portugal,porto portugal,berlin germany,munich germany,hamburg germany,vienna austria
  ,athens greece,istanbul turkey,moscow russia,warsaw poland,budapest hungary,bucharest romania,stockholm sweden,oslo norway,copenhagen denmark
  ,helsinki finland,amsterdam holland,brussels belgium,cairo egypt,tokyo japan,osaka japan,beijing china,shanghai china,delhi india,mumbai india
  ,new york the usa,los angeles the usa,chicago the usa,boston the usa,miami the usa,washington the usa,san francisco the usa,toronto canada,sydney australia
  ,melbourne australia,rio de janeiro brazil,buenos aires argentina,mexico city mexico,tirana albania,zagreb croatia,kyiv ukraine`
    .split(",")
    .map((pair): [string, string] => {
      const words = pair.trim();
      const nation = nations.find(({ country }) => words.endsWith(` ${country}`))?.country ?? "";
      return [words.slice(0, -nation.length - 1), nation];
    }),
);
