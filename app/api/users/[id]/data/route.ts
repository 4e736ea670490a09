import { route } from "@/lib/http/route";
import { downloadOwnDataCall } from "@/lib/features/own-data/contract";
import { downloadOwnData } from "@/lib/features/own-data/download-own-data";
import { endpoints } from "@/lib/http/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({
  GET: route(downloadOwnDataCall, downloadOwnData),
});
