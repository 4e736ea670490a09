/** `npm run build`: the production build, as Vercel runs it. */
import { ensureBuild } from "./steps/build.mjs";
import { inTurn } from "./steps/in-turn.mjs";
import { ensurePrismaClient } from "./steps/prisma-client.mjs";
import { ensureSafetyModel } from "./steps/safety-model.mjs";

try {
  await inTurn(async () => {
    await ensurePrismaClient();
    await ensureSafetyModel();
    await ensureBuild();
  });
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}
