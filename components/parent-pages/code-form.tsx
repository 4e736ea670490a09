"use client";

import { useState, type ComponentProps, type SubmitEvent } from "react";
import { CodeField } from "@/components/parent-pages/code-field";
import { codeProblem, focusField, problemOf, type Problem } from "@/components/parent-pages/problem";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type CodeFormProps = {
  submitLabel: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** Said where the server gives no reason. */
  failure: string;
  send: (code: string) => Promise<{ message: string }>;
  onDone: (message: string) => void;
};

/** The code of a mail and one button. */
export function CodeForm({ submitLabel, variant, failure, send, onDone }: CodeFormProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem<"code">>({});
  const [isSending, setIsSending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const found: Problem<"code"> = { code: codeProblem(code) };
    if (!found.code) {
      setProblem({});
      setIsSending(true);
      try {
        onDone((await send(code)).message);
        return;
      } catch (error) {
        Object.assign(found, problemOf(error, ["code"], failure));
      }
      setIsSending(false);
    }
    setProblem(found);
    if (found.code) focusField(form, "code");
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <CodeField value={code} error={problem.code} onChange={setCode} />
      {problem.other && <Notice variant="error">{problem.other}</Notice>}
      <Button type="submit" size="lg" variant={variant} loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
