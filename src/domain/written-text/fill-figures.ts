const FIGURE = /\{\{([a-z0-9_.]+)(?::([^{}]*))?\}\}/g;

/** Where a figure stands in a text, and as what it was published there. */
export interface PlacedFigure {
  name: string;
  published: string | null;
}

/** The figures of a text, in order. */
export function figuresIn(text: string): PlacedFigure[] {
  return [...text.matchAll(FIGURE)].map(([, name = "", published]) => ({
    name,
    published: published ?? null,
  }));
}

/**
 * A text with its figures: "{{name}}" is what `figures` says today, "{{name:7일}}" what was published, whatever has
 * become of it since. Throws for a name that nothing is known by.
 */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(FIGURE, (_, name: string, published?: string) => {
    const value = published ?? figures[name];
    if (value === undefined) throw new RangeError(`no figure ${name}`);
    return value;
  });
}
