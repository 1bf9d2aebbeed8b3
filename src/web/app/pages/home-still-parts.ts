// The parts of the front page that stay as the server wrote them.
export { HowItWorks } from "#web/features/catalogue/home/how-it-works.tsx";
export { SampleQuote } from "#web/features/catalogue/home/sample-quote.tsx";
