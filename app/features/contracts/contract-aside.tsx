import { Card } from "~/components/ui/card";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { Side } from "~db/constants";
import type { StaffContract } from "./contract.server";

type Names = Record<Side, string>;

/** Who has signed, and every version with what it changed. */
export function ContractAside({ contract, names }: { contract: StaffContract; names: Names }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Signatures contract={contract} names={names} />
      <Versions versions={contract.versions} names={names} />
    </div>
  );
}

/** What asks more than usual: read before the contract itself. */
export function Unusual({ unusual }: { unusual: StaffContract["unusual"] }) {
  if (unusual.length === 0) return null;
  return (
    <Card className="mb-4 !border-amber">
      <h2 className="text-lg">More than usual</h2>
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
                    <span className="font-display text-lg italic">{signature.name}</span>
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
      <p className="mt-3 text-xs break-all text-soft">
        Version {contract.version}, SHA-256 {contract.hash}
      </p>
      {contract.hasFile && (
        <p className="mt-3 print:hidden">
          <a href={paths.contractFile(contract.id)}>Download as PDF</a>
        </p>
      )}
    </Card>
  );
}

function Versions({ versions, names }: { versions: StaffContract["versions"]; names: Names }) {
  return (
    <Card className="print:hidden">
      <h2 className="text-lg">Versions</h2>
      <ol className="mt-2 flex flex-col gap-4">
        {versions.map((version) => (
          <li key={version.number}>
            <p className="font-[650]">
              Version {version.number} by {names[version.proposedBy]}
            </p>
            <p className="text-sm text-soft">
              <Time at={version.createdAt} as="moment" />
            </p>
            {version.note && (
              <p className="mt-1 break-words whitespace-pre-line">“{version.note}”</p>
            )}
            {version.changes.length > 0 && (
              <dl className="mt-1.5 flex flex-col gap-1.5 text-sm">
                {version.changes.map(({ key, label, before, after }) => (
                  <div key={key}>
                    <dt className="text-soft">{label}</dt>
                    <dd>
                      {before !== null && (
                        <del className="text-soft">
                          <span className="sr-only">Before: </span>
                          {before}
                        </del>
                      )}{" "}
                      {after !== null && (
                        <ins className="font-[650] no-underline">
                          <span className="sr-only">Now: </span>
                          {after}
                        </ins>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
