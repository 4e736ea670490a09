/** Serves the build on PORT as `npm start` does, with nothing before it: for those who prepare a database of their own. */
import { listen } from "./steps/http-server.mjs";

process.env.NODE_ENV = "production";
await listen({ port: Number(process.env.PORT), host: process.env.HOST || "127.0.0.1" });
