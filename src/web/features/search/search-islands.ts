// The parts at the head of the search that are hydrated after it, in one file: the list itself does not wait for them.
export { FilterButton } from "./filter/filter-button.tsx";
export { FilterChips } from "./filter/filter-chips.tsx";
export { OrderExplained } from "./result/order-explained.tsx";
export { SortSelect } from "./result/sort-select.tsx";
export { UnderstoodWords } from "./result/understood-words.tsx";
