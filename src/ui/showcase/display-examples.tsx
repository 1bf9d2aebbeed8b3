import { Avatar } from "../media/avatar.tsx";
import { Badge } from "../display/badge.tsx";
import { Card, CardLink } from "../layout/card.tsx";
import { DescriptionList } from "../list/description-list.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { Figure } from "../display/figure.tsx";
import { Notice } from "../feedback/notice.tsx";
import { WorkPicture } from "../media/work-picture.tsx";
import { Picture } from "../media/picture.tsx";
import { PictureGrid } from "../media/picture-grid.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { StepProgress } from "../feedback/step-progress.tsx";
import { StarRow } from "../display/star-row.tsx";
import { Rating } from "../display/rating.tsx";
import { Stepper } from "../display/stepper.tsx";
import { Timeline, type TimelineStep } from "../display/timeline.tsx";
import { Table } from "../list/table.tsx";
import { KeyCap } from "../text/key-cap.tsx";
import { TextLink } from "../action/text-link.tsx";
import { Example, Row } from "./example.tsx";

const rows = [
  { id: "a", what: "거실 청소", inclusion: "포함", amount: 120_000 },
  { id: "b", what: "창문 바깥쪽", inclusion: "추가", amount: 45_000 },
  { id: "c", what: "폐기물 처리", inclusion: "제외", amount: 0 },
];

const steps = [
  { key: "ask", label: "요청" },
  { key: "compare", label: "비교" },
  { key: "work", label: "진행" },
  { key: "end", label: "마침" },
];

const deal: TimelineStep[] = [
  { key: "sent", label: "요청", state: "done", day: "2027-03-01" },
  { key: "quote", label: "첫 견적", state: "done", day: "2027-03-02" },
  { key: "hire", label: "고용", state: "done", day: "2027-03-04", binds: true },
  { key: "work", label: "작업일", state: "current", day: "2027-03-15" },
  { key: "review", label: "후기", state: "coming", day: null },
];

const pictures = [
  { url: "/favicon.svg", width: 64, height: 48, blur: "cb9edcfeca87dca" },
  { url: "/favicon.svg?2", width: 64, height: 64, blur: "9cbdee7bacdd5a9" },
  { url: "/favicon.svg?3", width: 48, height: 64, blur: null },
] as const;

/** Things to read. */
export function DisplayExamples() {
  return (
    <>
      <Example name="카드와 사람">
        <div className="grid gap-4 sm:grid-cols-2">
          <CardLink href="#display">
            <div className="flex items-center gap-3">
              <Avatar name="솜씨 청소" size="lg" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-lg font-bold">솜씨 청소</p>
                <Rating value={4.84} count={1284} />
              </div>
            </div>
            <p className="mt-3 text-muted">새 집처럼 반짝이게, 약속한 시간에 찾아가요.</p>
            <div className="mt-4 flex items-center justify-between">
              <Badge tone="accent">바로 가능</Badge>
              <Figure value={350_000} unit="원" size="lg" />
            </div>
          </CardLink>
          <Card>
            <DescriptionList
              items={[
                { key: "day", term: "날짜", detail: "2026년 01월 20일" },
                { key: "place", term: "지역", detail: "서울특별시 마포구 연남동" },
                { key: "sum", term: "합계", detail: <Figure value={165_000} unit="원" /> },
                {
                  key: "credit",
                  term: "크레딧",
                  detail: <Figure value={-30} unit="크레딧" signed />,
                },
              ]}
            />
          </Card>
        </div>
        <Row>
          <Avatar name="솔빛청소마을" sealOf="a" size="xs" labelled />
          <Avatar name="맑은손청소" sealOf="b" labelled />
          <Avatar name="김솜씨" size="sm" labelled />
          <Avatar name="kim minji" labelled />
          <Avatar name="이사" size="lg" labelled />
          <Avatar name="" size="xl" />
        </Row>
        <Row>
          <Rating value={null} />
          <Rating value={3.5} count={8} form="stars" />
          <Rating value={4.9} count={12_345} form="stars" size="md" />
          <StarRow value={2.5} className="h-5 w-25" />
        </Row>
      </Example>
      <Example name="사진">
        <div className="grid gap-4 sm:grid-cols-2">
          <Picture
            picture={pictures[0]}
            alt="오기 전에는 사진의 빛깔만 보여요"
            sizes="(min-width: 640px) 50vw, 100vw"
            shape="landscape"
            className="rounded-lg"
          />
          <PictureGrid label="작업 사진" pictures={pictures} />
        </div>
        <Row>
          <WorkPicture id="a" name="솔빛청소마을" photo={null} sizes="160px" className="w-40" />
          <WorkPicture
            id="b"
            name="맑은손청소"
            photo={pictures[1]}
            sizes="160px"
            className="w-40"
          />
        </Row>
      </Example>
      <Example name="단축키">
        <p className="flex items-center gap-2 text-sm">
          <KeyCap name="J" /> 다음 <KeyCap name="A" /> 승인
        </p>
      </Example>
      <Example name="알림 글">
        <Notice>주말에는 답이 늦을 수 있어요.</Notice>
        <Notice tone="accent" title="새로 생겼어요" onDismiss={() => {}}>
          이제 사진을 붙여 넣어 올릴 수 있어요.
        </Notice>
        <Notice tone="success" title="확인했어요">
          휴대전화 번호가 맞아요.
        </Notice>
        <Notice
          tone="warning"
          title="오늘까지예요"
          action={<TextLink href="#display">지금 보기</TextLink>}
        >
          밤 12시가 지나면 답할 수 없어요.
        </Notice>
        <Notice tone="danger" title="보내지 못했어요">
          쓰던 글은 그대로 있어요. 연결을 확인하고 다시 보내 주세요.
        </Notice>
      </Example>
      <Example name="진행">
        <ProgressBar label="작성" value={3} max={8} valueText="8단계 중 3단계" />
        <StepProgress label="요청서" value={4} max={13} />
        <ProgressBar label="올리기" value={70} size="sm" />
        <Stepper label="진행 단계" steps={steps} current={1} />
        <Timeline label="거래 단계" steps={deal} />
        <Stepper
          label="지난 일"
          direction="column"
          current={2}
          steps={steps.map((step) => ({ ...step, detail: "3일 전" }))}
        />
      </Example>
      <Example name="표, 나눔선">
        <Table
          caption="항목과 금액"
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { key: "what", header: "항목", cell: (row) => row.what, primary: true },
            { key: "inclusion", header: "구분", cell: (row) => row.inclusion },
            {
              key: "amount",
              header: "금액",
              align: "end",
              cell: (row) => <Figure value={row.amount} unit="원" />,
            },
          ]}
        />
        <Disclosure summary="어떻게 계산하나요?">
          <p className="text-sm text-muted">완료된 거래에서 합의한 금액을 세어요.</p>
        </Disclosure>
      </Example>
    </>
  );
}
