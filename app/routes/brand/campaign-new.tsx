export default function Page() {
  return <h1>campaign-new</h1>;
}
