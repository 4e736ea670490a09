import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

type SureDialogProps = {
  title: string;
  text?: string;
  confirm: string;
  cancel: string;
  deed: { isPending: boolean; mutate: () => void };
  /** Why it did not work. */
  problem: string | undefined;
  returnFocusTo?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** What follows from a deed, and the second press. */
export default function SureDialogContent(props: SureDialogProps) {
  const { title, text, confirm, cancel, deed, problem, returnFocusTo, onClose, children } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button variant="danger" loading={deed.isPending} onClick={() => deed.mutate()}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
      {problem !== undefined && <Notice variant="error">{problem}</Notice>}
    </Dialog>
  );
}
