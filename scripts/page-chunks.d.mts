import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

export function pageChunks(): Groups;
export function chunkFileNames(chunk: { isDynamicEntry: boolean }): string;
