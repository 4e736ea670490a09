import type { Panel, PanelUser } from "@/components/admin/panel";
import type { ActOutcome, UserAct } from "@/components/admin/users/user-act";
import type { Toast } from "@/components/ui/toast";
import { adminPanel as t } from "@/lib/i18n/it";

/** What is said of an act that succeeded, by what the server made of it. */
export function successToast(before: PanelUser, act: UserAct, { user = before, message }: ActOutcome): Toast {
  const { nickname, isPro, hearts } = user;
  switch (act.type) {
    case "pro":
      return success(t.updatedTitle, isPro ? t.hasPro(nickname) : t.hasNoPro(nickname));
    case "hearts":
      return success(t.updatedTitle, isPro ? t.hasUnlimitedHearts(nickname) : t.hasHearts(nickname, hearts));
    case "reset":
      return success(t.resetTitle, t.isReset(nickname));
    case "delete":
      return success(t.deletedTitle, message);
  }
}

/** What is said of one that failed, when the server gives no reason. */
export function actFailure(kind: Panel["kind"], act: UserAct): string {
  switch (act.type) {
    case "pro":
      return t.proFailed;
    case "hearts":
      return t.heartsFailed;
    case "reset":
      return t.resetFailed[kind];
    case "delete":
      return t.deleteFailed;
  }
}

const success = (title: string, description?: string): Toast => ({ title, description, variant: "success" });
