/** Students with names that only one person has, and what of theirs may reach no tutor. */
export type Student = {
  displayName: string;
  nickname: string;
  friend: string;
  teacher: string;
  street: string;
  school: string;
  mail: string;
  phone: string;
};

const rows = `
Zaccaria Quarantotti|ZacQuar09|Ermenegilda Sparapani|Bortolazzi|Gelsomini|Malpighetti|zac.quarantotti@gmail.com|347 1234567
Ginevra Passalacqua|ginnypass|Wolfango Trabucco|Zoppelletto|Castagnevizza|Bonfantini|ginny_pass@libero.it|333-9876543
Eustachio Mangiavacchi|eusta_mv|Clodovea Squarcialupi|Pappalardone|Fontanafredda|Verginelli|eusta.mv@icloud.com|+39 320 4455667
Ludmilla Scannapieco|ludmi.sca|Ildebrando Frangipane|Quattropani|Montegrappini|Lovascio|ludmi@scannapieco.it|3409988776
Gianpierluca Bevilacqua|GianpiBvl|Sigismonda Tagliaferri|Cacciapuoti|Roccamorice|Stradivelli|gianpi.bvl@yahoo.it|06 7788991
Desdemona Spaccapietra|desdy_sp|Baldassarre Cuccurullo|Ammazzalorso|Pietralunghi|Gozzadini|desdy-sp@hotmail.it|328 55 66 778
Temistocle Fumagalli|temifuma|Rosmunda Boccadifuoco|Sbardellotto|Valpolicelli|Arcimboldini|temi.fuma@outlook.it|349.112.2334
Ifigenia Caccialanza|ify_lanza|Gaudenzio Pelagatti|Mezzasalma|Belmontesi|Torricellini|ifigenia.c@virgilio.it|391 2233445
Odoacre Malvestiti|odomalve|Fiordaliso Guastaferro|Capodiferro|Sanguinetti|Beccariani|odo_malve@tiscali.it|3667788990
Berenice Tritapepe|bereTrita|Clorinda Mangiapane|Bellagamba|Acquedotto|Cavalcantini|bere.trita@gmail.com|342 6655443`;

export const students: Student[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [
      displayName = "",
      nickname = "",
      friend = "",
      teacher = "",
      street = "",
      school = "",
      mail = "",
      phone = "",
    ] = row.split("|");
    return { displayName, nickname, friend, teacher, street, school, mail, phone };
  });

/** Twenty turns, as children type them. */
export const turnsOf = (s: Student): string[] => {
  const [first = "", last = ""] = s.displayName.split(" ");
  const [friendFirst = "", friendLast = ""] = s.friend.split(" ");
  const lower = (text: string) => text.toLowerCase();
  return [
    `Ciao, mi chiamo ${s.displayName} e devo fare i compiti`,
    `my name is ${lower(s.displayName)} and i have 12 years`,
    `I'm ${first}, nice to meet you. ${first}'s cat is black`,
    `sono ${s.nickname}, mi aiuti? il mio cognome è ${lower(last)}`,
    `MI CHIAMO ${s.displayName.toUpperCase()} E NON CAPISCO`,
    `My best friend is ${s.friend} and she like pizza`,
    `il mio amico ${lower(friendFirst)} è alto, he play with ${friendFirst} every day`,
    `Yesterday I go to the park with ${s.friend}. ${friendLast} was happy`,
    `la prof ${s.teacher} mi ha messo 4, the teacher is called ${s.teacher}`,
    `Mrs ${s.teacher} give us many homeworks. La prof ${s.teacher} spiega male`,
    `scrivimi a ${s.mail} grazie`,
    `my email: ${s.mail.replace("@", " (at) ")} or ${s.mail.replace("@", " chiocciola ").replaceAll(".", " punto ")}`,
    `il mio numero è ${s.phone}, call me at ${s.phone.replace(/\D/g, "")}`,
    `abito in via dei ${s.street} 12, I live in via ${lower(s.street)} 12`,
    `I live at 12 ${s.street} Street. My address is Via ${s.street}, 12`,
    `vado alla scuola media ${s.school}, I go to ${s.school} School`,
    `follow me @${s.nickname}, insta: ${s.nickname}, tiktok ${s.nickname}`,
    `${last} ${first} 2B: She don't like ${friendFirst}`,
    `La mamma di ${first} si chiama ${friendFirst} ${last}. ${first} and ${friendFirst} is happy`,
    `"${first}, come here!" said ${friendFirst} to ${last}`,
  ];
};

/** The words that may stand in no prompt, in small letters. */
export const privateWordsOf = (s: Student): string[] => [
  ...s.displayName.toLowerCase().split(" "),
  ...s.friend.toLowerCase().split(" "),
  s.nickname.toLowerCase(),
  s.teacher.toLowerCase(),
  s.street.toLowerCase(),
  s.school.toLowerCase(),
  s.mail.split("@")[0] ?? "",
  s.phone.replace(/\D/g, "").slice(-7),
];
