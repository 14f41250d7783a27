export default function Page() {
  return <h1>demo-brand</h1>;
}
