/** What came of an answer, and the sounds that go with it. */
export const answerSheet = {
  sounds: "Suoni",
  soundsText: "Quando una risposta è giusta o da riprovare, su questo dispositivo.",
  exercisesDone: (done: number, all: number) =>
    done === 1 ? `1 di ${all} fatto` : `${done} di ${all} fatti`,
  placesFound: (done: number, all: number) =>
    done === 1 ? `1 di ${all} trovato` : `${done} di ${all} trovati`,
};
