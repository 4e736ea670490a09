import { readingChoices, type ReadingTools } from "@/lib/features/reading-tools/rules";
import { readingTools as t } from "@/lib/i18n/it/reading-tools";
import { ChoiceChips } from "@/components/ui/choice-chips";
import { SwitchField } from "@/components/ui/switch-field";

const fields = ["spacing", "column", "size", "font", "ground"] as const;
const switches = ["ruler", "calm"] as const;

type ChooseYourselfProps = { tools: ReadingTools; onChoose: (change: Partial<ReadingTools>) => void };

/** Every choice by itself. */
export function ChooseYourself({ tools, onChoose }: ChooseYourselfProps) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      {fields.map((field) => (
        <ChoiceChips<string>
          key={field}
          legend={t.fields[field].legend}
          choices={readingChoices[field].map((value) => ({ value, label: labelOf(field, value) }))}
          chosen={tools[field]}
          onChoose={(value) => onChoose({ [field]: value })}
        />
      ))}
      {switches.map((field) => (
        <SwitchField
          key={field}
          label={t[field].label}
          hint={t[field].hint}
          isOn={tools[field] === "true"}
          onChange={(isOn) => onChoose({ [field]: String(isOn) })}
        />
      ))}
    </div>
  );
}

function labelOf(field: (typeof fields)[number], value: string): string {
  const labels: Record<string, string> = t.fields[field].choices;
  return labels[value] ?? value;
}
