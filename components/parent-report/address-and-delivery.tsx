import { Address } from "@/components/parent-report/address";
import { Delivery } from "@/components/parent-report/delivery";
import type { ParentReportReply } from "@/lib/features/reports/contract";

/** Where reports go, and how that stands. */
export default function AddressAndDelivery({ standing }: { standing: ParentReportReply }) {
  return (
    <>
      <Address />
      <Delivery standing={standing} />
    </>
  );
}
