const PRESSED_ROLES = new Set(["switch", "tab", "option", "combobox"]);
const LAYER_ROLES = new Set(["dialog", "alertdialog", "listbox"]);
const UNTYPED = new Set(["checkbox", "radio", "file", "hidden"]);

/** One may be chosen already. */
const MOST_OF_GROUP = 2;

export interface Control {
  label: string;
  element: HTMLElement;
}

/** Where presses can go now: the topmost dialog, or the page's main part. */
export function scope(): HTMLElement {
  const layers = within(document.body, (one) => LAYER_ROLES.has(roleOf(one))).filter(isShown);
  return layers.at(-1) ?? document.querySelector("main") ?? document.body;
}

/** What is in it of that kind, in their order. By hand: selectors are slow here, and this is asked after each press. */
function within<T extends HTMLElement = HTMLElement>(
  part: Element,
  isOne: (element: HTMLElement) => boolean,
  found: T[] = [],
): T[] {
  for (let child = part.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName === "svg") continue;
    if (isOne(child as HTMLElement)) found.push(child as T);
    within(child, isOne, found);
  }
  return found;
}

const roleOf = (element: HTMLElement) => element.getAttribute("role") ?? "";
const typeOf = (element: HTMLElement) => element.getAttribute("type") ?? "";

const isTicked = (element: HTMLElement) =>
  element.localName === "input" && /^(?:checkbox|radio)$/.test(typeOf(element));

const isFileField = (element: HTMLElement): element is HTMLInputElement =>
  element.localName === "input" && typeOf(element) === "file";

const isPressable = (element: HTMLElement) =>
  /^(?:button|summary)$/.test(element.localName) ||
  isTicked(element) ||
  isFileField(element) ||
  PRESSED_ROLES.has(roleOf(element));

const isTyped = (element: HTMLElement) =>
  element.localName === "input"
    ? !UNTYPED.has(typeOf(element))
    : /^(?:textarea|select)$/.test(element.localName);

/** Everything there that can be pressed, each name once. */
export function controls(): Control[] {
  const found = new Map<string, Control>();
  const groups = new Map<string, number>();
  for (const element of within(scope(), isPressable)) {
    if (!isShown(element) || element.matches(":disabled, [aria-disabled=true]")) continue;
    const label = labelOf(element);
    const kind = kindOfLabel(label);
    if (found.has(kind) || !takesMore(groupOf(element, label))) continue;
    found.set(kind, { label, element });
  }
  return [...found.values()];

  function takesMore(group: [string, number] | null): boolean {
    if (group === null) return true;
    const [name, most] = group;
    groups.set(name, (groups.get(name) ?? 0) + 1);
    return (groups.get(name) ?? 0) <= most;
  }
}

/** What shows that its work is under way. */
export function busyHere(): string[] {
  return within(document.body, isPressable).filter(isBusy).map(labelOf);
}

const isBusy = (element: HTMLElement) => element.getAttribute("aria-busy") === "true";

/** Names that differ in a number or a day do the same. */
export function kindOfLabel(label: string): string {
  return label.replaceAll(/\d+/g, "0").replaceAll(/[월화수목금토일](?:요일)?(?= )/g, "0");
}

/** What stands for many alike, and how many of them are enough: days of a calendar, options, rows of a list. */
function groupOf(element: HTMLElement, label: string): [name: string, most: number] | null {
  const list = element.closest<HTMLElement>(
    "[role=grid], [role=listbox], [role=radiogroup], fieldset",
  );
  if (list) return [`${element.tagName} ${labelOf(list)}`, MOST_OF_GROUP];
  const row = element.closest("li, tr, [role=row], [role=listitem]");
  if (!row) return null;
  // What is listed within a row is another kind: comments in a list of reviews.
  const listed = row.closest("[aria-label]:is(ul, ol, table)")?.getAttribute("aria-label") ?? "";
  return [`${element.tagName} ${listed} ${label.split(" ").at(-1)}`, 1];
}

export function labelOf(element: HTMLElement): string {
  const said =
    element.getAttribute("aria-label") ||
    textsOf(element.getAttribute("aria-labelledby")) ||
    (/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && textOfLabels(element)) ||
    element.textContent;
  return said.replaceAll(/\s+/g, " ").trim().slice(0, 60) || element.tagName.toLowerCase();
}

function textsOf(ids: string | null): string {
  if (!ids) return "";
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}

function textOfLabels(field: HTMLElement): string {
  const around = field.closest("label");
  const [named] =
    field.id === ""
      ? []
      : within(
          document.body,
          (one) => one.localName === "label" && one.getAttribute("for") === field.id,
        );
  return (named ?? around)?.textContent ?? "";
}

function isShown(element: HTMLElement): boolean {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (part.hasAttribute("hidden") || part.hasAttribute("inert")) return false;
    if (part.getAttribute("aria-hidden") === "true") return false;
  }
  return true;
}

export function press(element: HTMLElement): void {
  if (isFileField(element)) return choose(element);
  const mouse = { bubbles: true, cancelable: true, button: 0, detail: 1 };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...mouse, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mousedown", mouse));
  element.focus();
  element.dispatchEvent(new PointerEvent("pointerup", { ...mouse, pointerType: "mouse" }));
  element.dispatchEvent(new MouseEvent("mouseup", mouse));
  element.dispatchEvent(new MouseEvent("click", mouse));
}

/** Presses beside an open layer, on what darkens the page behind it. */
export function pressOutside(layer: HTMLElement): void {
  const portal = layer.closest("[data-base-ui-portal]");
  const [behind] = portal ? within(portal, (one) => roleOf(one) === "presentation") : [];
  press(behind ?? document.body);
}

const hasFile = (field: HTMLInputElement) => (field.files?.length ?? 0) > 0;

/** A person has chosen a file, of the kind that every field takes. */
function choose(field: HTMLInputElement): void {
  const file = new File(["빛"], "고른 사진.jpg", { type: "image/jpeg" });
  Object.defineProperty(field, "files", { configurable: true, value: [file] });
  field.focus();
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What was put into a field, to see later whether it shows it. */
interface Put {
  field: HTMLInputElement;
  words: string;
}

/** Fills in all empty fields that can be pressed or typed into now; tells what was put where. */
export function fillIn(): Put[] {
  const fields = within<HTMLInputElement>(scope(), isTyped).filter(
    (field) => isShown(field) && !field.disabled && !field.readOnly && field.value === "",
  );
  const put = fields.map((field) => ({ field, words: wordsFor(field) }));
  for (const { field, words } of put) type(field, words);
  within<HTMLInputElement>(scope(), isFileField)
    .filter((field) => isShown(field) && !field.disabled && !hasFile(field))
    .forEach(choose);
  return [...put, ...tick()];
}

const TICKED = "on";

/** Those fields that show something else than was put into them, with what they show; gone ones are not asked. */
export function showOtherwise(put: readonly Put[]): string[] {
  return put
    .filter(({ field }) => field.isConnected)
    .map(({ field, words }) => {
      const shown = isTicked(field) ? (field.checked ? TICKED : "off") : field.value;
      return shown === words ? null : `${labelOf(field)} shows ${shown || "nothing"} for ${words}`;
    })
    .filter((line) => line !== null);
}

/** Chooses one of each group of radio buttons that has none, and ticks boxes, of a long list the first few. */
function tick(): Put[] {
  const boxes = within<HTMLInputElement>(scope(), isTicked).filter(
    (box) => isShown(box) && !box.disabled,
  );
  const chosen = new Map<string, number>();
  const put: Put[] = [];
  for (const box of boxes) {
    const isRadio = box.type === "radio";
    const group = isRadio ? box.name : (groupOf(box, "")?.[0] ?? labelOf(box));
    const most = isRadio ? 1 : MOST_OF_GROUP;
    if ((chosen.get(group) ?? 0) >= most) continue;
    if (isRadio && boxes.some((one) => one.name === box.name && one.checked)) continue;
    chosen.set(group, (chosen.get(group) ?? 0) + 1);
    if (!box.checked) press(box);
    put.push({ field: box, words: TICKED });
  }
  return put;
}

/** Names of the fields here that are typed into. */
export function typedHere(): string {
  return within(scope(), isTyped).map(labelOf).join(", ");
}

export function type(field: HTMLInputElement, words: string): void {
  field.focus();
  const owner = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, words);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: words }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function wordsFor(field: HTMLInputElement): string {
  if (field.tagName === "SELECT") {
    const select = field as unknown as HTMLSelectElement;
    return [...select.options].find(({ value }) => value !== "")?.value ?? "";
  }
  const about = `${field.name} ${labelOf(field)} ${field.autocomplete}`;
  if (/email|이메일/.test(about)) return "written@example.com";
  if (field.type === "password" || /password|비밀번호/.test(about)) return "Maple-Bridge-2207!";
  if (/인증번호|one-time-code/.test(about)) return "123456";
  if (/휴대폰|전화|phone|tel/.test(about)) return "01012345678";
  if (/사업자등록번호/.test(about)) return "1208147521";
  if (field.type === "date" || /날짜|YYYY/.test(about)) return "2027-03-20";
  if (field.type === "url" || /링크|주소|url/.test(about)) return "https://example.com/written";
  if (/^20\d\d년/.test(field.placeholder)) return "2027-03-20";
  if (field.inputMode === "numeric" || field.type === "number") return "12";
  return `${labelOf(field)}에 적은 스무 글자가 넘는 긴 글이에요.`;
}
