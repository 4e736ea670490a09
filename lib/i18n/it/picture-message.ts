/** The student's message when there is a picture and not a word. */
export const pictureMessage = "[Immagine caricata]";
