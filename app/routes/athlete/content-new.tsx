export default function Page() {
  return <h1>content-new</h1>;
}
