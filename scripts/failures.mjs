/** What failed and why, read from the test runners' reports, to be printed last: the place where a reader looks. */

const LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const COLOURS = /\u001b\[[\d;]*m/g;

const failure = (title, messages) => ({
  title,
  message: messages.join("\n").replace(COLOURS, "").split("\n").slice(0, LINES).join("\n"),
});

/** @param report Vitest's JSON */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that could not be loaded has no tests.
    if (status === "failed" && failed.length === 0) return [failure(name, [message])];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
  });

/** @param report Playwright's JSON, or one of its suites */
export const playwrightFailures = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== "expected" && status !== "skipped")
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${file}:${line} ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
          ),
        ),
    ),
  ...suites.flatMap(playwrightFailures),
];
