"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profile } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { leaveDevice } from "@/components/offline/leave-device";
import { sendLogout } from "@/components/offline/unsent-logout";
import { Button } from "@/components/ui/button";

/** Ends the session, forgets who was here and loads the page anew; also when the server could not be reached: it hears of it later. */
export function LogoutButton() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const logout = useMutation({
    mutationFn: () => sendLogout(),
    networkMode: "always", // Without a net it fails at once.
    onSettled: async () => {
      await leaveDevice(id);
      queryClient.clear();
      window.scrollTo({ top: 0, behavior: "instant" }); // The browser would show the login from where the profile was left.
      window.location.reload();
    },
  });
  return (
    <Button
      variant="secondary"
      className="self-start"
      loading={!logout.isIdle}
      onClick={() => logout.mutate()}
    >
      {profile.logout}
    </Button>
  );
}
