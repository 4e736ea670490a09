"use client";

import { useMutation } from "@tanstack/react-query";
import { send } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { ownData as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { saveFile } from "@/components/ui/save-file";
import { DownloadIcon } from "@/components/ui/setting-icons";
import { SettingButton } from "@/components/ui/setting-row";
import { showToast } from "@/components/ui/toast";

/** Fetched rather than linked to: a refusal is told here, and nobody ends up on a page of JSON. */
export function DownloadData() {
  const { id } = useLearner();
  const download = useMutation({
    mutationFn: async () => saveFile(await send("GET /api/users/{id}/data", { params: { id } })),
    onSuccess: (fileName) =>
      showToast({ title: t.downloaded, description: t.downloadedAs(fileName), variant: "success" }),
    onError: (error) =>
      showToast({ title: t.failedTitle, description: userMessageOf(error, t.failed), variant: "error" }),
  });
  return (
    <SettingButton
      icon={<DownloadIcon />}
      title={t.download}
      text={t.what}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
