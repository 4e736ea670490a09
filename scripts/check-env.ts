/** Refuses, with the names of the variables, a configuration that the product would not start with. */
import { env, EnvError } from "@/lib/env";

try {
  env();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
