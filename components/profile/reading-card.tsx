import { readingTools as t } from "@/lib/i18n/it/reading-tools";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";

/** The way to the reading tools among what one sets for oneself. */
export function ReadingCard() {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{t.card.title}</h2>
      <p>{t.card.text}</p>
      <ReadingToolsButton className={buttonStyle("secondary", "md")}>{t.card.button}</ReadingToolsButton>
    </Card>
  );
}
