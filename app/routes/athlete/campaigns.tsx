export default function Page() {
  return <h1>campaigns</h1>;
}
