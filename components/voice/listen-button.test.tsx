import { act, screen, waitFor } from "@testing-library/react";
import { endReading } from "@/components/voice/end-reading";
import { learner, type Call } from "@/tests/support/learner-screen";
import { device, mixed, openMessage, part, pretendDevice } from "@/tests/support/listening";

beforeEach(pretendDevice);

describe("the button below a coach's message", () => {
  test("has each language read by its own voice, in order, and offers it again", async () => {
    const { user, first, named, calls, sounds } = openMessage(mixed);
    expect(first()).toHaveAccessibleName("Ascolta: Riguarda «He like».");
    await user.click(first());
    await named("Metti in pausa");
    expect(device.heard).toEqual(["it-IT: Riguarda"]);
    device.endCurrent();
    await waitFor(() => expect(device.heard).toEqual(["it-IT: Riguarda", "sound"]));
    device.endCurrent();
    await waitFor(() => expect(device.heard.at(-1)).toBe("it-IT: Che cosa manca?"));
    device.endCurrent();
    await user.click(await named("Ascolta di nuovo"));
    await waitFor(() => expect(device.heard).toHaveLength(4));
    expect(calls.map(({ key }) => key)).toEqual([
      "POST /api/speech/script",
      "POST /api/speech",
      "POST /api/increment-usage",
      "POST /api/increment-usage",
    ]);
    expect(calls[2]?.body).toEqual({ type: "audio" });
    expect(sounds()).toEqual([{ text: "He like." }]);
  });

  test("pauses a sound and goes on with it", async () => {
    const { user, first, named } = openMessage([part("en", "One."), part("it", "Due.")]);
    await user.click(first());
    await user.click(await named("Metti in pausa"));
    expect(device.heard).toEqual(["sound", "pause"]);
    await user.click(await named("Riprendi l'ascolto"));
    expect(device.heard).toEqual(["sound", "pause", "sound"]);
    device.endCurrent();
    await waitFor(() => expect(device.heard.at(-1)).toBe("it-IT: Due."));
  });

  test("is ended by whoever begins to dictate", async () => {
    const { user, first, named } = openMessage([part("it", "Uno."), part("en", "Two.")]);
    await user.click(first());
    await named("Metti in pausa");
    act(endReading);
    expect(first()).toHaveAccessibleName(/^Ascolta: /);
    device.endCurrent();
    expect(device.heard).toEqual(["it-IT: Uno."]);
  });

  test("is heard although it could not be counted, which is logged only", async () => {
    const logged = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const onCall = ({ key }: Call) =>
      key === "POST /api/increment-usage" ? { status: 503, json: {} } : undefined;
    const { user, first, named } = openMessage([part("en", "One."), part("it", "Due.")], { onCall });
    await user.click(first());
    await user.click(await named("Metti in pausa"));
    await user.click(await named("Riprendi l'ascolto"));
    device.endCurrent();
    await waitFor(() => expect(device.heard.at(-1)).toBe("it-IT: Due."));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("pauses a sentence of the device's voice and begins it again", async () => {
    const { user, first, named } = openMessage([part("it", "Uno."), part("it", "Due.")]);
    await user.click(first());
    await user.click(await named("Metti in pausa"));
    await named("Riprendi l'ascolto");
    expect(device.heard).toEqual(["it-IT: Uno."]);
    await user.click(await named("Riprendi l'ascolto"));
    await waitFor(() => expect(device.heard).toEqual(["it-IT: Uno.", "it-IT: Uno."]));
    device.endCurrent();
    await waitFor(() => expect(device.heard.at(-1)).toBe("it-IT: Due."));
  });

  test("is silent when another message is read", async () => {
    const { user, named } = openMessage([part("en", "One.")]);
    const [one, two] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
    await user.click(one);
    await named("Metti in pausa");
    await user.click(two);
    await waitFor(() => expect(two).toHaveAccessibleName("Metti in pausa: Ciao"));
    expect(one).toHaveAccessibleName("Ascolta: Riguarda «He like».");
    expect(device.heard).toEqual(["sound", "pause", "sound"]);
  });

  test("is silent when the screen is left", async () => {
    const { user, first, named, unmount } = openMessage([part("en", "One.")]);
    await user.click(first());
    await named("Metti in pausa");
    unmount();
    expect(device.heard).toEqual(["sound", "pause"]);
  });

  test("shows that it is preparing, and can be told not to", async () => {
    const never = new Promise<never>(() => undefined);
    const { user, first } = openMessage([]);
    globalThis.fetch = () => never;
    await user.click(first());
    expect(first()).toHaveAccessibleName("Preparo l'audio…: Riguarda «He like».");
    expect(first()).toHaveAttribute("aria-busy", "true");
    await user.click(first());
    expect(first()).toHaveAccessibleName("Ascolta: Riguarda «He like».");
    expect(first()).not.toHaveAttribute("aria-busy");
  });

  test("says nothing when the browser refuses to play", async () => {
    device.refusesToPlay = true;
    const { user, first, sounds } = openMessage([part("en", "One.")]);
    await user.click(first());
    await waitFor(() => expect(sounds()).toHaveLength(1));
    await waitFor(() => expect(first()).toHaveAccessibleName("Ascolta: Riguarda «He like»."));
    expect(screen.queryByText("Audio non disponibile")).not.toBeInTheDocument();
  });

  test("says that the voice failed, and asks again at the next press", async () => {
    let tries = 0;
    const onCall = ({ key }: Call) =>
      key === "POST /api/speech" && ++tries === 1
        ? { status: 503, json: { error: "Riprova tra un momento.", code: "UNAVAILABLE" } }
        : undefined;
    const { user, first, named } = openMessage([part("en", "One.")], { onCall });
    await user.click(first());
    expect(await screen.findByText("Audio non disponibile")).toBeInTheDocument();
    expect(first()).toHaveAccessibleName("Ascolta: Riguarda «He like».");
    await user.click(first());
    await named("Metti in pausa");
    expect(device.heard).toEqual(["sound"]);
  });

  test("reads the English alone where the device has no Italian voice, and says so", async () => {
    device.voices = [{ lang: "en-US" }];
    const { user, first, named } = openMessage(mixed);
    await user.click(first());
    expect(await screen.findByText("Ti leggo solo l'inglese")).toBeInTheDocument();
    await named("Metti in pausa");
    device.endCurrent();
    await named("Ascolta di nuovo");
    expect(device.heard).toEqual(["sound"]);
  });

  test("says that there is nothing to hear where nobody can read it", async () => {
    device.voices = [];
    const { user, first } = openMessage([part("it", "Ciao")]);
    await user.click(first());
    expect(await screen.findByText("Niente da ascoltare")).toBeInTheDocument();
    expect(first()).toHaveAccessibleName("Ascolta: Riguarda «He like».");
  });

  test("shows a free student what Pro is, and asks for no sound", async () => {
    const { user, first, calls } = openMessage(mixed, { isPro: false });
    await user.click(first());
    expect(await screen.findByRole("dialog", { name: "Audio Premium Richiesto" })).toBeInTheDocument();
    expect(calls.filter(({ key }) => key.startsWith("POST"))).toEqual([]);
    expect(device.heard).toEqual([]);
  });

  test("shows the same to whose Pro has ended meanwhile", async () => {
    const details = { limit: "audio", used: 0, max: 0 };
    const refused = { status: 403, json: { error: "Solo Pro", code: "LIMIT_REACHED", details } };
    const onCall = ({ key }: Call) => (key === "GET /api/users/7" ? { json: learner } : refused);
    const { user, first } = openMessage([], { onCall });
    await user.click(first());
    expect(await screen.findByRole("dialog", { name: "Audio Premium Richiesto" })).toBeInTheDocument();
  });
});
