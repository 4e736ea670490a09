"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ParentReportReply, Report } from "@/lib/features/reports/contract";
import { api } from "@/lib/api-client/client";
import { parentReport as t, progress } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { raiseAs } from "@/components/learner/raise-as";
import { useLearner } from "@/components/learner/use-learner";
import { showFailure } from "@/components/ui/show-failure";
import { showToast } from "@/components/ui/toast";

/** Sends a report to an address, or asks it once more whether it wants any, and says how that went. */
export function useSendReport(report: Report, state: ParentReportReply["state"]) {
  const queryClient = useQueryClient();
  const { id: studentId } = useLearner();
  return useMutation({
    mutationFn: (parentEmail: string) => {
      const body = { parentEmail, studentId, progressData: progressDataOf(report) };
      return raiseAs(t.sendError, api("POST /api/parent-report", { body }));
    },
    onSuccess: ({ message }) => {
      const outcome =
        state === "confirmed"
          ? ({ title: t.sent, variant: "success" } as const)
          : ({ title: t.waits, variant: "info" } as const);
      showToast({ ...outcome, description: message });
    },
    onError: (error) => showFailure(error, { title: t.sendErrorTitle, description: t.sendFailed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.parentReport(studentId) }),
  });
}

/** What the student sees. The server sends what it knows, which is the same. */
function progressDataOf(report: Report) {
  return {
    studentName: report.studentName,
    level: report.level,
    xp: report.xp,
    achievements: report.badges,
    recentMessages: report.messages.length,
    totalMessages: report.activity.messages,
    strengths: report.strengths.map((kind) => progress.strengthTexts[kind].title),
    suggestions: report.suggestions.map((kind) => progress.suggestionTexts[kind].title),
    chatHistory: report.messages,
  };
}
