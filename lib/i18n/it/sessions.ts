/** Where somebody is logged in. */
export const sessions = {
  browsers: {
    chrome: "Chrome",
    edge: "Edge",
    firefox: "Firefox",
    opera: "Opera",
    safari: "Safari",
    samsung: "Samsung Internet",
  },
  systems: {
    android: "Android",
    chromebook: "Chromebook",
    ipad: "iPad",
    iphone: "iPhone",
    linux: "Linux",
    mac: "Mac",
    windows: "Windows",
  },
  device: (browser: string | null, system: string | null) =>
    browser || system
      ? `${browser ?? "Un browser"} su ${system ?? "un dispositivo"}`
      : "Un dispositivo che non conosciamo",
  ended: "Quel dispositivo non è più collegato.",
  othersEnded: "Ora sei collegato solo da questo dispositivo.",

  title: "I tuoi dispositivi",
  intro: "Se non ne riconosci uno, scollegalo e cambia la password.",
  loading: "Caricamento dei dispositivi",
  loadFailed: "Non è stato possibile caricare i dispositivi.",
  current: "Questo dispositivo",
  moment: (date: string, time: string) => `${date}, ore ${time}`,
  others: (number: number) => `Altri ${number} dispositivi`,
  since: (moment: string) => `Collegato dal ${moment}`,
  end: "Scollega",
  endDevice: (device: string, moment: string) => `Scollega ${device}, collegato dal ${moment}`,
  endOthers: "Scollega tutti gli altri",
  endedTitle: "Dispositivo scollegato",
  othersEndedTitle: "Dispositivi scollegati",
  failedTitle: "Errore",
  failed: "Non è stato possibile scollegare il dispositivo. Riprova.",
};
