"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { help } from "@/lib/i18n/it";

/** Words to begin with, each to be said or sent. */
export function OpeningSentences() {
  const [copied, setCopied] = useState<string>();
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        {help.adult.sentences.map((sentence) => (
          <Sentence
            key={sentence}
            sentence={sentence}
            isCopied={sentence === copied}
            onCopied={() => setCopied(sentence)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {copied && `${help.adult.copied}: ${copied}`}
      </p>
    </>
  );
}

type SentenceProps = { sentence: string; isCopied: boolean; onCopied: () => void };

function Sentence({ sentence, isCopied, onCopied }: SentenceProps) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sentence);
      onCopied();
    } catch {
      // Refused, or not there without https: selected, it is copied by hand.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 rounded-lg rounded-bl-sm bg-action-soft py-1.5 pr-1.5 pl-4">
      <p id={id} ref={text} className="min-w-0 grow basis-44 py-1.5 font-medium">
        {sentence}
      </p>
      <Button
        variant="ghost"
        aria-describedby={id}
        onClick={() => void copy()}
        className="shrink-0 px-3 print:hidden"
      >
        {isCopied ? help.adult.copied : help.adult.copy}
      </Button>
    </li>
  );
}
