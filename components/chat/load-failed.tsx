import { chatScreen } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Button } from "@/components/ui/button";

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="m-auto flex flex-col items-center gap-4 py-8 text-center">
      <CoachMascot mood="consoles" className="size-32" />
      <p>{chatScreen.loadFailed}</p>
      <Button onClick={onRetry}>{chatScreen.retry}</Button>
    </div>
  );
}
