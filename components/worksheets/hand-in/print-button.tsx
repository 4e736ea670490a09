import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { Button } from "@/components/ui/button";
import { PrintIcon } from "@/components/worksheets/sheet-icons";

export function PrintButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" onClick={() => window.print()} className={className}>
      <PrintIcon className="size-5" />
      {worksheetWords.print}
    </Button>
  );
}
