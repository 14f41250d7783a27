import { type Browser, launch, type Page } from "puppeteer-core";
import { browserPorts } from "../support/ports";

const ORIGIN = `http://localhost:${browserPorts.app}`;
const WAIT_MS = 20_000;

/** A person with a Firefox of their own: a tab in the background draws no frames. Things are found by the texts that a user sees. */
export class Person {
  readonly #firefox: Browser;
  readonly #page: Page;

  private constructor(firefox: Browser, page: Page) {
    this.#firefox = firefox;
    this.#page = page;
  }

  static async arrive(): Promise<Person> {
    const firefox = await launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX_PATH,
    });
    await firefox.setCookie({ name: "cookie-consent", value: "rejected", domain: "localhost" });
    const page = await firefox.newPage();
    page.setDefaultTimeout(WAIT_MS);
    return new Person(firefox, page);
  }

  leave = () => this.#firefox.close();

  /** Opens an address of the product and waits until its scripts run, where it has any. */
  async open(path: string) {
    await this.#page.goto(new URL(path, ORIGIN).href);
    await this.#page.waitForSelector(
      "html[data-hydrated], html:not(:has(link[rel=modulepreload]))",
    );
  }

  /** Waits until the page is told of changes as they happen. */
  async listens(to: "notifications" | "review") {
    await this.#page.waitForSelector(`html[data-live${to}]`);
  }

  async press(role: keyof typeof TAGS, text: string) {
    await this.#page.locator(control(role, text)).click();
  }

  async fill(label: string, text: string) {
    await this.#page.locator(field(label)).fill(text);
  }

  /** Waits for a visible text, because a closed form may contain the same text earlier in the page. */
  async sees(text: string) {
    await this.#page.waitForFunction(
      // biome-ignore lint/performance/useDomNodeTextContent: hidden copies of a text are not seen
      (text) => document.querySelector("main")?.innerText.includes(text),
      {},
      text,
    );
  }

  async seesButton(text: string) {
    await this.#page.waitForSelector(control("button", text));
  }

  async seesUnread(count: number) {
    await this.#page.waitForSelector(`summary ::-p-text(Notifications, ${count} unread)`);
  }
}

const TAGS = { button: "button", link: "a" };

/** In the page's main part, by the beginning of its text. A name is not enough: the browser's own search wants the whole of it. */
const control = (role: keyof typeof TAGS, text: string) =>
  `::-p-xpath(//main//${TAGS[role]}[starts-with(normalize-space(), "${text}")])`;

/** By its label: a password field has no role. */
const field = (label: string) =>
  `::-p-xpath(//*[@id = //label[starts-with(normalize-space(), "${label}")]/@for])`;
