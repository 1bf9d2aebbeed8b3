/** What columns are called in the copy that people get of their data: by table, by column. */
export type ColumnNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
