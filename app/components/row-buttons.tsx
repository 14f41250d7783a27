import { addsRow, removesRow } from "~/platform/row-field";
import { Button, buttonClass } from "./ui/button";

/** The frame of a row of several fields. */
export const ROW = "rounded-card border border-line p-4";

/** @param list the name of the rows */
export const AddRow = ({ list, children }: { list: string; children: string }) => (
  <div>
    <Button variant="plain" formNoValidate {...addsRow(list)}>
      {children}
    </Button>
  </div>
);

/** @param what one row is called */
export const RemoveRow = ({ list, index, what }: { list: string; index: number; what: string }) => (
  <button
    type="submit"
    formNoValidate
    {...removesRow(list, index)}
    className={`${buttonClass({ variant: "plain" })} justify-self-start`}
  >
    Remove
    <span className="sr-only">
      {" "}
      {what} {index + 1}
    </span>
  </button>
);

/** Enter in a field sends the form, and does not press its first button, which may remove a row. */
export const EnterSends = () => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
);
