import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** Minutes until the session expires, looked at once a minute. `onExpired` should be the same from render to render. */
export function useMinutesLeft(expiresAt: string, onExpired: () => void): number {
  const end = Date.parse(expiresAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const check = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) onExpired();
    }, minuteMs);
    return () => clearInterval(check);
  }, [end, onExpired]);
  return Math.max(0, Math.round((end - now) / minuteMs));
}
