import { LifebuoyIcon } from "@/components/frame/help-icons";
import { helpPath } from "@/components/frame/help-link";
import { PageLink } from "@/components/ui/page-link";
import { SettingFace, settingRow } from "@/components/ui/setting-row";
import { help } from "@/lib/i18n/it";

const t = help.card;

export function HelpRow() {
  return (
    <PageLink href={helpPath} className={settingRow}>
      <SettingFace icon={<LifebuoyIcon />} title={t.link} text={t.text} />
    </PageLink>
  );
}
