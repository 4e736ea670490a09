"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useReadToken } from "@/components/auth/use-read-token";
import { createQueryClient } from "@/components/learner/query-client";
import { AskLink } from "@/components/parent-pages/ask-link";
import { ChildrenHome } from "@/components/parent-pages/children-home";
import { EnterCode } from "@/components/parent-pages/enter-code";
import { isClosedError, ParentSession } from "@/components/parent-pages/parent-session";

type ParentsHomeProps = { token: string | undefined };
type Step = "enter" | "inside" | "ask" | "left";

/** The page for parents: opened by a mailed link and its code, and for half an hour of rest. */
export function ParentsHome({ token: givenToken }: ParentsHomeProps) {
  const token = useReadToken(givenToken);
  const [step, setStep] = useState<Step>(token ? "enter" : "inside");
  const [isClosed, setIsClosed] = useState(false);
  const [queryClient] = useState(() =>
    createQueryClient((error) => {
      if (isClosedError(error)) setIsClosed(true);
    }),
  );

  function leave(): void {
    queryClient.clear();
    setStep("left");
  }

  if (step === "enter" && token)
    return <EnterCode token={token} onOpen={() => setStep("inside")} onGiveUp={() => setStep("ask")} />;
  if (step === "ask" || step === "left") return <AskLink hasLeft={step === "left"} />;
  return (
    <QueryClientProvider client={queryClient}>
      <ParentSession value={{ isClosed, onReopened: () => setIsClosed(false) }}>
        <ChildrenHome onLeft={leave} />
      </ParentSession>
    </QueryClientProvider>
  );
}
