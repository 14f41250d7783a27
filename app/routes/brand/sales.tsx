import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import type { FormActionData } from "~/components/action-data";
import { Card } from "~/components/ui/card";
import { BackLink, TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { importSales, previewSales } from "~/features/content/links/import-sales.server";
import { SalesForm } from "~/features/content/links/sales-form";
import { SalesPreview } from "~/features/content/links/sales-preview";
import { salesFileSchema } from "~/features/content/links/schema";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths } from "~/paths";
import { decodeText } from "~/platform/decode-text";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney, plainPounds } from "~/platform/money";
import { plural } from "~/platform/numbers";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Report sales") }];

export function loader({ context }: LoaderFunctionArgs) {
  requireBrand(context);
  return null;
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  const handleTable = <R,>(run: (table: string) => Promise<R>) =>
    handleForm(salesFileSchema, async ({ file, text = "" }) =>
      run(file?.size ? decodeText(new Uint8Array(await file.arrayBuffer())) : text),
    );
  return {
    import: handleTable(async (table) => {
      const { counted, countedBefore, faulty } = await importSales(ctx, table);
      return redirectWithToast(context, paths.brand.sales, {
        tone: counted === 0 ? "info" : "success",
        title: counted === 0 ? "Nothing changed" : `${lines(counted)} counted`,
        description: [
          countedBefore > 0 && `${lines(countedBefore)} had been counted before.`,
          faulty > 0 && `${lines(faulty)} left out.`,
        ]
          .filter(Boolean)
          .join(" "),
      });
    }),
    default: handleTable(async (table) => data({ preview: await previewSales(ctx, table) })),
  };
});

const lines = (n: number) => plural(n, "line");

export default function Sales() {
  const actionData = useActionData<typeof action>();
  const preview = actionData && "preview" in actionData ? actionData.preview : null;
  return (
    <>
      <BackLink to={paths.brand.campaigns}>All campaigns</BackLink>
      <PageHead
        title="Report sales"
        index="Upload your sales by discount code, for all campaigns at once."
      />
      <div className="flex max-w-page flex-col gap-4">
        {preview && <SalesPreview preview={preview} />}
        <Card>
          <h2 className="mb-4 text-lg">{preview ? "Check another file" : "Send a file"}</h2>
          <SalesForm actionData={preview ? undefined : (actionData as FormActionData)} />
        </Card>
        <p>
          <TextLink to={paths.brand.salesWebhook}>Connect your shop (needs a developer)</TextLink>
        </p>
        <Card>
          <h2 className="text-lg">What the file needs</h2>
          <p className="mt-2">
            A first line with the names of the columns: <code>code</code>, <code>date</code>,{" "}
            <code>revenue</code>, <code>reference</code> and, if you like, <code>orders</code>. Then
            a line for each order:
          </p>
          <pre
            className="mt-3 overflow-x-auto rounded-control border border-line p-3 text-sm"
            tabIndex={0}
          >
            {EXAMPLE}
          </pre>
          <ul className="mt-3 list-disc pl-5">
            <li>Commas, semicolons or tabs between the columns.</li>
            <li>Dates as 2026-11-02 or 02/11/2026.</li>
            <li>
              Revenue in pounds, as {plainPounds(REVENUE)} or {formatMoney(REVENUE)}.
            </li>
            <li>
              The reference is your order number. Sending a file twice doesn't count it twice.
            </li>
            <li>
              For a refund, add a line with the same reference and a negative revenue. Under{" "}
              <code>orders</code>, put the number of orders fully refunded (0 if partial). A second
              refund of the same order needs its own reference.
            </li>
          </ul>
        </Card>
      </div>
    </>
  );
}

/** Of an example, pence. */
const REVENUE = 123_450;

const EXAMPLE = `code,date,orders,revenue,reference
MAYA10,2026-11-02,1,89.00,NL-10421
MAYA10,02/11/2026,2,"${formatMoney(REVENUE)}",NL-10422
MAYA10,05/11/2026,1,-89.00,NL-10421`;
