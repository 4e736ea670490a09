import { readingTools } from "@/lib/i18n/it/reading-tools";
import { ReadingToolsButton } from "@/components/reading-tools/open-reading-tools";
import { LettersIcon } from "@/components/ui/setting-icons";
import { SettingFace, settingRow } from "@/components/ui/setting-row";

const t = readingTools.card;

/** The way to the reading tools among what one sets for oneself. */
export function ReadingRow() {
  return (
    <ReadingToolsButton className={settingRow}>
      <SettingFace icon={<LettersIcon />} title={t.title} text={t.text} />
    </ReadingToolsButton>
  );
}
