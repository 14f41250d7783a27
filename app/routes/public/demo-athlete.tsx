export default function Page() {
  return <h1>demo-athlete</h1>;
}
