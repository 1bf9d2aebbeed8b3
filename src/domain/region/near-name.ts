/** A region's name without its si-do, which a pro knows: "강남구 일원1동"; of null, what is done online. */
export function nearName(region: string | null): string {
  if (region === null) return "온라인";
  const [siDo = "", ...rest] = region.split(" ");
  return rest.length === 0 ? siDo : rest.join(" ");
}
