import { coachText as t } from "@/lib/i18n/it/coach-text";
import { ExampleSound } from "@/components/coach-text/example-sound";
import type { Example } from "@/components/coach-text/pieces";
import { typeset } from "@/components/coach-text/typeset";
import { CheckIcon, CloseIcon } from "@/components/ui/icons";

/** English that stands for itself, with how it sounds. What shows how not to say it is not to be heard. */
export function ExampleCard({ text, sign }: Omit<Example, "type">) {
  return (
    <div className="flex min-h-11 items-center gap-1.5 rounded-md bg-sunk pl-3">
      {sign === "right" && <CheckIcon className="size-5 shrink-0 text-leaf-ink" />}
      {sign === "wrong" && <CloseIcon className="size-5 shrink-0 text-coral-ink" />}
      <p className="min-w-0 grow py-1.5 pr-2 font-medium">
        {sign && <span className="sr-only">{t.signs[sign]} </span>}
        <span lang="en" className={sign === "wrong" ? "line-through decoration-coral" : "text-english"}>
          {typeset(text)}
        </span>
      </p>
      {sign !== "wrong" && <ExampleSound text={text} />}
    </div>
  );
}
