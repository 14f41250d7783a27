import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { CONTRACT_KIND_NAMES } from "~/features/reference/documents/contract-kinds";
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import { ChangeList } from "./change-list";
import type { StaffContract } from "./contract.server";
import { ContractBadge } from "./status-badge";

type Names = Record<Side, string>;

/** Who has signed, and every version with what it changed. */
export function ContractAside({
  contract,
  names,
  linkTo,
}: {
  contract: StaffContract;
  names: Names;
  linkTo: (contractId: string) => string;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Signatures contract={contract} names={names} />
      <FollowUps followUps={contract.followUps} linkTo={linkTo} />
      <Versions contract={contract} names={names} />
    </div>
  );
}

/** Leads from an amendment or a cancellation to the contract that it changes. */
export const Amends = ({
  amends,
  linkTo,
}: {
  amends: string | null;
  linkTo: (contractId: string) => string;
}) =>
  amends && (
    <p className="mb-4 print:hidden">
      <TextLink to={linkTo(amends)}>See the contract that it changes</TextLink>
    </p>
  );

/** The amendments and cancellations of a contract, also those that came to nothing. */
function FollowUps({
  followUps,
  linkTo,
}: {
  followUps: StaffContract["followUps"];
  linkTo: (contractId: string) => string;
}) {
  if (followUps.length === 0) return null;
  return (
    <Card className="print:hidden">
      <h2 className="text-lg">Amendments and cancellations</h2>
      <ul className="mt-2 flex flex-col gap-2.5">
        {followUps.map(({ id, kind, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink to={linkTo(id)}>
              <span>
                {CONTRACT_KIND_NAMES[kind]} of <Time at={createdAt} />
              </span>
            </TextLink>
            <ContractBadge kind={kind} status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What asks more than usual: read before the contract itself. */
export function Unusual({ unusual }: { unusual: StaffContract["unusual"] }) {
  if (unusual.length === 0) return null;
  return (
    <Card className="mb-4 !border-amber">
      <h2 className="text-lg">Unusual terms</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
        {unusual.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}

function Signatures({ contract, names }: { contract: StaffContract; names: Names }) {
  return (
    <Card>
      <h2 className="text-lg">Signatures</h2>
      <dl className="mt-2 flex flex-col gap-3">
        {(["brand", "athlete"] as const).map((side) => {
          const signature = contract.signatures.find((one) => one.side === side);
          return (
            <div key={side}>
              <dt className="text-sm text-soft">{names[side]}</dt>
              <dd>
                {signature ? (
                  <>
                    <span className="text-lg italic">{signature.name}</span>
                    <span className="block text-sm text-soft">
                      <Time at={signature.signedAt} as="moment" />
                    </span>
                  </>
                ) : (
                  "Not signed yet"
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {contract.hasFile && (
        <p className="mt-3 print:hidden">
          <a href={paths.contractFile(contract.id)}>Download as PDF</a>
        </p>
      )}
      <details data-open-on-paper className="mt-3 text-sm text-soft">
        <summary className="disclosure print:hidden">Proof and downloads</summary>
        <p className="text-xs break-all">
          Version {contract.version}, SHA-256 {contract.hash}
        </p>
        <p className="mt-2 print:hidden">
          <a href={paths.contractData(contract.id)}>Download the terms as JSON</a>. The file has
          this SHA-256.
        </p>
        {contract.timeStamp && (
          <p className="mt-2">
            Time-stamped by {contract.timeStamp.authority},{" "}
            <Time at={contract.timeStamp.at} as="moment" />.{" "}
            <a href={paths.contractTimeStamp(contract.id)} className="print:hidden">
              Download the time-stamp
            </a>
          </p>
        )}
      </details>
    </Card>
  );
}

/** What the page shows above the terms is not said here once more. */
function Versions({
  contract: { kind, changes, versions },
  names,
}: {
  contract: StaffContract;
  names: Names;
}) {
  return (
    <Card className="print:hidden">
      <h2 className="text-lg">Versions</h2>
      <ol className="mt-2 flex flex-col gap-4">
        {versions.map((version, i) => {
          const isAbove = i === 0 && changes !== null;
          return (
            <li key={version.number}>
              <p className="font-strong">
                Version {version.number} by {names[version.proposedBy]}
              </p>
              <p className="text-sm text-soft">
                <Time at={version.createdAt} as="moment" />
              </p>
              {version.note && !isAbove && (
                <p className="mt-1 break-words whitespace-pre-line">“{version.note}”</p>
              )}
              {version.changes.length > 0 && (!isAbove || kind === "amendment") && (
                <ChangeList changes={version.changes} />
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
