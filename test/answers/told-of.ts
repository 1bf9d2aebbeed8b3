const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Of a list, one of each kind is enough, and so many of one kind. */
const MOST_ALIKE = 2;
const KINDS = ["state", "kind", "status", "subject", "about", "reason", "unit", "type"];

/** What is another in each market: the place of a list's end, and the key that pushes are signed with. */
const CHANGING = new Set(["next", "public_key"]);

/** An answer as text: a line for each value, ids by the order in which they are met, long lists by their kinds. */
export function toldOf(answer: unknown): string {
  const ids = new Map<string, number>();
  const text = linesOf(answer, "").join("\n");
  return text.replaceAll(ID, (id) => {
    const known = ids.get(id) ?? ids.size + 1;
    ids.set(id, known);
    return `#${known}`;
  });
}

function linesOf(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return listOf(value, indent);
  if (typeof value !== "object" || value === null) return [`${indent}${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (CHANGING.has(name) && typeof one === "string") return [`${indent}${name}: …`];
    const inner = linesOf(one, `${indent}  `);
    const [only] = inner;
    const isShort = inner.length === 1 && only !== undefined && !isList(one);
    return isShort ? [`${indent}${name}: ${only.trim()}`] : [`${indent}${name}:`, ...inner];
  });
}

const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

function listOf(values: unknown[], indent: string): string[] {
  if (values.length === 0) return [`${indent}[]`];
  const alike = new Map<string, number>();
  const shown = values.filter((value) => {
    const kind = kindOf(value);
    alike.set(kind, (alike.get(kind) ?? 0) + 1);
    return (alike.get(kind) ?? 0) <= MOST_ALIKE;
  });
  const left = values.length - shown.length;
  return [
    ...shown.flatMap((value) => {
      const [first = "", ...rest] = linesOf(value, `${indent}  `);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    }),
    ...(left > 0 ? [`${indent}… ${left} more`] : []),
  ];
}

function kindOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value;
  const facts = value as Record<string, unknown>;
  const known = KINDS.map((name) => (typeof facts[name] === "string" ? facts[name] : ""));
  // What is there and what is not.
  return `${known.join("|")} ${Object.values(facts)
    .map((one) => (one === null ? 0 : 1))
    .join("")}`;
}
