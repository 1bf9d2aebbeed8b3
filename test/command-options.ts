/** Options that a command cannot work with; `message` is for whoever typed them. */
class OptionError extends Error {
  override name = "OptionError";
}

/** Those of `names` that have `wanted` in them; all of them when nothing is wanted. */
export function chosenNames(names: readonly string[], wanted: string): string[] {
  const chosen = names.filter((name) => name.includes(wanted));
  if (chosen.length > 0) return chosen;
  throw new OptionError(
    `--only ${wanted}: there is none of that name. There are:\n  ${names.join("\n  ")}`,
  );
}

/** `name` as it is typed, for the refusal. */
export function numberOption(name: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isSafeInteger(number) && number >= least) return number;
  throw new OptionError(`${name} ${text}: a whole number from ${least} on is needed`);
}

/** A share of a work that is done by several, perhaps on other days: the first of three is `{ place: 0, of: 3 }`. */
export interface Part {
  place: number;
  of: number;
}

/** `1/3`, the first of three. */
export function partOption(name: string, text: string): Part {
  const [, place, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const part = { place: Number(place) - 1, of: Number(of) };
  if (part.place >= 0 && part.place < part.of) return part;
  throw new OptionError(`${name} ${text}: a part such as 1/3 is needed`);
}

/** Runs a command; options that it cannot work with end it with one message and status 2. */
export async function withOptions(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isAboutOptions(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

function isAboutOptions(error: unknown): error is Error {
  if (error instanceof OptionError) return true;
  // What Node's `parseArgs` says of options that it does not know.
  return (
    error instanceof TypeError && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS_")
  );
}
