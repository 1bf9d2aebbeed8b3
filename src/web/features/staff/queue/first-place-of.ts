/** The first of several places and how many more there are: "서울특별시 마포구 외 7곳". */
export function firstPlaceOf(names: readonly string[]): string {
  const [first = "", ...rest] = names;
  return rest.length === 0 ? first : `${first} 외 ${rest.length}곳`;
}
