"use client";

import { useRef } from "react";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, FieldError, fieldDescription } from "@/components/ui/field-frame";
import { IconButton } from "@/components/ui/icon-button";
import { AlertIcon } from "@/components/ui/icons";
import { PictureStrip } from "@/components/worksheets/check/picture-strip";
import { RowTools, type RowDeed } from "@/components/worksheets/check/row-tools";
import { gapMark, type Row, type RowProblem } from "@/components/worksheets/check/rows";
import { PencilIcon } from "@/components/worksheets/sheet-icons";

type CheckRowProps = {
  id: string;
  row: Row;
  problem: RowProblem | undefined;
  /** Its fields are there to be typed in; else it is a line to be read. */
  isOpen: boolean;
  isReadOnly: boolean;
  can: Record<RowDeed, boolean>;
  onChange: (change: Partial<Pick<Row, "label" | "text">>) => void;
  onDeed: (deed: RowDeed) => void;
  onFold: (isFolded: boolean) => void;
};

/** One sentence of the page: how it was read, beside what it was read off. */
export function CheckRow(props: CheckRowProps) {
  const { id, row, isOpen, can, onDeed, onFold } = props;
  const { label, text, isUnsure, isLocked, picture } = row;
  const isMarked = isUnsure && !isLocked;
  return (
    <li>
      <Card
        role="group"
        aria-label={label.trim() ? worksheetWords.sentence(label.trim()) : t.newRow}
        className={classNames(
          "relative flex flex-col",
          isOpen ? "gap-3 p-4 sm:p-4" : "gap-1 py-2 pr-1 pl-4 sm:py-2 sm:pr-1 sm:pl-4",
          isMarked && "border-2 border-sun-ink",
        )}
      >
        <PictureStrip picture={picture} label={label} />
        {isMarked && (
          <p className="flex items-start gap-2 rounded-md bg-sun-soft px-3 py-2 text-sm text-sun-ink">
            <AlertIcon className="mt-0.5 size-4.5 shrink-0" />
            {t.unsure}
          </p>
        )}
        {isOpen ? (
          <>
            <RowFields {...props} />
            <RowTools id={id} can={can} onDeed={onDeed} onDone={() => onFold(true)} />
          </>
        ) : (
          <div className="flex items-center gap-1">
            <p className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="font-bold">{label}</span> <span lang="en">{text}</span>
              {isLocked && <span className="block text-sm text-ink-soft">{t.locked}</span>}
            </p>
            {isLocked ? (
              <RowTools id={id} deeds={["up", "down"]} can={can} onDeed={onDeed} />
            ) : (
              <IconButton
                id={`${id}-edit`}
                label={t.edit(label)}
                icon={<PencilIcon className="size-5" />}
                onClick={() => onFold(false)}
                className="text-action-ink after:absolute after:inset-0 after:rounded-lg"
              />
            )}
          </div>
        )}
      </Card>
    </li>
  );
}

type RowFieldsProps = Pick<CheckRowProps, "id" | "row" | "problem" | "isReadOnly" | "onChange">;

function RowFields({ id, row: { label, text }, problem, isReadOnly, onChange }: RowFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [labelId, textId] = [`${id}-label`, `${id}-text`];

  function addGap(): void {
    const box = field.current;
    if (!box || isReadOnly) return;
    const before = text.slice(0, box.selectionStart);
    const behind = text.slice(box.selectionEnd);
    const start = before === "" || /\s$/.test(before) ? before : `${before} `;
    const end = behind === "" || /^[\s.,!?]/.test(behind) ? behind : ` ${behind}`;
    onChange({ text: start + gapMark + end });
    box.focus();
    const caret = start.length + gapMark.length;
    requestAnimationFrame(() => box.setSelectionRange(caret, caret)); // The new text puts it at the end.
  }

  return (
    <>
      <div className="flex items-start gap-2">
        <div className="flex w-18 shrink-0 flex-col gap-1">
          <label htmlFor={labelId} className="text-xs font-semibold text-ink-soft">
            {t.label}
          </label>
          <input
            id={labelId}
            value={label}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange({ label: event.target.value })}
            className={`${controlStyle} px-2 text-center font-semibold`}
            {...fieldDescription(labelId, undefined, problem?.label)}
          />
        </div>
        <div className="flex min-w-0 grow flex-col gap-1">
          <label htmlFor={textId} className="text-xs font-semibold text-ink-soft">
            {t.text}
          </label>
          <textarea
            ref={field}
            id={textId}
            rows={2}
            value={text}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            lang="en"
            onChange={(event) => onChange({ text: event.target.value })}
            className={`${controlStyle} [field-sizing:content] px-3 py-2.5`}
            {...fieldDescription(textId, undefined, problem?.text)}
          />
        </div>
      </div>
      <div>
        <FieldError id={labelId} error={problem?.label} />
        <FieldError id={textId} error={problem?.text} />
      </div>
      <button
        type="button"
        onClick={addGap}
        className="-my-3 -ml-2 inline-flex min-h-11 items-center self-start rounded-md px-2 text-sm font-semibold text-action-ink hover:bg-action-soft"
      >
        {t.addGap}
      </button>
    </>
  );
}
