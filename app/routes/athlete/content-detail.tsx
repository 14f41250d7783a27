export default function Page() {
  return <h1>content-detail</h1>;
}
