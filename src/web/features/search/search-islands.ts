// The parts of the search page that are hydrated after it, in one file: the list itself does not wait for them.
export { FilterButton } from "./filter/filter-button.tsx";
export { FilterChips } from "./filter/filter-chips.tsx";
export { FilterColumn } from "./filter/filter-column.tsx";
export { OrderExplained } from "./result/order-explained.tsx";
export { ServiceWish } from "./result/service-wish.tsx";
export { SortSelect } from "./result/sort-select.tsx";
export { UnderstoodWords } from "./result/understood-words.tsx";
