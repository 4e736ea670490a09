import { defineCall, download } from "@/lib/contract/call";

export const downloadDataExportCall = defineCall({
  method: "GET",
  path: "/api/users/{id}/data",
  summary: "All that is stored of the caller, as a JSON file.",
  actor: "learner",
  owner: "id",
  rate: { max: 10, windowMs: 60 * 60 * 1000 },
  reply: download("application/json"),
});
