/** The first of several and how many more there are: "서울특별시 마포구 외 7". */
export function firstOf(names: readonly string[]): string {
  const [first = "", ...rest] = names;
  return rest.length === 0 ? first : `${first} 외 ${rest.length}곳`;
}
