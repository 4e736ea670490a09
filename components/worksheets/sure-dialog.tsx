import type { ComponentProps } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { SureDialog as Dialog } from "@/components/ui/sure-dialog";

type SureDialogProps = Omit<ComponentProps<typeof Dialog>, "problem" | "deed"> & {
  /** Said where the server gives no reason. */
  failure: string;
  deed: { isPending: boolean; error: unknown; mutate: () => void };
};

/** A deed that is asked about once more, and why it was refused. */
export function SureDialog({ failure, ...props }: SureDialogProps) {
  const { error } = props.deed;
  return <Dialog {...props} problem={error === null ? undefined : userMessageOf(error, failure)} />;
}
