import { expect, it } from "vitest";
import { orderTemplates } from "./order-templates.ts";

const template = (name: string, service: string | null) => ({ name, service });

it("puts the templates of the service first, then those for any, and keeps their order within", () => {
  const templates = [
    template("a", "moving"),
    template("b", null),
    template("c", "cleaning"),
    template("d", "cleaning"),
    template("e", null),
  ];
  const names = orderTemplates(templates, "cleaning").map(({ name }) => name);
  expect(names).toEqual(["c", "d", "b", "e", "a"]);
  expect(templates.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
});
