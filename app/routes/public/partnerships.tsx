export default function Page() {
  return <h1>partnerships</h1>;
}
