import { act, screen, within } from "@testing-library/react";
import { TextEncoder } from "node:util";
import { hydrateRoot } from "react-dom/client";
import type { MessageReply } from "@/lib/features/chat/contract";
import { LearnerProvider } from "@/components/learner/learner-provider";
import { keepUnsent } from "@/components/learner/kept-texts";
import { PaywallProvider } from "@/components/paywall/paywall-provider";
import { learner, pretendServer, renderAsLearner } from "@/tests/support/learner-screen";
import { ChatScreen } from "./chat-screen";

const createdAt = "2026-03-01T10:05:00.000Z";
const entries: MessageReply[] = [
  { id: "1", sender: "user", message: "She like apples", createdAt, clientMessageId: "key-1" },
  { id: "2", sender: "ai", message: "Guarda il **verbo**.", createdAt, xpAwarded: 5 },
];
const messages = () =>
  within(screen.getByRole("list", { name: "Conversazione" }))
    .getAllByRole("listitem")
    .slice(1); // The first one says which day it was.

beforeEach(() => sessionStorage.clear());

describe("a conversation that came with the page", () => {
  test("is shown whole without being asked for", async () => {
    const { calls } = renderAsLearner(<ChatScreen brought={{ entries, hasOlder: false }} />, () => undefined);
    expect(messages()).toHaveLength(2);
    expect((await screen.findByText("verbo")).tagName).toBe("STRONG");
    expect(screen.queryByLabelText("Caricamento…")).not.toBeInTheDocument();
    await act(async () => {});
    expect(calls).toEqual([]);
  });

  test("leads back to what came before its first message", async () => {
    const older = { id: "0", sender: "ai" as const, message: "Ciao!", createdAt };
    const { user } = renderAsLearner(<ChatScreen brought={{ entries, hasOlder: true }} />, ({ key }) =>
      key === "GET /api/chat/7?before=1" ? { json: [older] } : undefined,
    );
    await user.click(screen.getByRole("button", { name: "Mostra i messaggi precedenti" }));
    expect(await screen.findByText("Ciao!")).toBeInTheDocument();
    expect(messages()).toHaveLength(3);
  });

  test("is followed by what this tab could not send", async () => {
    keepUnsent(learner.id, { message: "Me too", clientMessageId: "key-2", createdAt });
    renderAsLearner(<ChatScreen brought={{ entries, hasOlder: false }} />, () => undefined);
    expect(await screen.findByText("Me too")).toBeInTheDocument();
    expect(messages()).toHaveLength(3);
    expect(messages()[2]).toHaveTextContent("Non inviato");
  });

  test("is taken over from the server's drawing as it is, whatever this tab keeps", async () => {
    pretendServer(() => undefined);
    Object.assign(globalThis, { TextEncoder }); // What draws on the server is loaded with it.
    const { renderToString } = await import("react-dom/server.edge");
    keepUnsent(learner.id, { message: "Me too", clientMessageId: "key-2", createdAt });
    const page = (
      <LearnerProvider learner={learner}>
        <PaywallProvider>
          <ChatScreen brought={{ entries, hasOlder: false }} />
        </PaywallProvider>
      </LearnerProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    expect(messages()).toHaveLength(2);
    const drawn = messages()[0];
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(await screen.findByText("Me too")).toBeInTheDocument();
    expect(mismatches).toEqual([]);
    expect(messages()[0]).toBe(drawn);
    act(() => root.unmount());
    container.remove();
  });
});
