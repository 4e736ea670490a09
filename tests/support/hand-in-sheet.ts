import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import type { Student } from "./students";
import { told, type Worksheets } from "./worksheets";

/** Works on a sheet, hands it in and makes a receipt with a name on it that can be read: its code. */
export async function handInSheet(w: Worksheets, student: Student): Promise<string> {
  const page = "Past simple.\n1. My purple dragon ____ (eat) a cake.\n2. She ____ (draw) it yesterday.";
  const { id } = await w.make(student, page);
  await w.answered(student, id, 1, "ate");
  await w.answered(student, id, 2, "drawed it");
  await w.handIn(student, id);
  const made = await w.call(student, "POST", `/${id}/receipt`, { name: "Fantasmino" });
  const { receipt } = await told<WorksheetReply>(made);
  const code = receipt?.code ?? "";
  await w.shownReceipt(code);
  return code;
}
