import { MAX_SELECTED, SELECTION_FORM, type Selection } from "./fields";
import { readSelected, writeSelected } from "./selection";

/** Keeps every tick at once, in the cookie that the server reads with the next page. `show` gets the selected ids. */
export function syncSelection({ cookie, owner }: Selection, show: (ids: string[]) => void) {
  const read = () => {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    return readSelected(owner, pairs.find(([name]) => name === cookie)?.[1]);
  };
  const store = (ids: string[]) => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${cookie}=${writeSelected(owner, ids)}; Path=/; SameSite=Lax${secure}`;
    show(read());
  };
  const toggle = (box: HTMLInputElement) => {
    const otherIds = read().filter((id) => id !== box.value);
    if (box.checked && otherIds.length >= MAX_SELECTED) box.checked = false;
    store(box.checked ? [...otherIds, box.value] : otherIds);
  };

  // Ticked before this was loaded.
  for (const box of findSelectionBoxes()) if (box.checked !== box.defaultChecked) toggle(box);
  show(read());
  const listener = new AbortController();
  const changed = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && isSelectionBox(target)) toggle(target);
  };
  document.addEventListener("change", changed, { signal: listener.signal });

  return {
    clear() {
      for (const box of findSelectionBoxes()) box.checked = false;
      store([]);
    },
    stop: () => listener.abort(),
  };
}

const isSelectionBox = (box: HTMLInputElement) =>
  box.type === "checkbox" && box.getAttribute("form") === SELECTION_FORM;

const findSelectionBoxes = () =>
  document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${SELECTION_FORM}]`);
