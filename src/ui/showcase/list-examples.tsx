import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { Button } from "../action/button.tsx";
import { Card } from "../layout/card.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorPanel } from "../feedback/error-panel.tsx";
import { TaskRow } from "../list/task-row.tsx";
import { ColumnHeadings } from "../list/column-headings.tsx";
import { InfiniteList } from "../list/infinite-list.tsx";
import { Skeleton, SkeletonGroup, SkeletonRows, SkeletonText } from "../feedback/skeleton.tsx";
import { Example, pretendWork } from "./example.tsx";
import { Dot, DotUntilDesk } from "../text/dot.tsx";

const PAGE = 4;
const LAST = 12;

/** Lists and what stands in their place. */
export function ListExamples() {
  return (
    <>
      <Example name="이어지는 목록">
        <GrowingList />
        <InfiniteList
          label="끊긴 목록"
          items={["첫 번째 소식"]}
          itemKey={(item) => item}
          renderItem={(item) => <Card padding="md">{item}</Card>}
          next="cursor"
          error="다음 소식을 불러오지 못했어요."
          onLoadMore={() => {}}
        />
      </Example>
      <Example name="줄 위의 이름">
        <ColumnHeadings
          columns="lg:grid lg:grid-cols-[minmax(0,1fr)_8rem_8rem]"
          names={["요청", "지역"]}
          last="금액"
        />
      </Example>
      <Example name="할 일의 줄">
        <ul className="divide-y divide-line border-y border-line">
          <li>
            <TaskRow
              icon={<Clock size={22} />}
              title="견적서 두 장이 기다려요"
              detail={
                <>
                  입주청소
                  <Dot />
                  내일까지
                  <DotUntilDesk />
                  거실
                </>
              }
              verb="비교하기"
              render={<a href="#lists" />}
            />
          </li>
          <li>
            <TaskRow
              icon={<TriangleAlert size={22} />}
              tone="danger"
              title="결제가 밀렸어요"
              verb="결제하기"
              render={<a href="#lists" />}
            />
          </li>
        </ul>
      </Example>
      <Example name="기다림, 비었음, 실패">
        <SkeletonGroup>
          <SkeletonRows rows={2} face />
        </SkeletonGroup>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <SkeletonGroup>
              <div className="mb-4 flex items-center gap-3">
                <Skeleton round className="size-11" />
                <Skeleton className="h-4 w-32" />
              </div>
              <SkeletonText />
            </SkeletonGroup>
          </Card>
          <Card>
            <EmptyState
              title="아직 받은 소식이 없어요"
              description="새 소식이 오면 여기에 보여 드려요."
              action={<Button variant="secondary">둘러보기</Button>}
            />
          </Card>
          <Card>
            <ErrorPanel onRetry={() => pretendWork()} traceId="0192-7f3a" />
          </Card>
        </div>
      </Example>
    </>
  );
}

function GrowingList() {
  const [count, setCount] = useState(PAGE);
  const [loading, setLoading] = useState(false);
  async function loadMore() {
    if (loading) return;
    setLoading(true);
    await pretendWork();
    setCount((before) => before + PAGE);
    setLoading(false);
  }
  return (
    <InfiniteList
      label="소식"
      items={Array.from({ length: count }, (_, index) => index + 1)}
      itemKey={(item) => item}
      renderItem={(item) => <Card padding="md">{item}번째 소식</Card>}
      next={count < LAST}
      loading={loading}
      onLoadMore={() => void loadMore()}
    />
  );
}
