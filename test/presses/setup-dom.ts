// Imported, it is run once for all files of a worker; a setup file itself is run anew for each, with a window and timers
// of its own that the pages' code, which is loaded once, knows nothing of.
import "./dom.ts";
import { afterAll, vi } from "vitest";

// A page's own way to the server: the next file of this worker has to reach real ones.
afterAll(() => void vi.unstubAllGlobals());
