export default function Page() {
  return <h1>content-review</h1>;
}
