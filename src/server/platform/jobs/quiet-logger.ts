import { Logger } from "graphile-worker";

/** The job library says nothing by itself: what matters is logged by our tasks. */
export const quiet = new Logger(() => () => undefined);
