export default function Page() {
  return <h1>athlete</h1>;
}
