import { common } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type LoadFailedProps = {
  title?: string;
  message: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

/** Says what could not be loaded, and asks for it again. */
export function LoadFailed({ title, message, query }: LoadFailedProps) {
  return (
    <>
      <Notice variant="error" title={title}>
        {message}
      </Notice>
      <Button className="self-start" loading={query.isFetching} onClick={() => void query.refetch()}>
        {common.retry}
      </Button>
    </>
  );
}
