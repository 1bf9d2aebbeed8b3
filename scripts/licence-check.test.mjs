import { expect, it } from "vitest";
import { licenceFaults } from "./licence-check.mjs";

const rules = {
  allowed: { MIT: "keep the notice", "Apache-2.0": "keep the notice" },
  exceptions: [{ licence: "LGPL-3.0", packages: ["@img/*", "heif"], reason: "a file of its own" }],
};
const excepted = { name: "heif", version: "1.0.0", licenses: [{ license: { id: "LGPL-3.0" } }] };
const faultsOf = (name, ...licenses) =>
  licenceFaults([{ name, version: "2.0.0", licenses }, excepted], rules);

it.each([
  ["an allowed one", { license: { id: "MIT" } }],
  ["one of two", { expression: "(GPL-3.0 OR MIT)" }],
  ["both of two", { expression: "Apache-2.0 AND MIT" }],
])("takes %s", (_, licence) => {
  expect(faultsOf("a", licence)).toEqual([]);
});

it.each([
  ["GPL-3.0", { license: { id: "GPL-3.0" } }],
  ["SEE LICENSE", { license: { name: "SEE LICENSE" } }],
  ["MIT AND AGPL-3.0", { expression: "MIT AND AGPL-3.0" }],
  ["(MIT OR GPL-3.0) AND GPL-2.0", { expression: "(MIT OR GPL-3.0) AND GPL-2.0" }],
])("refuses %s", (stated, licence) => {
  expect(faultsOf("a", licence)).toEqual([`a 2.0.0: ${stated}`]);
});

it("refuses a package that states none", () => {
  expect(faultsOf("a")).toEqual(["a 2.0.0: none stated"]);
});

it("excepts the named packages alone, and keeps no exception for what is gone", () => {
  expect(faultsOf("@img/x", { license: { id: "LGPL-3.0" } })).toEqual([]);
  expect(faultsOf("img", { license: { id: "LGPL-3.0" } })).toEqual(["img 2.0.0: LGPL-3.0"]);
  expect(licenceFaults([], rules)).toEqual(["nothing needs the exception for LGPL-3.0"]);
});
