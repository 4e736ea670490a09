import { ownData, profile } from "@/lib/i18n/it";
import { DeletionSection } from "@/components/profile/deletion-section";
import { DownloadData } from "@/components/profile/download-data";
import { AppLink } from "@/components/ui/app-link";
import { SettingGroup } from "@/components/ui/setting-group";

/** What is done with the learner's data, a copy of them, and their end. */
export function DataSection() {
  return (
    <SettingGroup title={ownData.title}>
      <DownloadData />
      <DeletionSection />
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <AppLink href="/privacy-policy" className="text-link inline-flex min-h-11 items-center">
            {profile.privacy}
          </AppLink>
        </li>
        <li>
          <AppLink href="/cookie-policy" className="text-link inline-flex min-h-11 items-center">
            {profile.cookies}
          </AppLink>
        </li>
      </ul>
    </SettingGroup>
  );
}
