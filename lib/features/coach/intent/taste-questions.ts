import type { CoachQuestion } from "./coach-questions";

/** What children ask about a coach's tastes and feelings, by what the question is about. */
const asksTaste = (subject: string) =>
  new RegExp(
    `\\b(?:favou?rite|do you (?:like|love|enjoy|prefer|have|eat|play|watch|read|listen|speak|know|understand|live)|can you|are you)\\b(?=.{0,200}\\b(?:${subject})\\b)`,
    "i",
  );

export const tasteQuestions: readonly CoachQuestion[] = [
  {
    asks: asksTaste("animals?|pets?|dogs?|cats?|horses?|rabbits?|birds?"),
    answers: [
      "*I have no pets, but I like the word butterfly very much.*",
      "*The only mouse I know is next to the computer.*",
      "*No animal lives in my computer, I'm afraid.*",
    ],
    backs: [
      "E il tuo animale preferito, come lo descriveresti in inglese?",
      "Quale animale ti piace, e perché, in una frase inglese con *because*?",
      "Che cosa sa fare l'animale che preferisci, detto in inglese?",
    ],
  },
  {
    asks: asksTaste("colou?rs?"),
    answers: [
      "*I can't see colours, I only read their names.*",
      "*A program has no eyes, so every colour is just a word for me.*",
      "*I don't see any colour, but purple is a funny word.*",
    ],
    backs: [
      "E il tuo colore preferito, in una frase inglese?",
      "Di che colore sono le cose sul tuo banco, in inglese?",
      "Quale colore ti mette allegria, e perché, in inglese?",
    ],
  },
  {
    asks: asksTaste(
      "foods?|fruits?|pizza|pasta|ice cream|chocolate|cakes?|meals?|dish|drinks?|breakfast|lunch|dinner|vegetables?",
    ),
    answers: [
      "*I never eat: I am a program, so I am never hungry.*",
      "*I have never tasted anything, not even a biscuit.*",
      "*There is no kitchen in my computer.*",
    ],
    backs: [
      "E tu che cosa mangi volentieri, in una frase inglese?",
      "Qual è il tuo piatto preferito, e com'è fatto, in inglese?",
      "C'è un cibo che non sopporti, e come lo diresti in inglese?",
    ],
  },
  {
    asks: asksTaste("music|songs?|singers?|bands?|instruments?"),
    answers: [
      "*I have no ears, so I only read the words of the songs.*",
      "*For me every song is silent, because I am a program.*",
      "*I can't hear music, but I can read a song.*",
    ],
    backs: [
      "E tu che musica ascolti, in una frase inglese?",
      "Quale canzone ti piace, e di che cosa parla, in inglese?",
      "Quando ascolti la musica, detto in inglese?",
    ],
  },
  {
    asks: asksTaste("sports?|teams?|football|tennis|basketball|volleyball|swimming|players?"),
    answers: [
      "*I have no legs, so I don't play any sport.*",
      "*My only sport is reading very fast.*",
      "*A program can't run, but it never gets tired.*",
    ],
    backs: [
      "E tu che sport fai, e con chi, in inglese?",
      "Quale sport ti piace, e perché, in una frase inglese con *because*?",
      "Che cosa sai fare bene nel tuo sport, con *can*?",
    ],
  },
  {
    asks: asksTaste("films?|movies?|books?|games?|videogames?|series|cartoons?|actors?|stories"),
    answers: [
      "*I have never been to the cinema and I have no books at home.*",
      "*I read a lot of messages, but no novels.*",
      "*I don't watch anything: I am a program and I have no screen of my own.*",
    ],
    backs: [
      "E la storia che ti piace di più, di che cosa parla, in inglese?",
      "Qual è il tuo personaggio preferito, e com'è, in inglese?",
      "Che cosa consiglieresti a un amico, in una frase inglese?",
    ],
  },
  {
    asks: asksTaste("school subjects?|subjects?|school|maths|history|science|lessons?|teachers?"),
    answers: [
      "*I only know one subject: English.*",
      "*I have never been to school, I was born ready for English.*",
      "*English is my only lesson, every day of the week.*",
    ],
    backs: [
      "E la tua materia preferita, in una frase inglese con *because*?",
      "Quale lezione aspetti con più voglia, detto in inglese?",
    ],
  },
  {
    asks: /\bare you (?:happy|sad|angry|tired|ok|okay|fine|well|bored|hungry|scared|lonely|busy|sleepy)\b|how do you feel|do you feel|do you have feelings/i,
    answers: [
      "*I am a program, so I have no feelings, good or bad.*",
      "*I never get tired or angry: I am only a program.*",
      "*Feelings are for people, I just read and ask.*",
    ],
    backs: [
      "E tu come ti senti oggi, in una frase inglese?",
      "Che cosa ti rende felice, detto in inglese con *because*?",
      "Come diresti in inglese che hai avuto una bella giornata?",
    ],
  },
  {
    asks: /\b(?:do|have) you (?:have |got |live with )*(?:(?:an?y?|your|a big) )?(?:brothers?|sisters?|family|parents|mother|father|mum|dad|cousins?|children|grand\w+|friends?)\b/i,
    answers: [
      "*A program has no family, only words.*",
      "*No, I haven't: nobody is related to a program.*",
      "*I have no brothers and no sisters, only readers like you.*",
    ],
    backs: [
      "E della tua famiglia che cosa racconteresti, in inglese?",
      "Come descriveresti in inglese una persona a cui vuoi bene?",
      "Con chi passi la domenica, detto in inglese?",
    ],
  },
  {
    asks: asksTaste(
      "seasons?|months?|days?|weather|summer|winter|spring|autumn|christmas|easter|halloween|holidays?|weekends?|birthdays?",
    ),
    answers: [
      "*It is always the same season in my computer.*",
      "*I have no holidays: every day is an English day for me.*",
      "*I never see the sun or the snow, I only read about them.*",
    ],
    backs: [
      "E il momento dell'anno che preferisci, qual è, in inglese e con *because*?",
      "Che cosa fai di bello in quel periodo, detto in inglese?",
      "Che tempo fa oggi da te, in una frase inglese?",
    ],
  },
  {
    asks: asksTaste(
      "cit(?:y|ies)|countr(?:y|ies)|places?|towns?|italy|rome|milan|naples|london|england|paris|new york|seas?|beach|mountains?|travel\\w*",
    ),
    answers: [
      "*I have never been anywhere, not even to the next room.*",
      "*I know many places by name, but I have never seen one.*",
      "*I can't travel, I can only read a map of words.*",
    ],
    backs: [
      "E il posto che preferisci, com'è, in una frase inglese?",
      "Dove vorresti andare, e perché, detto in inglese?",
      "Che cosa c'è di bello nella tua città, in inglese?",
    ],
  },
  {
    asks: asksTaste("numbers?|words?|letters?|languages?|verbs?|italian|english|french|spanish|german"),
    answers: [
      "*My favourite word is why, because you learn something every time.*",
      "*I read Italian and English, and that keeps me busy.*",
      "*I like words with a story, such as umbrella.*",
    ],
    backs: [
      "E la tua parola inglese preferita, in quale frase la metteresti?",
      "Quale lingua ti piacerebbe parlare, e perché, in inglese?",
      "Quale parola inglese ti fa ridere, e in quale frase sta bene?",
    ],
  },
];
