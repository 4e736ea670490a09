/** `npx tsx scripts/demo-work.ts`: keeps what the coach of today makes of what the demo accounts have written. */
import { writeFileSync } from "node:fs";
import { playDemo } from "@/prisma/play-demo";

writeFileSync("prisma/generated/demo-work.json", `${JSON.stringify(await playDemo(), null, 2)}\n`);
