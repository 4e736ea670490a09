import { act, screen } from "@testing-library/react";
import type { SpeechPart } from "@/lib/features/speech/contract";
import { Toaster } from "@/components/ui/toaster";
import { ListenButton } from "@/components/voice/listen-button";
import { learner, renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";

const silence = {
  /** What is heard, in order. */
  heard: [] as string[],
  /** Ends the sound or the sentence that is being heard. */
  endCurrent: (): void => undefined,
  refusesToPlay: false,
  voices: [{ lang: "en-GB" }, { lang: "it_IT" }],
};
/** The device of a test. */
export const device = { ...silence };

class FakeUtterance {
  lang = "";
  onend?: () => void;
  onerror?: () => void;
  constructor(readonly text: string) {}
}

/** A device that plays nothing yet, with a voice for each language. */
export function pretendDevice(): void {
  Object.assign(device, silence, { heard: [] });
  let serial = 0;
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type || "sound"}:${(serial += 1)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    if (device.refusesToPlay) return Promise.reject(new DOMException("", "NotAllowedError"));
    if (this.src.startsWith("blob:audio/wav")) return Promise.resolve(); // The silence that unlocks.
    device.heard.push("sound");
    device.endCurrent = () => act(() => void this.onended?.(new Event("ended")));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => void device.heard.push("pause"));
  let speaking: FakeUtterance | undefined;
  Object.assign(window, {
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis: {
      getVoices: () => device.voices,
      addEventListener: (_name: string, listener: () => void) => listener(),
      cancel: () => {
        const cancelled = speaking;
        speaking = undefined;
        cancelled?.onerror?.();
      },
      speak(utterance: FakeUtterance) {
        if (!utterance.text) return;
        speaking = utterance;
        device.heard.push(`${utterance.lang}: ${utterance.text}`);
        device.endCurrent = () => act(() => utterance.onend?.());
      },
    },
  });
}

export const part = (language: "it" | "en", text: string): SpeechPart => ({
  language,
  text,
  voice: language === "en" ? "server" : "browser",
});

let message = 0;

/** A message no test has read before, for a student of Pro unless said. */
export function openMessage(
  parts: SpeechPart[],
  { isPro = true, onCall = (_: Call): Answer | undefined => undefined } = {},
) {
  message += 1;
  const buttons = (
    <>
      <ListenButton messageId={`first-${message}`} text="Riguarda «He like»." />
      <ListenButton messageId={`second-${message}`} text="Ciao" />
      <Toaster />
    </>
  );
  const answer = (call: Call) => {
    const own = onCall(call);
    if (own) return own;
    if (call.key === "GET /api/users/7") return undefined;
    return call.key === "POST /api/speech/script" ? { json: { parts } } : { json: {} };
  };
  const view = renderAsLearner(buttons, answer, { ...learner, isPro });
  const ask = globalThis.fetch;
  globalThis.fetch = async (...request) =>
    Object.assign(await ask(...request), { blob: () => Promise.resolve(new Blob(["RIFF"])) });
  const named = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}: `) });
  const first = () => screen.getAllByRole("button")[0] as HTMLElement;
  const sounds = () => view.calls.filter(({ key }) => key === "POST /api/speech").map(({ body }) => body);
  return { ...view, named, first, sounds };
}

export const mixed = [part("it", "Riguarda"), part("en", "He like."), part("it", "Che cosa manca?")];
