import { Card } from "~/components/ui/card";
import { ExternalLink } from "~/components/ui/link";
import { Time } from "~/components/ui/time";
import { Fingerprint } from "~/features/media/media/picture";
import { platformName } from "~/features/reference/platforms/platform-names";
import { filesOf, paths } from "~/paths";
import { bytesText } from "~/platform/bytes";
import { PLATFORMS, type Platform } from "~db/constants";
import { channelPage } from "./proofs";
import { Fact, ProofList, VerificationBadge } from "./request-facts";
import type { StaffRequest } from "./staff-queries.server";

const GRID = "grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2";

/** Everything that the decision rests on. */
export const RequestView = ({ request }: { request: StaffRequest }) => (
  <>
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Applicant</h2>
      <dl className={GRID}>
        <Fact label={request.userType === "brand" ? "Company" : "Name"}>{request.name}</Fact>
        {request.userType === "brand" && <Fact label="Person">{request.person}</Fact>}
        <Fact label="Email">
          {request.email}
          {request.emailConfirmedAt === null && " (not confirmed)"}
        </Fact>
        <Fact label="Joined">
          <Time at={request.joinedAt} as="age" />
        </Fact>
        <Fact label="Submitted">
          <Time at={request.createdAt} as="moment" />
        </Fact>
        <Fact label="Status">
          <VerificationBadge status={request.status} />
        </Fact>
      </dl>
    </Card>
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">What they say</h2>
      {request.userType === "brand" ? (
        <Company request={request} />
      ) : (
        <Channels request={request} />
      )}
      {request.verificationNotes && (
        <dl>
          <Fact label="Notes">
            <span className="whitespace-pre-line">{request.verificationNotes}</span>
          </Fact>
        </dl>
      )}
      {request.staffQuestion && (
        <dl className="flex flex-col gap-4">
          <Fact label="We asked">
            <span className="whitespace-pre-line">{request.staffQuestion}</span>
          </Fact>
          <Fact label="Their answer">
            <span className="whitespace-pre-line">{request.answer ?? "None yet"}</span>
          </Fact>
        </dl>
      )}
    </Card>
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">Proofs</h2>
      {request.proofs.length > 0 ? (
        <ProofList proofs={request.proofs} />
      ) : (
        <p className="text-soft">None yet.</p>
      )}
      <p className="text-sm text-soft">
        If we couldn't read a page, look there for the code{" "}
        <span className="font-strong">{request.proofCode}</span>.
      </p>
    </Card>
    {request.documents.length > 0 && <Documents request={request} />}
    <Earlier requests={request.earlier} />
  </>
);

const Company = ({ request }: { request: StaffRequest }) => {
  const { companyCountry, companyRegistrationNumber, companyWebsite, taxId } = request;
  const isUk = companyCountry === "GB";
  return (
    <dl className={GRID}>
      <Fact label="Registration number">
        {isUk ? (
          <ExternalLink href={`${UK_REGISTER}${companyRegistrationNumber}`} theirs>
            {companyRegistrationNumber}
          </ExternalLink>
        ) : (
          `${companyRegistrationNumber} (not in the UK)`
        )}
      </Fact>
      {companyWebsite && (
        <Fact label="Website">
          <ExternalLink href={companyWebsite} theirs>
            {companyWebsite}
          </ExternalLink>
        </Fact>
      )}
      {taxId && <Fact label="Tax ID / VAT number">{taxId}</Fact>}
    </dl>
  );
};

const UK_REGISTER = "https://find-and-update.company-information.service.gov.uk/company/";

const Channels = ({ request }: { request: StaffRequest }) => {
  const { socialHandles, profileHandles: profile, portfolioUrls } = request;
  const shown = PLATFORMS.filter((platform) => socialHandles[platform] || profile[platform]);
  return (
    <>
      <dl className={GRID}>
        {shown.map((platform) => (
          <Fact key={platform} label={platformName(platform)}>
            <Handle platform={platform} handle={socialHandles[platform] ?? ""} />
            {profile[platform] !== socialHandles[platform] && (
              <span className="block text-sm text-amber">
                Profile: {profile[platform] ?? "none"}
              </span>
            )}
          </Fact>
        ))}
      </dl>
      {portfolioUrls.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {portfolioUrls.map((link) => (
            <li key={link} className="[overflow-wrap:anywhere]">
              <ExternalLink href={link} theirs>
                {link}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Handle = ({ platform, handle }: { platform: Platform; handle: string }) => {
  const page = handle && channelPage(platform, handle);
  return page ? (
    <ExternalLink href={page} theirs>
      {handle}
    </ExternalLink>
  ) : (
    handle || "Not named"
  );
};

const Documents = ({ request: { id, documents } }: { request: StaffRequest }) => (
  <Card className="flex flex-col gap-3">
    <h2 className="text-lg">Documents</h2>
    <p className="text-sm text-soft">Each time you open one, it is noted in the audit log.</p>
    <ul className="flex flex-col gap-4">
      {documents.map(({ id: mediaId, kind, name, bytes, width, sha256 }) => (
        <li key={mediaId} className="flex flex-col gap-1">
          <a
            href={filesOf(paths.admin.verificationRequest(id)).file(
              mediaId,
              kind === "document" ? "document.pdf" : `${width}.webp`,
            )}
            {...(kind === "document" ? { download: true } : { target: "_blank", rel: "noopener" })}
            className="self-start font-strong [overflow-wrap:anywhere]"
          >
            {name}
            {kind === "picture" && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
          <p className="text-sm text-soft">{bytesText(bytes)}</p>
          <Fingerprint sha256={sha256} />
        </li>
      ))}
    </ul>
  </Card>
);

const Earlier = ({ requests }: { requests: StaffRequest["earlier"] }) =>
  requests.length > 0 && (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Earlier requests</h2>
      <ul className="flex flex-col gap-2">
        {requests.map(({ id, status, createdAt, rejectionReason }) => (
          <li key={id}>
            <VerificationBadge status={status} /> <Time at={createdAt} />
            {rejectionReason && <span className="block text-soft">{rejectionReason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
