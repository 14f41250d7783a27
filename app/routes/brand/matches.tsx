export default function Page() {
  return <h1>matches</h1>;
}
