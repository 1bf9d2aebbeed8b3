import type { LoggedStatement } from "./read-log.ts";

/** What pgbench runs again and again, and what it puts in. */
export interface Script {
  text: string;
  /** What is the same each time, by its name in the script. */
  constants: Record<string, string>;
  /** What differs, by its name in the script: one value for each time. */
  columns: Record<string, string[]>;
}

/** The row of `bench_turns` that is next; its columns become variables of the script. */
const NEXT_TURN = `SELECT bench_turns.* FROM (SELECT nextval('bench_turn') AS turn OFFSET 0) next
  JOIN bench_turns ON bench_turns.n = next.turn \\gset\n`;

/**
 * One script of several recordings of the same act. They have to send the same statements with NULL in the same places.
 * Throws when they do not.
 */
export function scriptOf(recordings: readonly LoggedStatement[][]): Script {
  const [first] = recordings;
  if (!first) throw new Error("nothing was recorded");
  if (recordings.some((one) => shapeOf(one) !== shapeOf(first))) {
    throw new Error("the recordings do not send the same statements");
  }
  const script: Script = { text: "", constants: {}, columns: {} };
  for (const [at, { text, parameters }] of first.entries()) {
    const places = parameters.map((value, place) => {
      if (value === null) return "NULL";
      const name = `v${at}_${place}`;
      const values = recordings.map((one) => one[at]?.parameters[place] ?? "");
      const isSame = values.every((other) => other === value);
      // pgbench takes no empty value.
      if (isSame && value === "") return "''";
      if (isSame) script.constants[name] = value;
      else script.columns[name] = values;
      return `:${name}`;
    });
    script.text += `${filled(text, places)};\n`;
  }
  if (Object.keys(script.columns).length > 0) script.text = NEXT_TURN + script.text;
  return script;
}

/** What two recordings have in common when they are the same act. */
export function shapeOf(recording: readonly LoggedStatement[]): string {
  return recording
    .map(({ text, parameters }) => `${text}\n${parameters.map((value) => value === null).join()}`)
    .join("\n;\n");
}

/** pgbench takes any `:name` for a variable of its own, and `::type` for a type. */
const OWN_VARIABLE = /(?<!:):[A-Za-z_]/;

function filled(text: string, places: readonly string[]): string {
  const bare = text.trim().replace(/;$/, "");
  // A slice of an array: [2:n] would be a variable, [2 : n] is none.
  const safe = bare.replaceAll(/(\[[^\]:]*):(?=[A-Za-z_])(?!:)/g, "$1: ");
  if (OWN_VARIABLE.test(safe)) throw new Error(`pgbench would read a variable in: ${safe}`);
  return safe.replaceAll(/\$(\d+)/g, (_, number: string) => places[Number(number) - 1] ?? "NULL");
}
