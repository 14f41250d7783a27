// @ts-check
// What pages without React gain from a script. Buttons that need one are hidden until this runs.

/** @param {string} name  @returns {NodeListOf<HTMLButtonElement>} */
const buttons = (name) => document.querySelectorAll(`button[data-${name}]`);

for (const button of buttons("reveal")) {
  const input = /** @type {HTMLInputElement} */ (
    document.getElementById(button.dataset.reveal ?? "")
  );
  const label = /** @type {HTMLElement} */ (button.firstElementChild);
  const show = (/** @type {boolean} */ shown) => {
    input.type = shown ? "text" : "password";
    input.autocapitalize = "none";
    label.textContent = shown ? "Hide" : "Show";
  };
  button.addEventListener("click", () => show(input.type === "password"));
  // Browsers offer to keep what was typed into a password field only.
  input.form?.addEventListener("submit", () => show(false));
  button.hidden = false;
}

for (const button of buttons("share")) {
  const said = /** @type {HTMLElement} */ (button.nextElementSibling);
  const url = button.dataset.share ?? "";
  button.addEventListener("click", async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        said.textContent = "Link copied";
      }
    } catch {
      // Closing the share sheet is no failure; where neither works, the address stands beside the button.
    }
  });
  button.hidden = false;
}

for (const button of buttons("purpose")) {
  if (!("PublicKeyCredential" in window)) break;
  button.addEventListener("click", async () => {
    const { askPasskey } = await import(button.dataset.script ?? "");
    askPasskey(button);
  });
  button.hidden = false;
}

for (const button of buttons("busy"))
  button.form?.addEventListener("submit", () => {
    button.textContent = button.dataset.busy ?? "";
    button.disabled = true;
  });

// A page that comes back from memory is as it was left: its button is still busy.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

export {};
