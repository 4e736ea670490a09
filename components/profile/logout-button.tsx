"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { profile } from "@/lib/i18n/it";
import { forgetAnswers } from "@/components/admin/inboxes/kept-answers";
import { forgetFeedback } from "@/components/feedback/kept-feedback";
import { forgetKeptTexts } from "@/components/learner/kept-texts";
import { sessionMark } from "@/components/learner/session-mark";
import { useLearner } from "@/components/learner/use-learner";
import { forgetKeptDrafts } from "@/components/worksheets/work/kept-drafts";
import { Button } from "@/components/ui/button";

/** Ends the session, forgets who was here and loads the page anew; also when the server could not be reached. */
export function LogoutButton() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const logout = useMutation({
    mutationFn: () => api("POST /api/auth/logout"),
    onSettled: () => {
      sessionStorage.removeItem(sessionMark);
      forgetKeptTexts(id);
      forgetFeedback(id);
      forgetAnswers();
      forgetKeptDrafts(id);
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
