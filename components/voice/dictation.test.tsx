import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { Composer } from "@/components/chat/composer";
import { Toaster } from "@/components/ui/toaster";
import { DictationButton } from "@/components/voice/dictation-button";
import { renderAsLearner } from "@/tests/support/learner-screen";

/** The browser's ear, as far as the dictation uses it; a test plays what it hears. */
class FakeRecognition {
  static started: FakeRecognition[] = [];
  lang = "";
  continuous = true;
  interimResults = false;
  isAborted = false;
  isStopped = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    FakeRecognition.started.push(this);
  }
  stop() {
    this.isStopped = true;
  }
  abort() {
    this.isAborted = true;
    this.onend?.();
  }
  hear(...transcripts: string[]) {
    act(() => this.onresult?.({ results: transcripts.map((transcript) => [{ transcript }]) }));
  }
  end(error?: string) {
    act(() => {
      if (error) this.onerror?.({ error });
      this.onend?.();
    });
  }
}

const browser = window as Window & { webkitSpeechRecognition?: unknown };
const ear = () => {
  const newest = FakeRecognition.started.at(-1);
  if (!newest) throw new Error("Nobody listens");
  return newest;
};

function Desk({ sent, isTaken }: { sent: string[]; isTaken: boolean }) {
  const [, setCount] = useState(0);
  function send(text: string) {
    sent.push(text);
    setCount((count) => count + 1);
    return isTaken;
  }
  return (
    <>
      <Composer isReady isBusy={false} onSend={send}>
        <DictationButton isReady onSend={send} />
      </Composer>
      <Toaster />
    </>
  );
}

async function openDesk({ draft = "", isTaken = true } = {}) {
  const sent: string[] = [];
  const view = renderAsLearner(<Desk sent={sent} isTaken={isTaken} />, () => undefined);
  const field = screen.getByRole("textbox", { name: "Il tuo messaggio" });
  if (draft) await view.user.type(field, draft);
  return { ...view, sent, field, button: screen.getByRole("button", { name: "Audio" }) };
}

async function dictate(options?: Parameters<typeof openDesk>[0]) {
  const desk = await openDesk(options);
  await desk.user.click(desk.button);
  const overlay = await screen.findByRole("dialog", { name: "Sto ascoltando..." });
  return { ...desk, overlay };
}

beforeEach(() => {
  sessionStorage.clear();
  FakeRecognition.started = [];
  browser.webkitSpeechRecognition = FakeRecognition;
});

afterEach(() => jest.useRealTimers());

describe("the dictation", () => {
  test("listens to one Italian utterance, and shows what it hears in the input and over the screen", async () => {
    const { field, overlay } = await dictate();
    expect(ear()).toMatchObject({ lang: "it-IT", continuous: false, interimResults: true });
    expect(overlay).toHaveTextContent("Tocca il pulsante rosso per fermare");
    expect(overlay).toHaveTextContent("Registrando... 0:00");
    ear().hear("che cosa ", "vuol dire");
    expect(field).toHaveValue("che cosa vuol dire");
    expect(overlay).toHaveTextContent("che cosa vuol dire");
  });

  test("sends by itself what was said, after what was typed, and empties the input", async () => {
    const { field, sent } = await dictate({ draft: "Una domanda:" });
    ear().hear("che ore sono");
    ear().end();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(field).toHaveValue("Una domanda: che ore sono");
    expect(sent).toEqual([]);
    await waitFor(() => expect(sent).toEqual(["Una domanda: che ore sono"]));
    expect(field).toHaveValue("");
  });

  test("waits 100 ms after the last word before it sends", async () => {
    const { field, sent } = await dictate();
    jest.useFakeTimers();
    ear().hear("che ore sono");
    ear().end();
    act(() => jest.advanceTimersByTime(99));
    expect(sent).toEqual([]);
    expect(field).toHaveValue("che ore sono");
    act(() => jest.advanceTimersByTime(1));
    expect(sent).toEqual(["che ore sono"]);
    expect(field).toHaveValue("");
  });

  test("is stopped by the red button, and says that it is working until the text is there", async () => {
    const { user, sent } = await dictate();
    ear().hear("ci");
    await user.click(screen.getByRole("button", { name: "Ferma e invia" }));
    expect(ear().isStopped).toBe(true);
    expect(screen.getByRole("dialog", { name: "Elaborando trascrizione..." })).toBeInTheDocument();
    ear().hear("ciao coach");
    ear().end();
    await waitFor(() => expect(sent).toEqual(["ciao coach"]));
  });

  test("keeps the text in the input when it cannot be sent now", async () => {
    const { field, sent } = await dictate({ isTaken: false });
    ear().hear("aspetta");
    ear().end();
    await waitFor(() => expect(sent).toEqual(["aspetta"]));
    expect(field).toHaveValue("aspetta");
  });

  test("listens anew in English when told to", async () => {
    const { user, field, sent } = await dictate({ draft: "La mia frase:" });
    ear().hear("ai laik eppols");
    const first = ear();
    await user.click(screen.getByRole("button", { name: "English" }));
    expect(first.isAborted).toBe(true);
    expect(ear().lang).toBe("en-GB");
    expect(field).toHaveValue("La mia frase:");
    expect(screen.getByRole("button", { name: "English", pressed: true })).toBeInTheDocument();
    ear().hear("I like apples");
    ear().end();
    await waitFor(() => expect(sent).toEqual(["La mia frase: I like apples"]));
  });

  test("can be given up: nothing is sent and the input is as before", async () => {
    const { user, field, sent, button } = await dictate({ draft: "prima" });
    ear().hear("no aspetta");
    await user.keyboard("{Escape}");
    expect(ear().isAborted).toBe(true);
    expect(field).toHaveValue("prima");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each([
    ["silence", undefined, "Nessun testo rilevato", "Parla per almeno 2-3 secondi e riprova"],
    ["no speech", "no-speech", "Nessun audio rilevato", "Parla più forte e più vicino al microfono"],
    ["a broken microphone", "audio-capture", "Nessun audio rilevato", "Parla più forte"],
    ["a refused microphone", "not-allowed", "Accesso microfono negato", "nelle impostazioni del browser"],
    ["no network", "network", "Dettatura non raggiungibile", "controlla la connessione"],
    ["a language it does not know", "language-not-supported", "Lingua non disponibile", "prova con l'altra"],
  ])("says what to do after %s, and loses no draft", async (_name, error, title, text) => {
    const { field, sent } = await dictate({ draft: "prima" });
    ear().end(error);
    const toast = await screen.findByText(title);
    expect(toast.parentElement).toHaveTextContent(text);
    expect(field).toHaveValue("prima");
    expect(sent).toEqual([]);
  });

  test("keeps what was understood before the network went, without sending it", async () => {
    const { field, sent } = await dictate();
    ear().hear("una frase a metà");
    ear().end("network");
    expect(await screen.findByText("Dettatura non raggiungibile")).toBeInTheDocument();
    expect(field).toHaveValue("una frase a metà");
    expect(sent).toEqual([]);
  });

  test("says so where the browser cannot listen", async () => {
    delete browser.webkitSpeechRecognition;
    const { user, button } = await openDesk();
    await user.click(button);
    expect(await screen.findByText("Dettatura non disponibile")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("stops listening when the screen is left", async () => {
    const { unmount, sent } = await dictate();
    ear().hear("a metà");
    unmount();
    expect(ear().isAborted).toBe(true);
    expect(sent).toEqual([]);
  });
});
