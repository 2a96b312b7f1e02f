export default function Home() {
  return <h1>Vibe Storytelling</h1>;
}
