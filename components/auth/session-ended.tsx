"use client";

import { useEffect, useState } from "react";
import { hasKeptMessage } from "@/components/learner/kept-texts";
import { sessionMark } from "@/components/learner/session-mark";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/api-client/client";
import { auth } from "@/lib/i18n/it";

/**
 * Tells who was in, in this tab, and did not leave by themselves, why they are asked to log in. It asks for itself, and them
 * alone: an answer handed down would weigh on every page.
 */
export function SessionEnded() {
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (!sessionStorage.getItem(sessionMark)) return;
    void api("GET /api/auth/session").then(
      ({ isSignedIn, wasEnded }) => setText(isSignedIn ? undefined : endedText(wasEnded)),
      () => undefined, // Nobody answered: nothing is claimed.
    );
  }, []);

  return text && <Notice variant="info">{text}</Notice>;
}

/** Of a session that was ended elsewhere nothing is kept. */
const endedText = (wasEnded: boolean) =>
  !wasEnded && hasKeptMessage() ? auth.sessionEndedMessageKept : auth.sessionEnded;
