import { createContext } from "react";
import { apiErrorOf } from "@/lib/api-client/client-errors";

type Session = {
  /** Whether the page has closed by itself while it was used. */
  isClosed: boolean;
  /** Tells that it is open again. */
  onReopened: () => void;
};

/** What all parts of the page for parents know of it. */
export const ParentSession = createContext<Session>({
  isClosed: false,
  onReopened: () => undefined,
});

export const isClosedError = (error: unknown): boolean => apiErrorOf(error)?.status === 401;
