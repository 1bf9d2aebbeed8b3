import Home from "lucide-react/icons/house";
import Store from "lucide-react/icons/store";
import { useState } from "react";
import { Checkbox } from "../form/checkbox.tsx";
import { ChoiceCards } from "../form/choice-cards.tsx";
import { MarkChoice } from "../form/mark-choice.tsx";
import { RatingInput } from "../form/rating-input.tsx";
import { Switch } from "../form/switch.tsx";
import { InclusionMark } from "../paper/inclusion-mark.tsx";
import { TextLink } from "../action/text-link.tsx";
import { Example } from "./example.tsx";

const places = [
  { value: "home", label: "집", description: "아파트, 빌라, 단독 주택", icon: <Home size={22} /> },
  { value: "shop", label: "가게나 사무실", aside: "평일만", icon: <Store size={22} /> },
  { value: "other", label: "그 밖의 곳", disabled: true },
];

const extras = [
  { value: "window", label: "창문" },
  { value: "kitchen", label: "주방 기름때" },
  { value: "bathroom", label: "욕실 물때" },
  { value: "none", label: "없어요", exclusive: true },
];

const kinds = [
  { value: "included", label: "포함" },
  { value: "extra", label: "별도" },
  { value: "excluded", label: "불포함" },
] as const;

/** Questions with offered answers. */
export function ChoiceExamples() {
  const [place, setPlace] = useState<string | null>("home");
  const [chosen, setChosen] = useState<string[]>(["window"]);
  const [late, setLate] = useState<string | null>(null);
  const [agreed, setAgreed] = useState({ terms: true, news: false });
  const [kind, setKind] = useState<(typeof kinds)[number]["value"]>("extra");
  const [rating, setRating] = useState<number | null>(4);
  const all = agreed.terms && agreed.news;
  return (
    <>
      <Example name="답 고르기">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <ChoiceCards
            label="어디를 청소할까요?"
            options={places}
            value={place}
            onChange={setPlace}
          />
          <ChoiceCards
            label="더 필요한 것을 모두 골라 주세요"
            hint="없으면 ‘없어요’를 골라 주세요."
            multiple
            options={extras}
            value={chosen}
            onChange={setChosen}
          />
        </div>
        <ChoiceCards
          label="언제가 좋으세요?"
          columns={2}
          options={[
            { value: "soon", label: "이번 주" },
            { value: "later", label: "다음 주" },
          ]}
          value={late}
          onChange={setLate}
          error={late ? undefined : "하나를 골라 주세요."}
        />
      </Example>
      <Example name="표시 고르기">
        <MarkChoice
          label="줄의 구분"
          options={kinds.map((one) => ({
            ...one,
            mark: (isChosen) => <InclusionMark kind={one.value} unchosen={!isChosen} />,
          }))}
          value={kind}
          onChange={setKind}
        />
      </Example>
      <Example name="체크, 스위치, 별점 주기">
        <div>
          <Checkbox
            label={<strong>모두 동의해요</strong>}
            checked={all}
            indeterminate={!all && (agreed.terms || agreed.news)}
            onChange={(event) =>
              setAgreed({ terms: event.target.checked, news: event.target.checked })
            }
          />
          <Checkbox
            label="이용 약관 (필수)"
            checked={agreed.terms}
            error={agreed.terms ? undefined : "동의해야 계속할 수 있어요."}
            aside={
              <TextLink href="#choices" placement="alone" className="text-sm">
                보기
              </TextLink>
            }
            onChange={(event) => setAgreed({ ...agreed, terms: event.target.checked })}
          />
          <Checkbox
            label="혜택 소식 받기 (선택)"
            checked={agreed.news}
            onChange={(event) => setAgreed({ ...agreed, news: event.target.checked })}
          />
          <Checkbox label="누를 수 없음" disabled />
        </div>
        <div>
          <Switch label="새 소식 알림" hint="답이 오면 바로 알려 드려요." defaultChecked />
          <Switch label="방해 금지 시간" />
          <Switch label="누를 수 없음" disabled />
        </div>
        <RatingInput label="어떠셨어요?" value={rating} onChange={setRating} />
        <RatingInput label="시간 약속" optional value={null} onChange={() => {}} />
      </Example>
    </>
  );
}
