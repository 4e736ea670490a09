import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Learner } from "./accounts";

/**
 * `learner`: 15 years old, and has read what the AI is. `child`: 11, and waits for a parent. The others are as the demo
 * account of that name.
 */
export type StudentKind = "learner" | "child" | "nearLimit" | "expired";
export type StoredStudent = Learner & { kind: StudentKind };

/** Where those are listed that each product under test has from the beginning. */
export const studentsFile = ".cache/e2e/students.json";

const left = new Map<string, StoredStudent[]>();

/** A student of this kind whom no other test has, of whichever worker. */
export function takeStudent(dataDir: string, kind: StudentKind): Learner {
  const students = left.get(dataDir) ?? (JSON.parse(readFileSync(studentsFile, "utf8")) as StoredStudent[]);
  left.set(dataDir, students);
  for (;;) {
    const at = students.findIndex((student) => student.kind === kind);
    const [student] = at < 0 ? [] : students.splice(at, 1);
    if (!student) throw new Error(`e2e/support/store-students.ts stores too few of ${kind}`);
    if (isFirst(dataDir, student)) return student;
  }
}

/** Whether nobody has taken this student yet: another worker may just be doing so. */
function isFirst(dataDir: string, { id }: StoredStudent): boolean {
  const taken = `${dataDir}-taken`; // Beside it: nothing but the product's own may be in there.
  mkdirSync(taken, { recursive: true });
  try {
    writeFileSync(path.join(taken, String(id)), "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
