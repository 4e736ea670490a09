import type { Panel, PanelUser } from "@/components/admin/panel";
import { isLive } from "@/lib/features/billing/rules";

/** What an administrator can do to a user. */
export type UserAct =
  | { type: "pro"; isPro: boolean }
  | { type: "hearts"; hearts: number }
  | { type: "reset" }
  | { type: "delete" };

/** An act that is asked about before it is done. */
export type Question = { about: "reset" | "delete" | "pro"; user: PanelUser };

/** What puts an act right that was not meant; undefined where there is no way back. */
export function undoOf(before: PanelUser, act: UserAct): UserAct | undefined {
  switch (act.type) {
    case "pro":
      return before.hasManualPro === act.isPro ? undefined : { type: "pro", isPro: before.hasManualPro };
    case "hearts":
      return before.hearts === act.hearts ? undefined : { type: "hearts", hearts: before.hearts };
    case "reset":
    case "delete":
      return undefined;
  }
}

/** How the user will stand if the server agrees. */
export function afterAct(user: PanelUser, act: UserAct): PanelUser {
  switch (act.type) {
    case "pro":
      return { ...user, isPro: act.isPro || isLive(user.subscriptionStatus), hasManualPro: act.isPro };
    case "hearts":
      return { ...user, hearts: act.hearts };
    case "reset":
      return { ...user, level: 1, xp: 0, messagesCount: 0, homeworkUploadsCount: 0 };
    case "delete":
      return { ...user, isBeingErased: true };
  }
}

/** What came of it. `user` is absent once they are erased. */
export type ActOutcome = { user?: PanelUser; message?: string };

/** Asks the server for it. A panel is only asked for what it offers. */
export async function carryOut(panel: Panel, user: PanelUser, act: UserAct): Promise<ActOutcome> {
  switch (act.type) {
    case "pro":
      return { user: await panel.setPro(user.id, act.isPro) };
    case "hearts":
      return { user: await panel.setHearts?.(user.id, act.hearts) };
    case "reset":
      return { user: await panel.resetUser(user.id) };
    case "delete": {
      const reply = await panel.deleteUser?.(user.id);
      return { user: reply?.status === "erasing" ? afterAct(user, act) : undefined, message: reply?.message };
    }
  }
}
