export default function Page() {
  return <h1>content</h1>;
}
