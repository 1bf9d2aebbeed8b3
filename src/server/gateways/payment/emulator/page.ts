/** A page of the gateway, as a person sees it; `window` says which of its windows it is. */
export function page(title: string, body: string, window = "시험 결제창"): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${title} · ${window}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #22252a; --line: #c9ced6; --box: #fff; --back: #eef0f4; --act: #2a4b8d; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --line: #4a505b; --box: #1f2329; --back: #14171b; --act: #9db7ee; --bad: #f2a29b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; word-break: keep-all; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--box); min-height: 100vh; }
h1 { font-size: 1.35rem; margin: .75rem 0 .25rem; }
.test { margin: 0; font-size: .85rem; border: 1px dashed var(--line); border-radius: .5rem; padding: .5rem .75rem; }
.field { margin: 1rem 0; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
.check { display: flex; gap: .5rem; align-items: start; font-weight: 400; }
input:not([type=checkbox]), select { width: 100%; height: 3rem; padding: 0 .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .5rem; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; flex: none; accent-color: var(--act); }
@media (min-width: 30rem) { main { margin: 2rem auto; min-height: 0; padding: 2rem; border-radius: 1rem; } }
[aria-invalid=true] { border-color: var(--bad) !important; }
.fault { color: var(--bad); font-size: .9rem; margin: .25rem 0 0; }
/* The Enter key presses the form's first button: it is the one on the right. */
.actions { display: flex; flex-direction: row-reverse; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1; height: 3rem; border-radius: .5rem; border: 1px solid var(--act); background: var(--act); color: var(--box); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: var(--act); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 1rem 0; }
dt { opacity: .75; }
dd { margin: 0; text-align: right; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
details { margin-top: 1.5rem; font-size: .9rem; }
`;
