import type { Look } from "../look.ts";

/** The parts of a scene, from the back to the front. */
export type Scene = (look: Look) => string[];
export type Scenes = Record<string, Scene>;
