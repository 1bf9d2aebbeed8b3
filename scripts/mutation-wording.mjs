// A Stryker plugin. Whether a bank is called so and a sentence reads well is no rule that a test could hold:
// it would only say the same words twice. Which of the words is chosen, and when, stays mutated.
const HANGUL = /[가-힣]/;

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "wording",
    value: {
      /** @param {{ node: { type: string, value?: unknown, quasis?: { value: { raw: string } }[] } }} path */
      shouldIgnore({ node }) {
        const isWording =
          (node.type === "StringLiteral" && HANGUL.test(`${node.value}`)) ||
          (node.type === "TemplateLiteral" &&
            node.quasis?.some(({ value }) => HANGUL.test(value.raw)));
        return isWording ? "a Korean text that people read" : undefined;
      },
    },
  },
];
