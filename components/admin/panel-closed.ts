"use client";

import { createContext, useContext } from "react";
import { ApiError } from "@/lib/api-client/client-errors";

/** Given by each panel: closes it when the error says that it is closed, and tells whether it did. */
export const PanelClosed = createContext<(error: unknown) => boolean>(() => false);

/** What to ask of every error before showing it: of a panel that has closed nothing else needs to be said. */
export function usePanelClosed(): (error: unknown) => boolean {
  return useContext(PanelClosed);
}

/** The session is over, or the gate. */
export function saysClosed(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.code === "GATE_CLOSED");
}
