export function Verified() {
  return <span className="text-xs font-[650] whitespace-nowrap text-leaf">Verified</span>;
}
