"use client";

import { useEffect, useRef } from "react";
import { chatScreen } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";

/** Loads what came before when the reader scrolls up to it, or presses it. */
export function OlderMessages({ onLoad, isLoading }: { onLoad: () => void; isLoading: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && window.scrollY > 0) onLoad();
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  });

  return (
    <div ref={place} className="mb-4 flex justify-center">
      <Button variant="ghost" loading={isLoading} onClick={onLoad}>
        {chatScreen.older}
      </Button>
    </div>
  );
}
