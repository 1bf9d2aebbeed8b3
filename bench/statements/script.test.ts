import { expect, it } from "vitest";
import type { LoggedStatement } from "./read-log.ts";
import { scriptOf } from "./script.ts";

const said = (text: string, ...parameters: (string | null)[]): LoggedStatement => ({
  pid: 1,
  text,
  parameters,
});

it("names what the recordings have in common once, and what differs for each of them", () => {
  const { text, constants, columns } = scriptOf([
    [said("begin"), said("UPDATE t SET a = $2::int, b = $3 WHERE c = $1;", "k", "1", null)],
    [said("begin"), said("UPDATE t SET a = $2::int, b = $3 WHERE c = $1;", "k", "2", null)],
  ]);
  expect(text.split("\\gset\n")[1]).toBe(
    "begin;\nUPDATE t SET a = :v1_1::int, b = NULL WHERE c = :v1_0;\n",
  );
  expect(constants).toEqual({ v1_0: "k" });
  expect(columns).toEqual({ v1_1: ["1", "2"] });
});

it("asks for no row where nothing differs", () => {
  expect(scriptOf([[said("SELECT $1", "a")]]).text).toBe("SELECT :v0_0;\n");
});

it("writes out an empty text, which pgbench does not take as a value", () => {
  expect(scriptOf([[said("SELECT $1", "")]])).toMatchObject({
    text: "SELECT '';\n",
    constants: {},
  });
});

it("counts places of two digits", () => {
  const letters = [..."abcdefghijk"];
  const { text } = scriptOf([[said("SELECT $1, $11", ...letters)]]);
  expect(text).toBe("SELECT :v0_0, :v0_10;\n");
});

it("keeps pgbench from reading slices of arrays as variables, and refuses others", () => {
  expect(scriptOf([[said("SELECT list[2:n]")]]).text).toBe("SELECT list[2: n];\n");
  expect(() => scriptOf([[said("SELECT to_char(now(), 'HH24:MI')")]])).toThrow("variable");
});

it("refuses recordings of different acts", () => {
  expect(() => scriptOf([[said("a")], [said("b")]])).toThrow("same statements");
  expect(() => scriptOf([[said("a", "1")], [said("a", null)]])).toThrow("same statements");
});
