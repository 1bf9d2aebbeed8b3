/** As much of an option as the rule needs. */
type Choice = { value: string; exclusive?: boolean };

/**
 * The chosen values after `value` was pressed in a group where several may be chosen. An exclusive
 * option ("없음") clears the rest and is cleared by them. Answers stand in the options' order.
 */
export function toggleChoice(options: readonly Choice[], chosen: readonly string[], value: string) {
  const pressed = options.find((option) => option.value === value);
  if (!pressed) return [...chosen];
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (pressed.exclusive) return [value];
  return options
    .filter((one) => one.value === value || (chosen.includes(one.value) && !one.exclusive))
    .map((one) => one.value);
}
