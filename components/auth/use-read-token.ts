import { useEffect, useState } from "react";

/** Keeps the token a page was opened with, and takes it out of the address bar and the history. */
export function useReadToken(token: string | undefined): string | undefined {
  const [readToken] = useState(token);
  useEffect(() => {
    if (window.location.search) window.history.replaceState(null, "", window.location.pathname);
  }, []);
  return readToken;
}
