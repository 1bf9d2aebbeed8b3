import { describe, expect, it, vi } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { showPhoneCodeFailure } from "./phone-code-failure.ts";
import { rules } from "./rules.ts";

function shown(code: ErrorCode, fields?: Record<string, string[]>) {
  const setError = vi.fn<(...about: unknown[]) => void>();
  const form = { setError, getValues: () => ({ key: "1", phone: "2" }) };
  const [status, message] = errorCatalogue[code];
  const error = { code, message, trace_id: "t", ...(fields ? { fields } : {}) };
  showPhoneCodeFailure(form as never, new ApiFailure(status, { error }));
  return setError.mock.calls;
}

const codes = (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) =>
  code.startsWith("phone_code"),
);

describe("what is wrong with the code of a text message", () => {
  it.each(codes)("stands at its field, with the focus: %s", (code) => {
    const about = { type: "server", message: errorCatalogue[code][1] };
    expect(shown(code)).toEqual([["key", about, { shouldFocus: true }]]);
  });

  it("is not what is wrong with another field, or with the whole", () => {
    const message = "번호를 다시 확인해 주세요.";
    expect(shown("invalid", { phone: [message] }).map(([name]) => name)).toEqual(["phone"]);
    expect(shown("internal").map(([name]) => name)).toEqual(["root.server"]);
  });
});

describe("a rule of a field", () => {
  it("is told the value and the others, and says nothing where all is right", () => {
    const seen: unknown[] = [];
    const rule = (value: unknown, values: unknown) => {
      seen.push(value, values);
      return value === "wrong" ? "까닭" : null;
    };
    const { validate } = rules(Object.assign(rule, { field: "글", line: "글" }));
    expect(validate("right", { other: 1 })).toBe(true);
    expect(validate("wrong", {})).toBe("까닭");
    expect(seen).toEqual(["right", { other: 1 }, "wrong", {}]);
  });
});
