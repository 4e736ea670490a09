import { TestEnvironment } from "jest-environment-node";
import { keptThread } from "./kept-threads.mjs";

/** Node as every test file has it, and what all files of one process share. */
export default class NodeWithKeptThreads extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.keptThread = keptThread;
  }
}
