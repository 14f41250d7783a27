import { ErrorScreen } from "~/components/shell/error-screen";
import { notFound } from "~/platform/errors";

export function loader(): null {
  throw notFound("The address may be mistyped, or what was here has been removed.");
}

export function action(): null {
  throw notFound();
}

export default function NotFound() {
  return <ErrorScreen status={404} />;
}
