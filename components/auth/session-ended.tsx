"use client";

import { useEffect, useRef, useState } from "react";
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

  // Below what the landing says of itself, on a phone: the form comes into view with it, unless somebody writes already.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!text || document.activeElement !== document.body) return;
    place.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [text]);

  return (
    text && (
      <div ref={place}>
        <Notice variant="info">{text}</Notice>
      </div>
    )
  );
}

/** Of a session that was ended elsewhere nothing is kept. */
const endedText = (wasEnded: boolean) =>
  !wasEnded && hasKeptMessage() ? auth.sessionEndedMessageKept : auth.sessionEnded;
