type Value = string | number | boolean | null | undefined;

/**
 * Hidden fields of a form; what is null or false is left out. A module of its own: a page carries the style of all that it
 * imports.
 */
export const HiddenFields = ({ values }: { values: Record<string, Value> }) => (
  <>
    {Object.entries(values).map(
      ([name, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false && (
          <input key={name} type="hidden" name={name} value={value === true ? "on" : value} />
        ),
    )}
  </>
);
