export default function Page() {
  return <h1>invite</h1>;
}
