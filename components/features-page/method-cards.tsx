import { featuresPage } from "@/lib/i18n/it";
import { CoachFace } from "@/components/art/coach-face";
import type { CoachMood } from "@/components/art/coach-moods";
import { Card } from "@/components/ui/card";

const moods: CoachMood[] = ["asks", "thinks", "consoles", "cheers"];

export function MethodCards() {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {featuresPage.method.map(({ title, text }, index) => (
        <li key={title} className="flex">
          <Card className="flex w-full gap-4 p-4 sm:p-5">
            <CoachFace mood={moods[index]} className="size-14 shrink-0" />
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}
