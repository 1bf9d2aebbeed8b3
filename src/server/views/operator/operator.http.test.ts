import { expect, it } from "vitest";
import { operatorOf } from "#domain/operator/operator.ts";
import { testApp } from "#test/app.ts";

it("names whoever runs the product to anyone, and says of what is not known that it is not", async () => {
  const operator = operatorOf({ name: "한솜 주식회사" }, { withExamples: false });
  const app = await testApp(undefined, { operator });
  const { body } = await app.visitor().call("operator.get");
  expect(body).toMatchObject({ name: { value: "한솜 주식회사", example: false }, phone: null });
});
