import Search from "lucide-react/icons/search";
import { useRef, useState } from "react";
import { DateField } from "../date/date-field.tsx";
import { DayRangeFields } from "../date/day-range-fields.tsx";
import { MonthField } from "../date/month-field.tsx";
import { NumberField } from "../form/number-field.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { Select } from "../form/select.tsx";
import { TextArea } from "../form/text-area.tsx";
import { TextField } from "../form/text-field.tsx";
import { TimeField } from "../date/time-field.tsx";
import { Example } from "./example.tsx";

const TODAY = "2026-01-15";

/** Fields to type or pick in. */
export function TextExamples() {
  const [amount, setAmount] = useState<number | null>(350_000);
  const [people, setPeople] = useState<number | null>(2);
  const [day, setDay] = useState("2026-01-20");
  const [from, setFrom] = useState("2026-01-10");
  const [to, setTo] = useState("2026-01-05");
  const [month, setMonth] = useState("2025-11");
  const monthInput = useRef<HTMLSelectElement>(null);
  const grid = "grid items-start gap-6 sm:grid-cols-2";
  return (
    <>
      <Example name="글 입력">
        <div className={grid}>
          <TextField label="이름" autoComplete="name" hint="실명을 써 주세요." />
          <TextField
            label="이메일"
            type="email"
            defaultValue="minji@"
            error="이메일 주소를 끝까지 써 주세요."
          />
          <TextField label="한 줄 소개" optional limit={20} defaultValue="꼼꼼하게 해 드려요" />
          <TextField label="누를 수 없는 칸" disabled defaultValue="바꿀 수 없어요" />
          <TextField
            label="검색"
            labelHidden
            placeholder="무엇을 도와드릴까요?"
            prefix={<Search size={20} />}
          />
          <PasswordField label="비밀번호" hint="8자 이상 써 주세요." />
        </div>
        <TextArea
          label="남기고 싶은 말"
          optional
          limit={300}
          placeholder="궁금한 점을 자유롭게 써 주세요."
        />
      </Example>
      <Example name="고르기, 숫자, 날짜, 시간">
        <div className={grid}>
          <Select
            label="지역"
            defaultValue=""
            placeholder="지역을 골라 주세요"
            options={[
              { value: "11", label: "서울특별시" },
              { value: "26", label: "부산광역시" },
              { value: "50", label: "제주특별자치도" },
            ]}
          />
          <NumberField label="금액" value={amount} onChange={setAmount} unit="원" />
          <NumberField
            label="인원"
            value={people}
            onChange={setPeople}
            unit="명"
            min={1}
            max={10}
            step={1}
          />
          <DateField
            label="날짜"
            value={day}
            onChange={setDay}
            today={TODAY}
            min={TODAY}
            max="2026-07-15"
            hint="오늘부터 6개월 안에서 고를 수 있어요."
          />
          <TimeField label="시간" defaultValue="13:30" />
          <Select
            label="기간"
            defaultValue="1"
            error="기간을 다시 골라 주세요."
            options={[{ value: "1", label: "한 달" }]}
          />
        </div>
      </Example>
      <Example name="지난 기간과 달">
        <div className={grid}>
          <DayRangeFields
            from={from}
            to={to}
            onFromChange={setFrom}
            onToChange={setTo}
            today={TODAY}
            problem={
              to < from ? { field: "to", message: "종료일을 시작일 뒤로 골라 주세요." } : null
            }
          />
          <MonthField
            label="함께한 때"
            yearLabel="함께한 해"
            monthLabel="함께한 달"
            value={month}
            onChange={setMonth}
            onBlur={() => {}}
            ref={monthInput}
            today={TODAY}
            years={5}
          />
        </div>
      </Example>
    </>
  );
}
