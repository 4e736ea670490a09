import { endHarper } from "@/lib/features/english/spelling/harper";

// A test file has modules of its own, and with them a thread of its own, which would outlive the file.
afterAll(endHarper);
