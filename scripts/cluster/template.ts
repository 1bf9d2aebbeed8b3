type Values = { readonly [name: string]: string | number | Values };

/**
 * Fills the `${places}` of a text; `${pg1.port}` reads within. Throws for a place without a value, and for a value
 * with a line break, which would write settings of its own.
 */
export function fill(template: string, values: Values): string {
  return template.replace(/\$\{([\w.]+)\}/g, (_, path: string) => {
    const value = path
      .split(".")
      .reduce<string | number | Values | undefined>(
        (found, key) =>
          typeof found === "object" && Object.hasOwn(found, key) ? found[key] : undefined,
        values,
      );
    if (typeof value !== "string" && typeof value !== "number") {
      throw new Error(`no value for ${path}`);
    }
    if (/[\r\n]/.test(String(value))) throw new Error(`a line break in ${path}`);
    return String(value);
  });
}
