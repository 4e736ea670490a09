import { useId } from "react";
import {
  plainReading,
  readingFields,
  readingPresets,
  type ReadingTools,
} from "@/lib/features/reading-tools/rules";
import { readingTools as t } from "@/lib/i18n/it/reading-tools";
import { ChoiceLabel } from "@/components/ui/choice-label";

type Preset = keyof typeof readingPresets;
const presets = Object.keys(readingPresets) as Preset[];

type PresetChoiceProps = { tools: ReadingTools; onChoose: (change: Partial<ReadingTools>) => void };

/** How much air the page has, by one press: none of the three is marked where somebody has chosen for themselves. */
export function PresetChoice({ tools, onChoose }: PresetChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t.presetsTitle}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {presets.map((preset) => (
          <ChoiceLabel
            key={preset}
            name={name}
            checked={isChosen(preset, tools)}
            onChange={() => onChoose(readingPresets[preset])}
            className="flex min-h-14 items-center gap-3 rounded-md border-2 border-line bg-surface px-3 py-2 hover:bg-sunk has-checked:border-action-ink has-checked:bg-action-soft sm:flex-col sm:items-start"
          >
            <Lines gap={{ asIs: 3, airy: 4.5, veryAiry: 6.5 }[preset]} />
            <span className="min-w-0">
              <span className="block font-semibold">{t.presets[preset].label}</span>
              <span className="block text-xs text-ink-soft">{t.presets[preset].hint}</span>
            </span>
          </ChoiceLabel>
        ))}
      </div>
    </fieldset>
  );
}

function isChosen(preset: Preset, tools: ReadingTools): boolean {
  if (preset === "asIs") return readingFields.every((field) => tools[field] === plainReading[field]);
  const { spacing, column, size } = readingPresets[preset];
  return tools.spacing === spacing && tools.column === column && tools.size === size;
}

/** Three lines of words, further apart where there is more air. */
function Lines({ gap }: { gap: number }) {
  return (
    <svg viewBox="0 0 32 20" aria-hidden="true" className="h-7 w-11 shrink-0 text-ink-soft">
      {[-1, 0, 1].map((line) => (
        <path
          key={line}
          d={`M2 ${10 + line * gap}h${9 - gap / 2}m${gap / 1.5} 0h${7 - gap / 2}m${gap / 1.5} 0h${8 - gap / 2}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
