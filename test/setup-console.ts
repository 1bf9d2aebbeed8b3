import { afterEach, beforeEach, vi } from "vitest";

// A console.error or console.warn is a defect somebody chose not to see: it fails the test.
// A test that expects one takes it over with `vi.spyOn(console, "error").mockImplementation(…)`.
const kept = { error: console.error, warn: console.warn };
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const kind of ["error", "warn"] as const) {
    console[kind] = (...parts: unknown[]) => {
      complaints.push(`console.${kind}: ${parts.map(String).join(" ")}`);
      kept[kind](...parts);
    };
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, kept);
  if (complaints.length > 0)
    throw new Error(`the test wrote to the console\n${complaints.join("\n")}`);
});
