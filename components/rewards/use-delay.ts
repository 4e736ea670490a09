import { useEffect, useEffectEvent } from "react";

/** Calls once, this long after the component has come; never when it has gone before. */
export function useDelay(ms: number, callback: () => void): void {
  const onElapsed = useEffectEvent(callback);
  useEffect(() => {
    const timer = setTimeout(() => onElapsed(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
