"use client";

import { useCallback, useEffect, useState } from "react";
import { forgetAnswers } from "@/components/admin/inboxes/kept-answers";
import { tellOtherTabs, useOtherTabs, type TabNews } from "@/components/admin/secure/other-tabs";
import type { SecureLogin } from "@/components/admin/secure/secure-login";
import { forgetUnsentLogout, hasUnsentLogout, sendLogout } from "@/components/admin/secure/unsent-logout";
import { forgetPanelAddress } from "@/components/admin/use-panel-address";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { adminPanel, securePanel } from "@/lib/i18n/it";

const t = securePanel.session;

/** Who has the panel open by this browser's cookie; null for nobody. */
async function askWho(): Promise<SecureLogin | null> {
  if (hasUnsentLogout()) await sendLogout();
  const { email, expiresAt } = await api("GET /api/secure-admin/auth");
  return email && expiresAt ? { email, expiresAt } : null;
}

/** The same session, or another one of the same administrator: what is on the screen is theirs. */
const isSamePerson = (one: SecureLogin, other: SecureLogin) =>
  one.expiresAt === other.expiresAt || one.email === other.email;

/**
 * Whose panel this is: undefined until the server has said. The cookie is all tabs' own, so what another tab does is followed:
 * who leaves in one has left in all, and who comes in as somebody else is somebody else everywhere. `visit` counts them.
 */
export function useSecureLogin() {
  const [login, setLogin] = useState<SecureLogin | null>();
  const [visit, setVisit] = useState(0);

  const enter = useCallback((entered: SecureLogin) => {
    forgetUnsentLogout();
    setVisit((count) => count + 1);
    setLogin(entered);
    tellOtherTabs("entered");
  }, []);

  const end = useCallback(() => setLogin(null), []);

  const follow = useCallback(
    (found: SecureLogin | null) => {
      if (!found && login) showToast({ title: adminPanel.closedTitle, description: t.refused });
      if (found && !(login && isSamePerson(login, found))) setVisit((count) => count + 1);
      setLogin(found);
    },
    [login],
  );

  // Who cannot be asked has said nothing: what is on the screen stays, and its next call tells.
  const look = useCallback(() => void askWho().then(follow, () => undefined), [follow]);
  const hear = useCallback(
    (news: TabNews) => {
      if (news === "entered") return look();
      if (login) showToast({ title: adminPanel.closedTitle, description: t.loggedOut });
      forgetAnswers();
      forgetPanelAddress();
      setLogin(null);
    },
    [login, look],
  );
  useOtherTabs(hear, look);
  useEffect(() => {
    let isGone = false;
    const begin = (found: SecureLogin | null) => {
      if (isGone) return;
      if (found) setVisit(1);
      setLogin(found);
    };
    void askWho().then(begin, () => begin(null));
    return () => void (isGone = true);
  }, []);

  return { login, visit, enter, end };
}
