"use client";

import Link from "next/link";
import { profile } from "@/lib/i18n/it";
import { AvatarPicker } from "@/components/profile/avatar-picker";
import { LogoutButton } from "@/components/profile/logout-button";
import { NicknameEditor } from "@/components/profile/nickname-editor";
import { ProSection } from "@/components/profile/pro-section";
import { useLearner } from "@/components/learner/use-learner";
import { ScreenBody } from "@/components/shell/screen-body";
import { Card } from "@/components/ui/card";

export function ProfileScreen() {
  const { displayName, email } = useLearner();
  return (
    <ScreenBody title={profile.title}>
      <Card className="flex flex-col gap-5">
        <NicknameEditor />
        <AvatarPicker />
      </Card>
      <ProSection />
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{profile.accountTitle}</h2>
        <dl className="flex flex-col gap-2">
          <Detail label={profile.displayName} value={displayName} />
          <Detail label={profile.email} value={email} />
        </dl>
      </Card>
      <Card className="flex flex-col gap-2">
        <h2 className="text-lg font-bold">{profile.documents}</h2>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link href="/privacy-policy" className="text-link inline-flex min-h-11 items-center">
              {profile.privacy}
            </Link>
          </li>
          <li>
            <Link href="/cookie-policy" className="text-link inline-flex min-h-11 items-center">
              {profile.cookies}
            </Link>
          </li>
        </ul>
      </Card>
      <LogoutButton />
    </ScreenBody>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
