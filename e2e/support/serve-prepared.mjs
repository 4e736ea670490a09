/** Serves the build on a data folder that is prepared already: the end of scripts/start.mjs, without all that leads to it. */
import { serve } from "../../scripts/steps/serve.mjs";
import { readSettings } from "../../scripts/steps/settings.mjs";

const { port, host } = readSettings();
await serve({ port, host, banner: `Served at port ${port}` });
