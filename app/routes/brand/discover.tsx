export default function Page() {
  return <h1>discover</h1>;
}
