"use client";

import Link from "next/link";
import { ownData, profile } from "@/lib/i18n/it";
import { DownloadData } from "@/components/profile/download-data";
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
  );
}
