import { useState } from "react";
import { Button } from "../action/button.tsx";
import { Figure } from "../display/figure.tsx";
import { Avatar } from "../media/avatar.tsx";
import { Ceiling } from "../paper/ceiling.tsx";
import { InclusionMark, type InclusionMarkKind } from "../paper/inclusion-mark.tsx";
import { Leaders } from "../paper/leader.tsx";
import { Paper, PaperTitle } from "../paper/paper.tsx";
import { Pips } from "../paper/pips.tsx";
import { UnitCells } from "../paper/unit-cells.tsx";
import { Seal } from "../seal/seal.tsx";
import { SewnCover } from "../seal/sewn-cover.tsx";
import { Example, Row } from "./example.tsx";

const marks: [InclusionMarkKind, string][] = [
  ["included", "포함"],
  ["extra", "별도"],
  ["excluded", "불포함"],
  ["unwritten", "안 적힘"],
];
const names = ["노을", "김하늘", "한결클린", "맑은손청소", "솔빛청소마을", "은결커리어컨설팅"];

/** What makes the house recognisable: paper, leaders, ceilings, marks, seals and cells. */
export function PaperExamples() {
  const [isBound, setBound] = useState(false);
  return (
    <>
      <Example name="견적서와 요청서">
        <div className="grid grid-cols-1 gap-6 bg-desk p-4 md:grid-cols-2 md:p-8">
          <Paper className="flex flex-col gap-5">
            <PaperTitle title="견적서" level={3} aside="예시" />
            <Leaders
              items={[
                { key: "whole", name: "전체 청소", sum: "293,000원" },
                {
                  key: "long",
                  name: "창틀과 베란다까지 포함한 전체 집중 청소와 마감 확인",
                  sum: "1,293,000원",
                },
                {
                  key: "extra",
                  name: "새집증후군 시공",
                  sum: "+66,000원",
                  className: "text-warning",
                },
                {
                  key: "scope",
                  name: "작업 범위",
                  below: true,
                  sum: "전체 청소, 주방 기름때 제거, 욕실 물때 제거",
                },
              ]}
            />
            <div className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
              <span className="font-semibold">견적 금액</span>
              <Figure value={1_586_000} unit="원" size="display" className="ml-auto" />
            </div>
            <Ceiling fixed={1_586_000} most={1_652_000} />
            <p className="flex flex-wrap items-center justify-between">
              <Seal name="솔빛청소마을" pixels={72} ink="binds" stamped />
              {isBound && <Seal name="김하늘" pixels={72} ink="binds" stamped landing />}
              <Button size="sm" variant="tonal" onClick={() => setBound(!isBound)}>
                {isBound ? "도장 지우기" : "도장 찍기"}
              </Button>
            </p>
          </Paper>
          <div className="flex flex-col gap-4">
            <Paper rule="request">
              <PaperTitle title="요청서" level={3} />
            </Paper>
            <Paper rule="unread">읽지 않은 견적서</Paper>
          </div>
        </div>
      </Example>
      <Example name="줄의 표시">
        <Row>
          {marks.map(([kind, word]) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <InclusionMark kind={kind} />
              {word}
            </span>
          ))}
          <span className="inline-flex items-center gap-2">
            <Pips filled={3} of={5} />
            견적서 세 장
          </span>
        </Row>
        <div className="max-w-100">
          <Ceiling fixed={410_000} most={410_000} scale={642_000} />
          <Ceiling fixed={490_000} most={556_000} scale={642_000} className="mt-4" />
        </div>
        <Row>
          {[5, 30, 65, 120].map((count) => (
            <span key={count} className="inline-flex items-end gap-2">
              <UnitCells count={count} />
              {count}크레딧
            </span>
          ))}
        </Row>
      </Example>
      <Example name="도장과 표지">
        <Row>
          {names.map((name) => (
            <Seal key={name} name={name} pixels={64} ink="binds" />
          ))}
          <Seal name="한결클린" pixels={64} ink="gone" stamped />
        </Row>
        <Row>
          {(["xl", "lg", "md", "sm"] as const).flatMap((size) =>
            names
              .slice(0, 3)
              .map((name) => (
                <Avatar key={`${size}-${name}`} name={name} sealOf={name} size={size} labelled />
              )),
          )}
        </Row>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {names.slice(0, 4).map((name) => (
            <SewnCover key={name} id={name} name={name} className="aspect-4/3 rounded-md" />
          ))}
        </div>
        <SewnCover id="page" name="맑은손청소" size="page" className="h-60 rounded-lg" />
      </Example>
    </>
  );
}
