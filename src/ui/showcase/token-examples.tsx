import { Example } from "./example.tsx";

const grounds = [
  ["canvas", "bg-canvas"],
  ["desk", "bg-desk"],
  ["sunken", "bg-sunken"],
  ["paper", "bg-paper shadow-paper"],
  ["surface", "bg-surface"],
  ["accent-soft", "bg-accent-soft text-accent-ink"],
  ["accent", "bg-accent text-on-accent"],
  ["deep", "bg-deep text-on-deep"],
  ["seal-soft", "bg-seal-soft text-seal-ink"],
  ["seal", "bg-seal text-on-seal"],
  ["success-soft", "bg-success-soft text-success"],
  ["warning-soft", "bg-warning-soft text-warning"],
  ["danger-soft", "bg-danger-soft text-danger"],
  ["danger", "bg-danger text-on-danger"],
  ["inverse", "bg-inverse text-on-inverse"],
  ["쪽", "bg-jjok-wash"],
  ["치자", "bg-chija-wash"],
  ["홍화", "bg-honghwa-wash"],
  ["쑥", "bg-ssuk-wash"],
  ["먹", "bg-meok-wash"],
] as const;

const sizes = [
  "text-6xl font-extrabold",
  "text-5xl font-extrabold",
  "text-4xl font-bold",
  "text-3xl font-bold",
  "text-2xl font-bold",
  "text-xl font-bold",
  "text-lg font-semibold",
  "text-base",
  "text-sm",
  "text-xs",
];

/** Colours and type. */
export function TokenExamples() {
  return (
    <>
      <Example name="색">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {grounds.map(([name, look]) => (
            <li
              key={name}
              className={`flex h-16 items-end rounded-md border border-line p-2 text-sm ${look}`}
            >
              {name}
            </li>
          ))}
        </ul>
        <p>
          <span className="text-ink">본문</span> · <span className="text-muted">보조 글</span> ·{" "}
          <span className="text-faint">덧붙임</span> · <span className="text-accent-ink">강조</span>{" "}
          · <span className="text-success">좋음</span> · <span className="text-warning">주의</span>{" "}
          · <span className="text-danger">위험</span>
        </p>
      </Example>
      <Example name="글자">
        {sizes.map((size) => (
          <p key={size} className={size}>
            적힌 대로, 적힌 만큼 <span className="text-muted tabular-nums">350,000원</span>
          </p>
        ))}
        <p className="max-w-prose">
          낱말 가운데에서 줄이 바뀌지 않아요. 아주 긴 주소
          https://example.com/a/very/long/address/that/does/not/fit/in/one/line/of/a/phone 는 넘치지
          않고 꺾여요.
        </p>
      </Example>
    </>
  );
}
