import Bell from "lucide-react/icons/bell";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { Badge } from "../display/badge.tsx";
import { Button, ButtonLink } from "../action/button.tsx";
import { HelpTip } from "../overlay/help-tip.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { TextLink } from "../action/text-link.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";
import { Example, pretendWork, Row } from "./example.tsx";

/** Everything to press. */
export function ButtonExamples() {
  return (
    <>
      <Example name="버튼">
        <Row>
          <Button>저장하기</Button>
          <Button variant="secondary">미리 보기</Button>
          <Button variant="quiet">나중에 하기</Button>
          <Button variant="danger">삭제하기</Button>
        </Row>
        <Row>
          <Button size="lg">큰 버튼</Button>
          <Button>보통 버튼</Button>
          <Button size="sm">작은 버튼</Button>
          <Button icon={<Plus size={20} />}>추가하기</Button>
        </Row>
        <Row>
          <Button disabled>누를 수 없음</Button>
          <Button variant="secondary" disabled>
            누를 수 없음
          </Button>
          <Button pending>보내는 중</Button>
          <Button variant="secondary" onClick={() => pretendWork()}>
            눌러서 기다리기
          </Button>
        </Row>
        <Row>
          <ButtonLink href="#buttons">링크</ButtonLink>
          <ButtonLink href="#buttons" variant="secondary" icon={<Search size={20} />}>
            찾아보기
          </ButtonLink>
        </Row>
        <Button block size="lg">
          한 줄을 다 쓰는 버튼
        </Button>
      </Example>
      <Example name="아이콘 버튼, 도움말">
        <Row>
          <IconButton label="검색" icon={<Search size={22} />} />
          <IconButton label="알림" icon={<Bell size={22} />} variant="outline" />
          <IconButton label="추가" icon={<Plus size={22} />} variant="outline" disabled />
          <Tooltip content="새 소식을 모아 보여 드려요">
            <Button variant="secondary" size="sm">
              올려 보기
            </Button>
          </Tooltip>
          <span className="inline-flex items-center">
            답하는 시간
            <HelpTip about="답하는 시간">
              최근 한 달 동안 첫 답까지 걸린 시간의 중앙값이에요.
            </HelpTip>
          </span>
        </Row>
      </Example>
      <Example name="링크, 배지, 기다림">
        <p>
          글 속의 <TextLink href="#buttons">링크</TextLink>와{" "}
          <TextLink href="https://example.com" external>
            밖으로 나가는 링크
          </TextLink>
        </p>
        <Row>
          <Badge>대기</Badge>
          <Badge tone="accent">새로 옴</Badge>
          <Badge tone="success">완료</Badge>
          <Badge tone="warning">곧 마감</Badge>
          <Badge tone="danger">실패</Badge>
          <Spinner label="불러오는 중이에요" />
        </Row>
      </Example>
    </>
  );
}
