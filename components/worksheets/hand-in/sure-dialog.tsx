import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

type SureDialogProps = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  isPending: boolean;
  problem: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** What follows from a deed, and the second press. */
export function SureDialog(props: SureDialogProps) {
  const { title, text, confirm, cancel, isPending, problem, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      {problem && <Notice variant="error">{problem}</Notice>}
    </Dialog>
  );
}
