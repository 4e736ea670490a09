import type { SchoolClass } from "@/lib/features/accounts/rules";
import { chatScreen } from "@/lib/i18n/it";
import { schoolClass as t } from "@/lib/i18n/it/school-class";
import { ClassGrid } from "@/components/learner/class-grid";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** The class, or that they would rather not say: a tap saves it and leads on. */
export function ClassStep({ onAnswered }: { onAnswered: () => void }) {
  const { schoolClass } = useLearner();
  const { mutate, isPending } = useUpdateLearner();

  function answer(wanted: SchoolClass | null) {
    if (!isPending) mutate({ schoolClass: wanted }, { onSuccess: onAnswered, onError: showFailure });
  }

  return (
    <div aria-busy={isPending} className="flex grow flex-col gap-2.5">
      <p className="-mt-2 text-center text-sm text-ink-soft">{t.why}</p>
      <ClassGrid chosen={schoolClass} onChoose={answer} />
      <Button variant="secondary" className="mt-auto" onClick={() => answer(null)}>
        {t.unsaid}
      </Button>
    </div>
  );
}

function showFailure() {
  showToast({ title: chatScreen.errorTitle, description: t.failed, variant: "error" });
}
