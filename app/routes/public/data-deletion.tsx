export default function Page() {
  return <h1>data-deletion</h1>;
}
