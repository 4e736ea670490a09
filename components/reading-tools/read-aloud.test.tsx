import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ReadAloud, { type SpokenPart } from "@/components/reading-tools/read-aloud";

type Spoken = { text: string; lang: string; rate: number };

let heard: string[];
let voices: { lang: string }[];
let speaking: (Spoken & { onend?: () => void; onerror?: () => void }) | undefined;

class FakeUtterance {
  lang = "";
  rate = 1;
  constructor(readonly text: string) {}
}

beforeEach(() => {
  heard = [];
  speaking = undefined;
  voices = [{ lang: "it-IT" }, { lang: "en-GB" }];
  Object.assign(window, {
    SpeechSynthesisUtterance: FakeUtterance,
    speechSynthesis: {
      getVoices: () => voices,
      addEventListener: (_name: string, listener: () => void) => listener(),
      cancel: () => {
        const cancelled = speaking;
        speaking = undefined;
        cancelled?.onerror?.();
      },
      speak(utterance: Spoken) {
        speaking = utterance;
        heard.push(`${utterance.lang} ${utterance.rate}: ${utterance.text}`);
      },
    },
  });
});

const parts: SpokenPart[] = [
  { text: "Completa la frase.", lang: "it" },
  { text: "She … tennis.", lang: "en" },
];
const endSpeaking = () => act(async () => speaking?.onend?.());

async function open(given = parts) {
  const view = render(<ReadAloud parts={given} />);
  await act(async () => undefined);
  return { user: userEvent.setup(), ...view };
}

test("each part is read by a voice of its language, one after the other", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Ascolta l’esercizio" }));
  expect(heard).toEqual(["it-IT 1: Completa la frase."]);
  await endSpeaking();
  expect(heard).toEqual(["it-IT 1: Completa la frase.", "en-GB 1: She … tennis."]);
  await endSpeaking();
  expect(screen.getByRole("button", { name: "Ascolta l’esercizio" })).toBeInTheDocument();
});

test("it is read slowly for who wants it, and stops at a press", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Ascolta piano" }));
  expect(heard).toEqual(["it-IT 0.6: Completa la frase."]);
  await user.click(screen.getByRole("button", { name: "Ferma la voce" }));
  expect(speaking).toBeUndefined();
  await act(async () => undefined);
  expect(heard).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Ferma la voce" })).not.toBeInTheDocument();
});

test("the other speed begins anew, and only it is heard", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Ascolta l’esercizio" }));
  await user.click(screen.getByRole("button", { name: "Ascolta piano" }));
  await act(async () => undefined);
  expect(heard).toEqual(["it-IT 1: Completa la frase.", "it-IT 0.6: Completa la frase."]);
});

test("who leaves the exercise leaves its voice", async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole("button", { name: "Ascolta l’esercizio" }));
  unmount();
  expect(speaking).toBeUndefined();
});

test("without an Italian voice the English is read", async () => {
  voices = [{ lang: "en_US" }];
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Ascolta l’esercizio" }));
  expect(heard).toEqual(["en-GB 1: She … tennis."]);
});

test.each([
  ["no voice", []],
  ["no voice for the sentence", [{ lang: "it-IT" }]],
])("a device with %s has no button", async (_, found) => {
  voices = found;
  await open();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
