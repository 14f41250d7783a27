import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { CONTAINER } from "~/components/site/section";
import { buttonClass } from "~/components/ui/button";
import { ACKNOWLEDGED_HOURS, DELETED_DAYS } from "~/features/backoffice/own-data/limits";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";
import { product } from "~/product";

export const meta: MetaFunction = (args) => pageMeta(args, paths.dataDeletion);

/** Who is signed in needs no email. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.session.claims) throw redirect(paths.dataManagement);
  return null;
}

const REQUEST = `mailto:${product.privacy}?subject=${encodeURIComponent("Data Deletion Request")}`;

const STEPS = [
  {
    when: "You email us",
    text: "Use the email address of your account, so we know it's you.",
  },
  { when: `Within ${ACKNOWLEDGED_HOURS} hours`, text: "We acknowledge your request." },
  { when: `Within ${DELETED_DAYS} days`, text: "We delete your data and let you know." },
];

export default function DataDeletion() {
  return (
    <div className={`${CONTAINER} py-10 md:py-16`}>
      <h1 className="text-hero">Data Deletion</h1>
      <p className="mt-4 max-w-text text-lg text-soft">
        You can ask us to delete your account and everything in it. You don't need to say why. The
        quickest way is to <Link to={paths.dataManagement}>sign in and delete it yourself</Link>. If
        you can't sign in, send us an email.
      </p>
      <p className="mt-6">
        <a href={REQUEST} className={buttonClass()}>
          Request deletion
        </a>
      </p>
      <p className="mt-3 text-sm text-soft">
        Opens an email to {product.privacy} with the subject “Data Deletion Request”.
      </p>
      <ol className="mt-10 grid border-t border-line md:grid-cols-3">
        {STEPS.map(({ when, text }, i) => (
          <li key={when} className="border-b border-line py-5 md:border-b-0 md:py-7 md:pr-8">
            <p className="flex items-center gap-3">
              <span aria-hidden="true" className="figure text-xl text-leaf">
                {i + 1}
              </span>
              <b className="text-lg">{when}</b>
            </p>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <section>
          <h2 className="text-xl">What we delete</h2>
          <ul className="mt-3 list-disc pl-5">
            <li>Your account, profile and figures</li>
            <li>Your campaigns, invitations, content and comments</li>
            <li>Your sessions and notifications</li>
          </ul>
        </section>
        <section>
          <h2 className="text-xl">What may take longer</h2>
          <p className="mt-3">
            Active contracts or open disputes may prevent deletion until they are settled. Records
            we must keep by law, such as invoices, are kept for as long as it requires.{" "}
            <Link to={`${paths.privacy}#how-long`}>Privacy Policy</Link>
          </p>
        </section>
      </div>
    </div>
  );
}
