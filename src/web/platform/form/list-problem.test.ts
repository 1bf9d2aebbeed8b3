import { expect, it } from "vitest";
import { listProblem } from "./list-problem.ts";

const OWN = { type: "rule", message: "하나는 있어야 해요." };
const SERVERS = { type: "server", message: "더 보낼 수 없어요." };

it.each([
  ["by the form", { root: OWN }, OWN.message],
  ["by the server", SERVERS, SERVERS.message],
  ["by both", { ...SERVERS, root: OWN }, OWN.message],
  ["of a row alone", [{ text: OWN }], undefined],
  ["nowhere", undefined, undefined],
])("a list that is wrong %s says so as a whole, or not", (_, errors, said) => {
  expect(listProblem(errors)).toBe(said);
});
