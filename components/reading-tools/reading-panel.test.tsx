import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { showRuler } from "@/components/reading-tools/ruler";
import { pretendServer, type Call } from "@/tests/support/learner-screen";

let calls: Call[];
let isSignedIn: boolean;
let hasNetwork: boolean;
const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  isSignedIn = true;
  hasNetwork = true;
  calls = pretendServer(({ key, body }) => {
    if (!hasNetwork) return { status: 503, json: {} };
    return { json: key === "GET /api/auth/session" ? { isSignedIn } : body };
  });
});

afterEach(() => {
  jest.useRealTimers();
  showRuler(false);
  for (const { name } of [...root.attributes]) if (name.startsWith("data-")) root.removeAttribute(name);
  document.cookie = "reading=; Max-Age=0; Path=/";
});

async function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(<ReadingToolsButton />);
  await user.click(screen.getByRole("button", { name: "Aa: leggere meglio" }));
  await screen.findByRole("dialog", { name: "Leggere meglio" });
  return { user, ...view };
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(800));
const put = () => calls.filter(({ key }) => key === "PUT /api/reading-tools").map(({ body }) => body);
const much = {
  spacing: "wider",
  column: "45",
  size: "125",
  font: "lexend",
  ground: "device",
  ruler: "false",
  calm: "false",
};

test("a preset shows at once, is written into the cookie, and kept in the account", async () => {
  const { user } = await open();
  expect(screen.getByRole("radio", { name: /Com’è/ })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: /Molta aria/ }));
  expect(root.dataset).toMatchObject({ spacing: "wider", column: "45", size: "125" });
  expect(document.cookie).toBe("reading=2220000");
  await rest();
  expect(put()).toEqual([much]);
  expect(screen.getByText("Salvato nel tuo account.")).toBeInTheDocument();

  await user.click(screen.getByRole("radio", { name: /Com’è/ }));
  expect({ ...root.dataset }).toEqual({});
  expect(document.cookie).toBe("");
});

test("who tries one after the other has the last one kept, also on leaving at once", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Scegli tu" }));
  for (const size of ["110%", "150%", "200%"]) await user.click(screen.getByRole("radio", { name: size }));
  await user.click(screen.getByRole("button", { name: "Chiudi" }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(put()).toEqual([expect.objectContaining({ size: "200" })]);
  expect(root.dataset.size).toBe("200");
});

test("without a login it is kept on the device, and nothing is sent", async () => {
  isSignedIn = false;
  const { user } = await open();
  await user.click(screen.getByRole("radio", { name: /Più aria/ }));
  await rest();
  expect(put()).toEqual([]);
  expect(screen.getByText("Salvato su questo dispositivo.")).toBeInTheDocument();
});

test("where nothing answers it says where the choice is kept", async () => {
  const { user } = await open();
  hasNetwork = false;
  await user.click(screen.getByRole("radio", { name: /Più aria/ }));
  await rest();
  expect(screen.getByText(/Salvato solo su questo dispositivo/)).toBeInTheDocument();
  expect(root.dataset.spacing).toBe("wide");
});

test("the panel opens with what the page shows, and forgets what it does not know", async () => {
  Object.assign(root.dataset, { ground: "cream", font: "comic", calm: "true" });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Scegli tu" }));
  expect(screen.getByRole("radio", { name: "Crema" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Lexend" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Modo calmo" })).toBeChecked();
  for (const preset of screen.getAllByRole("radio", { name: /aria|Com’è/ })) expect(preset).not.toBeChecked();
});

test("the ruler follows pointer, focus and arrows with Alt, and takes no press", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Scegli tu" }));
  await user.click(screen.getByRole("checkbox", { name: "Righello" }));
  const band = document.querySelector<HTMLElement>(".reading-ruler");
  expect(band).toHaveAttribute("aria-hidden", "true");
  const move = (type: string, init: object) =>
    act(() => void window.dispatchEvent(Object.assign(new Event(type), init)));
  move("pointermove", { clientY: 300 });
  expect(band?.style.translate).toBe("0 300px");
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(Number.parseFloat(band?.style.translate.split(" ")[1] ?? "")).toBeGreaterThan(300);
  await user.keyboard("{Tab}");
  expect(band?.style.translate).not.toBe("0 300px");
  await user.click(screen.getByRole("checkbox", { name: "Righello" }));
  expect(document.querySelector(".reading-ruler")).toBeNull();
});
