"use client";

import { ownData, profile } from "@/lib/i18n/it";
import { DownloadData } from "@/components/profile/download-data";
import { AppLink } from "@/components/ui/app-link";
import { Card } from "@/components/ui/card";

/** What is done with the learner's data, and a copy of them. */
export function DataSection() {
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg font-bold">{ownData.title}</h2>
      <p>{ownData.what}</p>
      <DownloadData />
      <h3 className="mt-2 text-sm font-semibold">{profile.documents}</h3>
      <ul className="-mt-3 flex flex-wrap gap-x-6">
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
    </Card>
  );
}
