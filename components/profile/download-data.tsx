"use client";

import { useMutation } from "@tanstack/react-query";
import { send } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { ownData as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { saveFile } from "@/components/ui/save-file";
import { Button } from "@/components/ui/button";
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
    <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
      {t.download}
    </Button>
  );
}
