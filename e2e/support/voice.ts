import { expect, type Page } from "@playwright/test";

type Heard = { text?: string; error?: string; end?: boolean };

/** Gives the page an ear of ours in place of the browser's, which needs a microphone and a service of its maker. */
export async function fakeEar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class FakeRecognition {
      lang = "";
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      onend?: () => void;
      start() {
        Object.assign(window, { ear: this });
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
  });
}

/** Lets the page hear something; answers which language it listens to. */
export async function hear(page: Page, heard: Heard): Promise<string> {
  await expect.poll(() => page.evaluate("'ear' in window")).toBe(true);
  return page.evaluate(({ text, error, end }) => {
    type Ear = { lang: string } & Record<"onresult" | "onerror" | "onend", (event?: unknown) => void>;
    const { ear } = window as unknown as { ear: Ear };
    if (text) ear.onresult({ results: [[{ transcript: text }]] });
    if (error) ear.onerror({ error });
    if (end) ear.onend();
    return ear.lang;
  }, heard);
}

/** Gives the page an Italian voice. */
export const fakeItalianVoice = (page: Page): Promise<void> => fakeVoice(page, "it-IT");

/** Gives the page a voice that says everything at once and notes it in `window.spoken`. */
export async function fakeVoice(page: Page, language: string): Promise<void> {
  await page.addInitScript((lang) => {
    const spoken: string[] = [];
    class Utterance {
      onend?: () => void;
      constructor(readonly text: string) {}
    }
    const speechSynthesis = {
      getVoices: () => [{ lang }],
      cancel: () => undefined,
      speak(utterance: Utterance) {
        if (utterance.text) spoken.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 300);
      },
    };
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
  }, language);
}
