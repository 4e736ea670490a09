import { route } from "@/lib/http/route";
import { checkWorksheet } from "@/lib/features/worksheets/check-worksheet";
import {
  checkWorksheetCall,
  deleteWorksheetCall,
  getWorksheetCall,
} from "@/lib/features/worksheets/contract";
import { getWorksheet } from "@/lib/features/worksheets/get-worksheet";
import { deleteWorksheet } from "@/lib/features/worksheets/delete-worksheet";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(getWorksheetCall, (ctx, { params }) => getWorksheet(ctx, params)),
  PUT: route(checkWorksheetCall, (ctx, { params, body }) => checkWorksheet(ctx, { ...params, ...body })),
  DELETE: route(deleteWorksheetCall, (ctx, { params }) => deleteWorksheet(ctx, params)),
});
