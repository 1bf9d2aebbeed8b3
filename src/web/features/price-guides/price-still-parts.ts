// The parts of a price page that stay as the server wrote them.
export { PriceFaqList } from "./price-faq-list.tsx";
export { PriceHistogram } from "./price-histogram.tsx";
export { PriceNotes } from "./price-notes.tsx";
