import { defineConfig } from "vitest/config";

// What every mutant has to get past: the pure tests beside the rules and the told scenarios. The oracle of
// periods and the model of memberships repeat the same rules for seconds, too long for each mutant.
export default defineConfig({
  test: {
    include: ["src/domain/{membership,schedule,credits,payment}/**/*.test.ts"],
    exclude: ["src/domain/schedule/period-oracle.test.ts"],
    isolate: false,
  },
});
