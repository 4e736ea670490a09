import { route } from "@/lib/http/route";
import { listWorksheetsCall, makeWorksheetCall } from "@/lib/features/worksheets/contract";
import { listWorksheets } from "@/lib/features/worksheets/list-worksheets";
import { makeWorksheet } from "@/lib/features/worksheets/make-worksheet";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(listWorksheetsCall, (ctx) => listWorksheets(ctx)),
  POST: route(makeWorksheetCall, (ctx, { body }) => makeWorksheet(ctx, body)),
});
