// The parts of the search page that come to life after it, in one file: the list itself does not wait for them.
export { FilterButton } from "./filter-button.tsx";
export { FilterChips } from "./filter-chips.tsx";
export { FilterColumn } from "./filter-column.tsx";
export { OrderExplained } from "./order-explained.tsx";
export { SortSelect } from "./sort-select.tsx";
export { UnderstoodWords } from "./understood-words.tsx";
