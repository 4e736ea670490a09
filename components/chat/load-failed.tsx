import { chatScreen } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { Button } from "@/components/ui/button";

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="m-auto flex flex-col items-center gap-4 py-8 text-center">
      <CoachFigure mood="consoles" className="size-32" />
      <p>{chatScreen.loadFailed}</p>
      <Button onClick={onRetry}>{chatScreen.retry}</Button>
    </div>
  );
}
