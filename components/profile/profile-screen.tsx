"use client";

import { profile } from "@/lib/i18n/it";
import { FeedbackRow } from "@/components/feedback/feedback-row";
import { HelpRow } from "@/components/help/help-row";
import { useLearner } from "@/components/learner/use-learner";
import { AvatarPicker } from "@/components/learner/avatar-picker";
import { ClassField } from "@/components/profile/class-field";
import { DataSection } from "@/components/profile/data-section";
import { Detail } from "@/components/profile/detail";
import { LogoutButton } from "@/components/profile/logout-button";
import { NameEditor } from "@/components/profile/name-editor";
import { PasswordSection } from "@/components/profile/password-section";
import { ProSection } from "@/components/profile/pro-section";
import { ReadingRow } from "@/components/profile/reading-row";
import { SessionsSection } from "@/components/profile/sessions-section";
import { ScreenBody } from "@/components/shell/screen-body";
import { SoundSwitch } from "@/components/sound/sound-switch";
import { Avatar } from "@/components/art/avatar";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { SettingGroup } from "@/components/ui/setting-group";

// Nobody decides with most.
const FamilyCard = lazyPart(() => import("@/components/family/family-card"));

export function ProfileScreen() {
  const { email, avatarId } = useLearner();
  return (
    <ScreenBody title={profile.title}>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 has-[form]:items-start">
          <Avatar avatarId={avatarId} className="size-16 sm:size-18" />
          <NameEditor field="nickname" />
        </div>
        <AvatarPicker />
      </Card>
      <ProSection />
      <SettingGroup title={profile.accountTitle}>
        <div className="flex">
          <NameEditor field="displayName" />
        </div>
        <ClassField />
        <Detail label={profile.email} value={email} />
        <PasswordSection />
        <LogoutButton />
      </SettingGroup>
      <FamilyCard />
      <SettingGroup title={profile.appTitle}>
        <ReadingRow />
        <SoundSwitch />
      </SettingGroup>
      <SettingGroup title={profile.talkTitle}>
        <FeedbackRow />
        <HelpRow />
      </SettingGroup>
      <SessionsSection />
      <DataSection />
    </ScreenBody>
  );
}
