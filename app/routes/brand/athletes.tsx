export default function Page() {
  return <h1>athletes</h1>;
}
