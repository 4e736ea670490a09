import { useState } from "react";
import { failureText } from "@/components/auth/failure-text";

/** Whether something is being asked of the server, and why it came to nothing. */
export function useAsk(failure: string) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask(call: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    setIsAsking(true);
    try {
      await call();
    } catch (error) {
      setProblem(failureText(error, failure));
    }
    setIsAsking(false);
  }

  return { ask, isAsking, problem };
}
