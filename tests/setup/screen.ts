import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Code that comes late is compiled when a test first shows it: a second is too short for that on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
