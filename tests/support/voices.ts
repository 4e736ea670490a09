import type { Speech, SpeechPort } from "@/lib/ports/speech";
import type { Student } from "./students";
import type { TestApp } from "./test-app";

/** The local voice of an application, which may be another for a test, and the call that has it read. */
export function voices(t: TestApp) {
  const { speech: local } = t.app.ports;
  const read: string[] = [];
  const speakWith = (voice: Partial<SpeechPort>) => void (t.app.ports.speech = { ...local, ...voice });
  return {
    /** The texts a voice was really asked for. */
    read,
    speakWith,
    /** Has the local voice read again, of which nothing is known yet. */
    speakLocally() {
      read.length = 0;
      speakWith({
        synthesise: (text, language, signal) => {
          read.push(text);
          return local.synthesise(text, language, signal);
        },
      });
    },
    /** A voice of silence: so many bytes of it. */
    silent: (bytes: number): Pick<SpeechPort, "synthesise"> => ({
      synthesise: async (text): Promise<Speech> => {
        read.push(text);
        return { audio: new Uint8Array(bytes), contentType: "audio/wav" };
      },
    }),
    speak: ({ cookie }: Student, text: unknown) => t.api("POST", "/api/speech", { cookie, body: { text } }),
    close: () => local.close(),
  };
}
