import { Example } from "./example.tsx";

const grounds = [
  ["canvas", "bg-canvas"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["accent-soft", "bg-accent-soft text-accent-ink"],
  ["accent", "bg-accent text-on-accent"],
  ["success-soft", "bg-success-soft text-success"],
  ["warning-soft", "bg-warning-soft text-warning"],
  ["danger-soft", "bg-danger-soft text-danger"],
  ["danger", "bg-danger text-on-danger"],
  ["inverse", "bg-inverse text-on-inverse"],
] as const;

const sizes = [
  "text-4xl",
  "text-3xl",
  "text-2xl",
  "text-xl",
  "text-lg",
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
            우리 동네 믿을 수 있는 전문가를 찾아요{" "}
            <span className="numeric text-muted">350,000원</span>
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
