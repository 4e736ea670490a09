"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profile } from "@/lib/i18n/it";
import { anotherIsIn as t } from "@/lib/i18n/it/another-is-in";
import { useLearner } from "@/components/learner/use-learner";
import { leaveDevice } from "@/components/offline/leave-device";
import { isAnothers, sendLogout } from "@/components/offline/unsent-logout";
import { DoorIcon } from "@/components/ui/setting-icons";
import { SettingButton } from "@/components/ui/setting-row";
import { showToastAcrossPages } from "@/components/ui/toast";

/**
 * Ends the session, forgets who was here and loads the page anew; also when the server could not be reached: it hears of it
 * later. Where somebody else has come in in another tab, they stay in, with what they have written, and the page becomes theirs.
 */
export function LogoutButton() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const logout = useMutation({
    mutationFn: () => sendLogout(String(id)),
    networkMode: "always", // Without a net it fails at once.
    onSettled: async (_, error) => {
      if (isAnothers(error)) showToastAcrossPages({ variant: "info", title: t.title, description: t.text });
      else await leaveDevice(id);
      queryClient.clear();
      window.scrollTo({ top: 0, behavior: "instant" }); // The browser would show the login from where the profile was left.
      window.location.reload();
    },
  });
  return (
    <SettingButton
      icon={<DoorIcon />}
      title={profile.logout}
      text={profile.logoutText}
      loading={!logout.isIdle}
      onClick={() => logout.mutate()}
    />
  );
}
