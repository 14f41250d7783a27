/** The hash of a file as it was sent, by which it can be known again. */
export const Fingerprint = ({ sha256 }: { sha256: string | null }) => (
  <p className="text-sm break-all">SHA-256: {sha256 ? <code>{sha256}</code> : "being computed"}</p>
);
