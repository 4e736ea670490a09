/** What the browser is told to expect: English heard as Italian is garbage. */
export type SpokenLanguage = "it-IT" | "en-GB";

export type RecogniserProblem = "no-sound" | "denied" | "offline" | "unknown-language";

export type RecogniserListener = {
  /** All that was understood so far; it may still change. */
  onText: (text: string) => void;
  /** Once, at the end: all that was understood, and what went wrong. */
  onEnd: (text: string, problem?: RecogniserProblem) => void;
};

export type Recogniser = {
  /** Listens no further; `onEnd` follows. */
  stop: () => void;
  /** Forgets it all; nothing follows. */
  cancel: () => void;
};

/** The part of the browser's SpeechRecognition that is used here. */
type BrowserRecognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionClass = new () => BrowserRecognition;

const problems: Record<string, RecogniserProblem> = {
  "no-speech": "no-sound",
  "audio-capture": "no-sound",
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  network: "offline",
  "language-not-supported": "unknown-language",
};

/** Some browsers never say that they have finished. */
const maxTranscriptionMs = 5000;

function recognitionClass(): RecognitionClass | undefined {
  const browser = window as Window & {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Listens to one utterance. Undefined where the browser cannot. */
export function startRecogniser(
  language: SpokenLanguage,
  { onText, onEnd }: RecogniserListener,
): Recogniser | undefined {
  const Recognition = recognitionClass();
  if (!Recognition) return undefined;
  const recognition = new Recognition();
  let text = "";
  let problem: RecogniserProblem | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function letGo() {
    clearTimeout(patience);
    recognition.onresult = recognition.onerror = recognition.onend = null;
  }
  function end() {
    letGo();
    onEnd(text, problem);
  }

  recognition.lang = language;
  recognition.continuous = false;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    text = Array.from(results, (result) => result[0]?.transcript ?? "")
      .join("")
      .trim();
    onText(text);
  };
  recognition.onerror = ({ error }) => (problem = problems[error]);
  recognition.onend = end;
  recognition.start();

  function cancel() {
    letGo();
    recognition.abort();
  }
  return {
    cancel,
    stop() {
      recognition.stop();
      patience = setTimeout(() => {
        cancel();
        onEnd(text, problem);
      }, maxTranscriptionMs);
    },
  };
}
