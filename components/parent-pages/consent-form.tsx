"use client";

import { useState, type SubmitEvent } from "react";
import { CodeField } from "@/components/parent-pages/code-field";
import { ConsentChoices } from "@/components/parent-pages/consent-choices";
import { codeProblem, focusField, problemOf, type Problem } from "@/components/parent-pages/problem";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { api } from "@/lib/api-client/client";
import { family } from "@/lib/i18n/it";
import { parentConfirm } from "@/lib/i18n/it/parent-confirm";
import { parentPages } from "@/lib/i18n/it/parent-pages";
import type { ConsentParts, Ticked } from "@/lib/i18n/it/parent-consent";

const t = parentPages.confirm;
const fields = ["code", "name", "choices"] as const;
type Field = (typeof fields)[number];

type ConsentFormProps = {
  token: string;
  parts: ConsentParts;
  asksName: boolean;
  onDone: (answer: string, ticked: Ticked) => void;
  /** What is to be known before one chooses. */
  children: React.ReactNode;
};

/** Code, name and boxes, none of them ticked. */
export function ConsentForm({ token, parts, asksName, onDone, children }: ConsentFormProps) {
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [ticked, setTicked] = useState<Ticked>({});
  const [problem, setProblem] = useState<Problem<Field>>({});
  const [isSending, setIsSending] = useState(false);

  function missing(): Problem<Field> {
    const isNothingTicked = !parts.choices.some((choice) => ticked[choice.name]);
    return {
      code: codeProblem(code),
      name: asksName && !name.trim() ? family.missingName : undefined,
      choices: isNothingTicked ? family.nothingTicked : undefined,
    };
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    let found = missing();
    if (!fields.some((field) => found[field])) {
      setProblem({});
      setIsSending(true);
      try {
        const { message } = await api("POST /api/parent/confirm", { body: { token, code, name, ...ticked } });
        onDone(message, ticked);
        return;
      } catch (error) {
        found = problemOf(error, fields, t.failed, parentConfirm.offline);
      }
      setIsSending(false);
    }
    setProblem(found);
    const first = fields.find((field) => found[field]);
    if (first) focusField(form, first === "choices" ? (parts.choices[0]?.name ?? "") : first);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <CodeField value={code} error={problem.code} onChange={setCode} />
      {asksName && (
        <TextField
          label={t.name}
          hint={t.nameHint}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          error={problem.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {children}
      <ConsentChoices
        parts={parts}
        ticked={ticked}
        error={problem.choices}
        onTick={(choice, isTicked) => setTicked({ ...ticked, [choice]: isTicked })}
      />
      {parts.declaration && <p className="text-sm text-ink-soft">{parts.declaration}</p>}
      {problem.other && <Notice variant="error">{problem.other}</Notice>}
      <Button type="submit" size="lg" loading={isSending}>
        {parts.button}
      </Button>
    </form>
  );
}
