export function Verified() {
  return <span className="text-sm font-[650] whitespace-nowrap text-leaf">✓ Verified</span>;
}
