// npm run model -- [commands] [seed]: random commands against memberships, their gateway and a reference.
const commands = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 20_270_115);
const isUsable = Number.isSafeInteger(commands) && commands >= 1 && Number.isSafeInteger(seed);
if (!isUsable || process.argv.length > 4) {
  console.error("usage: npm run model -- [commands] [seed]");
  process.exit(2);
}

const { checkModel } = await import("../test/billing/model/check-model.ts");
const started = performance.now();
const checked = checkModel(commands, seed);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `model: ${checked.commands} commands in ${checked.runs} runs, ${checked.compared} beside the reference, 0 divergences (${seconds} s, seed ${seed})`,
);
