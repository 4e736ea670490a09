import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Panel, UsersQuery } from "@/components/admin/panel";
import { PanelClosed } from "@/components/admin/panel-closed";
import { UsersView } from "@/components/admin/users/users-view";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { renderAsLearner } from "./learner-screen";
import { panelUser } from "./panel-users";

export const giulia = panelUser(7, { nickname: "Giulia", email: null });
export const marco = panelUser(8, { nickname: "Marco", isPro: true, hasManualPro: true });

/** A panel over users who stay as they are until a test says otherwise. */
function fakePanel(changes: Partial<Panel> = {}) {
  const asked: Omit<UsersQuery, "signal">[] = [];
  const panel: Panel = {
    kind: "system",
    listUsers: async ({ signal: _, ...query }) => {
      asked.push(query);
      return { rows: [giulia, marco], total: 2 };
    },
    getUser: async (id) => ({
      ...(id === marco.id ? marco : giulia),
      sessionCount: 2,
      feedbackCount: 3,
      subscription: null,
    }),
    setPro: async (id, isPro) => panelUser(id, { nickname: "Giulia", isPro, hasManualPro: isPro }),
    setHearts: async (id, hearts) => panelUser(id, { nickname: "Giulia", hearts }),
    resetUser: async (id) => panelUser(id, { nickname: "Giulia", level: 1, xp: 0 }),
    listFeedback: async () => ({ rows: [], total: 0 }),
    countWaiting: async () => ({ waiting: 0 }),
    answerFeedback: () => Promise.reject(new Error("There is no feedback")),
    listDeletionRequests: async () => ({ rows: [], total: 0 }),
    ...changes,
  };
  return { panel, asked };
}

/** Draws the users of such a panel. */
export function openUsers(
  changes: Partial<Panel> = {},
  {
    hasClosed = () => false,
    fragment = "",
  }: { hasClosed?: (error: unknown) => boolean; fragment?: string } = {},
) {
  showToast({ title: "–" }); // The toast of the test before is no answer to this one.
  window.history.replaceState(null, "", `/${fragment}`);
  const { panel, asked } = fakePanel(changes);
  const world = renderAsLearner(
    <PanelClosed value={hasClosed}>
      <UsersView panel={panel} />
      <Toaster />
    </PanelClosed>,
    () => undefined,
  );
  return { ...world, asked };
}

export const rowOf = async (nickname: string) => {
  const row = (await screen.findByRole("heading", { name: nickname })).closest("li");
  return within(row!);
};
export const button = (name: string) => screen.findByRole("button", { name });

/** Opens the menu of a user and chooses from it. */
export async function choose(user: UserEvent, act: string, nickname: string) {
  await user.click(await button(`Azioni: ${nickname}`));
  await user.click(await screen.findByRole("menuitem", { name: act }));
}
