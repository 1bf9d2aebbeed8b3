import * as z from "zod";

/** A run of letters; `href` leads on, within the product or to an https address. */
const run = z.object({
  text: z.string(),
  href: z.string().optional(),
  strong: z.boolean().optional(),
});
const line = z.array(run);
export type WrittenLine = z.output<typeof line>;

/** A part of a text that we wrote. `id` names a heading's place on the page. */
export const writtenBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal("paragraph"), line }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal("table"), head: z.array(line), rows: z.array(z.array(line)) }),
]);
export type WrittenBlock = z.output<typeof writtenBlock>;
