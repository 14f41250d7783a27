// @ts-check
// Asks the browser for a passkey, or to make one, and sends its answer with the form of the pressed button. Loaded at
// the first press, on pages with React and without.

/** @param {HTMLButtonElement} button */
export async function askPasskey(button) {
  const { purpose = "", options = "", library = "" } = button.dataset;
  const form = /** @type {HTMLFormElement} */ (button.form);
  const said = /** @type {HTMLElement} */ (button.nextElementSibling);
  // A passkey that was made cannot be sent with a form that is refused.
  if (purpose === "add" && !form.reportValidity()) return;
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  button.ariaDisabled = "true";
  said.textContent = "";
  try {
    const [optionsJSON] = await Promise.all([optionsFor(purpose, options), import(library)]);
    const { startAuthentication, startRegistration } =
      /** @type {typeof import("@simplewebauthn/browser")} */ (
        Reflect.get(globalThis, "SimpleWebAuthnBrowser")
      );
    const start = purpose === "add" ? startRegistration : startAuthentication;
    const answer = await start({ optionsJSON });
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("passkey"));
    field.value = JSON.stringify(answer);
    form.requestSubmit();
  } catch (error) {
    said.textContent = wordsFor(/** @type {Error} */ (error));
  } finally {
    button.ariaBusy = null;
    button.ariaDisabled = null;
  }
}

/** @param {string} purpose  @param {string} address */
async function optionsFor(purpose, address) {
  const response = await fetch(address, { method: "POST", body: new URLSearchParams({ purpose }) });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.error);
  return answer;
}

class Refusal extends Error {}

/** @param {Error} error */
function wordsFor(error) {
  if (error instanceof Refusal) return error.message;
  if (error.name === "NotAllowedError" || error.name === "AbortError")
    return "No passkey was chosen. Try again, or use another way.";
  if (error.name === "InvalidStateError")
    return "This device already has a passkey for your account.";
  return "That didn't work. Reload the page and try again.";
}
