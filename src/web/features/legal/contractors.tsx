import type { Output } from "#contract/registry.ts";
import { CONTRACTOR_TASKS } from "#domain/legal/contractors.ts";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Badge } from "#ui/display/badge.tsx";

/** Who works for the product and sees people's data for that, as it is set up now. */
export function Contractors({
  contractors,
}: {
  contractors: NonNullable<Output<"legal.get">["contractors"]>;
}) {
  return (
    <section aria-labelledby="contractors">
      <h2 id="contractors" className="text-lg">
        지금 일을 맡긴 회사
      </h2>
      {contractors.length === 0 && <p className="mt-2">지금 일을 맡긴 회사가 없어요.</p>}
      <ul>
        {contractors.map(({ kind, name, abroad }) => {
          const { task, data, until } = CONTRACTOR_TASKS[kind];
          return (
            <li key={kind} className="border-b border-line py-4">
              <p className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
                {name}
                {abroad && <Badge>국외</Badge>}
              </p>
              <DescriptionList
                layout="columns"
                className="text-sm"
                items={[
                  { key: "task", term: "맡긴 일", detail: task },
                  { key: "data", term: "다루는 정보", detail: data },
                  { key: "until", term: "보관하는 기간", detail: until },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
