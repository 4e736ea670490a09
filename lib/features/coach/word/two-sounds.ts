/** Words that are read in two ways, by what they are. */
export const twoSounds: ReadonlyMap<string, string> = new Map(
  `live come verbo «liv», come aggettivo «laiv»;lives del verbo «livz», plurale di *life* «laivz»
  ;read al presente «riid», al passato e al participio «red»;lead guidare «liid», il piombo «led»
  ;wind il vento «uind», il verbo «uaind»;tear la lacrima «tiir», strappare «ter»
  ;close vicino «klous», chiudere «klouz»;use il nome «ius», il verbo «iuuz»
  ;bow l'inchino «bau», l'arco «bou»;row la fila «rou», il litigio «rau»;minute il minuto «MI-nit», minuscolo «mai-NIUUT»
  ;record il nome «RE-kord», il verbo «ri-KORD»;present il nome «PRE-zent», il verbo «pri-ZENT»
  ;object il nome «OB-gekt», il verbo «ob-GEKT»;desert il deserto «DE-zert», abbandonare «di-ZERT»
  ;house il nome «haus», il verbo «hauz»;excuse il nome «eks-KIUUS», il verbo «eks-KIUUZ»`
    .split(";")
    .map((line) => {
      const [word = "", ...ways] = line.trim().split(" ");
      return [word, ways.join(" ")] as const;
    }),
);
