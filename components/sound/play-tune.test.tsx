import { tunes } from "./tunes";

/** Counts the tones a page starts. */
class PretendAudio {
  static made: PretendAudio[] = [];
  state = "running";
  currentTime = 0;
  destination = {};
  tones: { start: number; stop: number }[] = [];
  constructor() {
    PretendAudio.made.push(this);
  }
  createGain() {
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    const tone = { start: NaN, stop: NaN };
    this.tones.push(tone);
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => (tone.start = at),
      stop: (at: number) => (tone.stop = at),
    };
  }
}

async function load({ isReduced = false, isCalm = false } = {}) {
  jest.resetModules();
  PretendAudio.made = [];
  localStorage.clear();
  document.documentElement.dataset.calm = String(isCalm);
  Object.assign(globalThis, {
    AudioContext: PretendAudio,
    matchMedia: () => ({ matches: isReduced }),
  });
  const { playTune, readySounds } = await import("./play-tune");
  const { setWantsSounds } = await import("./sound-wish");
  const tap = () => dispatchEvent(new Event("pointerup"));
  const tones = () => PretendAudio.made.flatMap((audio) => audio.tones);
  return { playTune, readySounds, setWantsSounds, tap, tones };
}

test("nothing sounds before a gesture, and after one a tune does", async () => {
  const { playTune, tap, tones } = await load();
  playTune("right");
  expect(PretendAudio.made).toEqual([]);
  tap();
  playTune("right");
  expect(tones().length).toBeGreaterThan(0);
  expect(PretendAudio.made).toHaveLength(1);
});

test.each(["right", "again", "badge", "level"] as const)("the tune %s ends within 0.4 s", async (name) => {
  const { playTune, readySounds, tap, tones } = await load();
  readySounds();
  tap();
  playTune(name);
  expect(tones()).toHaveLength(2 * tunes[name].length);
  expect(Math.max(...tones().map(({ stop }) => stop))).toBeLessThanOrEqual(0.4);
});

test("a device that has switched sounds off stays silent, and keeps that", async () => {
  const { playTune, readySounds, setWantsSounds, tap, tones } = await load();
  readySounds();
  setWantsSounds(false);
  tap();
  playTune("right");
  expect(PretendAudio.made).toEqual([]);
  expect(localStorage.length).toBe(1);
  setWantsSounds(true);
  expect(localStorage.length).toBe(0);
  tap();
  playTune("right");
  expect(tones().length).toBeGreaterThan(0);
});

test("a choice holds where nothing can be kept", async () => {
  const { setWantsSounds } = await load();
  const { wantsSounds } = await import("./sound-wish");
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  setWantsSounds(false);
  expect(wantsSounds()).toBe(false);
  refuse.mockRestore();
});

test.each([
  ["reduced motion is asked for", { isReduced: true }],
  ["calm is chosen", { isCalm: true }],
])("nothing sounds when %s", async (_, wish) => {
  const { playTune, readySounds, tap } = await load(wish);
  readySounds();
  tap();
  playTune("level");
  expect(PretendAudio.made).toEqual([]);
});

test("a browser without sound is left alone", async () => {
  const { playTune, tap } = await load();
  Object.assign(globalThis, { AudioContext: undefined });
  expect(() => {
    playTune("right");
    tap();
    playTune("right");
  }).not.toThrow();
});
