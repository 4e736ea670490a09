import { common, subscription as t } from "@/lib/i18n/it";
import { CoachMascot } from "@/components/art/coach-mascot";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type NotLoadedProps = { query: { isFetching: boolean; refetch: () => unknown } };

/** In place of the whole page. */
export default function NotLoaded({ query }: NotLoadedProps) {
  return (
    <Card className="mx-auto flex w-full max-w-md flex-col items-center gap-4 py-8 text-center">
      <CoachMascot mood="consoles" className="w-32" />
      <div role="alert">
        <p className="text-lg font-bold">{t.failedTitle}</p>
        <p>{t.failed}</p>
        <p className="text-ink-soft">{t.failedSafe}</p>
      </div>
      <Button size="lg" className="w-full" loading={query.isFetching} onClick={() => void query.refetch()}>
        {common.retry}
      </Button>
    </Card>
  );
}
