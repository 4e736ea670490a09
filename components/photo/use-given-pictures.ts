"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes a picture that is dropped anywhere on the page or pasted, while one is wanted. Answers whether one is held
 * over the page.
 */
export function useGivenPictures(isWanted: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((file: File) => {
    if (isWanted) onFile(file);
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault(); // Else the browser would leave the page to show the file, wanted or not.
      setIsOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false); // Out of the window, not onto another element.
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      // A word processor adds a picture of the text it copies.
      if (!file || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      take(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", onDragOver, { signal });
    window.addEventListener("dragleave", onDragLeave, { signal });
    window.addEventListener("drop", onDrop, { signal });
    window.addEventListener("paste", onPaste, { signal });
    return () => listening.abort();
  }, []);

  return isOver && isWanted;
}
