import { act, screen } from "@testing-library/react";
import type { Answer, Call } from "@/tests/support/learner-screen";
import {
  beginTest,
  compilePanel,
  expectEnded,
  expectGate,
  expiresAt,
  gate,
  nobody,
  openPage,
  openPanel,
  whose,
} from "@/tests/support/secure-panel";

beforeAll(compilePanel, 60_000);
beforeEach(beginTest);
afterEach(() => jest.useRealTimers());

/** Other tabs of this browser, and this one looked at again. As in a browser no channel hears itself. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeChannel });
const hear = (news: "entered" | "left") => act(() => new FakeChannel().postMessage(news));
const lookAgain = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("a page that is loaded again", () => {
  const bruno = { email: "bruno@example.com", expiresAt };

  test("finds the panel open, and whose it is", async () => {
    const { calls } = openPage(({ key }) => (key === whose ? { json: bruno } : undefined));
    expect((await screen.findByText("bruno@example.com")).parentElement).toHaveTextContent(
      "Accesso come bruno@example.com",
    );
    await screen.findByRole("heading", { name: "Anna" });
    expect(calls[0]?.key).toBe(whose);
    expect(calls.filter(({ key }) => key === gate)).toEqual([]);
  });

  test.each([
    ["nobody has it open", { json: nobody }],
    ["the server does not say", { status: 503, json: {} }],
  ])("shows the gate when %s", async (_, answer: Answer) => {
    openPage(({ key }) => (key === whose ? answer : undefined));
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(screen.queryByText(/^Accesso come/)).not.toBeInTheDocument();
  });

  test("leaves first, where a logout was not heard", async () => {
    localStorage.setItem("english-coach.secure-panel.left", "1");
    const { calls } = openPage(() => undefined);
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(calls).toMatchObject([{ key: gate, body: { step: 3 } }, { key: whose }]);
    expect(localStorage).toHaveLength(0);
  });

  test("stays shut while that logout cannot be sent", async () => {
    localStorage.setItem("english-coach.secure-panel.left", "1");
    openPage(({ key }) => {
      if (key === whose) return { json: bruno };
      return key === gate ? { status: 503, json: {} } : undefined;
    });
    await screen.findByRole("heading", { level: 1, name: "Accesso al pannello sicuro" });
    expect(localStorage).toHaveLength(1);
  });
});

describe("what another tab does", () => {
  const answers = (found: () => unknown) => (call: Call) =>
    call.key === whose ? { json: found() } : undefined;

  test("who leaves in one has left in all", async () => {
    await openPanel();
    hear("left");
    await expectGate();
    await expectEnded(/^Sei uscito dal pannello\./);
  });

  test("who leaves here tells the others, before the server has answered", async () => {
    const { user } = await openPanel();
    const heard: unknown[] = [];
    new FakeChannel().addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    globalThis.fetch = () => new Promise(() => undefined);
    await user.click(screen.getByRole("button", { name: "Esci" }));
    await expectGate();
    expect(heard).toEqual(["left"]);
  });

  test("who comes in there as somebody else is somebody else here", async () => {
    let found: object = nobody;
    await openPanel(answers(() => found));
    found = { email: "bruno@example.com", expiresAt: "2026-11-22T14:50:00.000Z" };
    hear("entered");
    expect((await screen.findByText("bruno@example.com")).parentElement).toHaveTextContent(
      "Accesso come bruno@example.com",
    );
    expect(screen.queryByText("admin@example.com")).not.toBeInTheDocument();
  });

  test("who comes in there again has the longer time here, and stays where they are", async () => {
    let found: object = nobody;
    const { user } = await openPanel(answers(() => found));
    await user.click(screen.getByRole("tab", { name: "Registro" }));
    found = { email: "admin@example.com", expiresAt: "2026-11-22T14:50:20.000Z" };
    hear("entered");
    expect(await screen.findByText(/^La sessione scade alle 15:50/)).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Registro" })).toHaveAttribute("aria-selected", "true");
  });

  test("a tab that is looked at again, and whose session is over, says so", async () => {
    await openPanel();
    lookAgain();
    await expectGate();
    await expectEnded(/^La sessione è terminata\./);
  });

  test("one that cannot ask stays as it is", async () => {
    await openPanel();
    globalThis.fetch = () => Promise.reject(new TypeError("offline"));
    lookAgain();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText("admin@example.com").parentElement).toHaveTextContent(
      "Accesso come admin@example.com",
    );
  });
});
