import { Fragment } from "react";

/** "디자인·개발·외주" that breaks after its dots only. */
export function CategoryName({ name }: { name: string }) {
  const parts = name.split("·");
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="whitespace-nowrap">{index < parts.length - 1 ? `${part}·` : part}</span>
      <wbr />
    </Fragment>
  ));
}
