import { route } from "@/lib/http/route";
import { downloadDataExportCall } from "@/lib/features/data-export/contract";
import { downloadDataExport } from "@/lib/features/data-export/download-data-export";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(downloadDataExportCall, downloadDataExport),
});
