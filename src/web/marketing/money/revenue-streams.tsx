import './revenue-streams.css';

export type Stream = { title: string; from: string; text: string };

/** Sources of income as table rows: what it is, who pays, how it works. */
export function RevenueStreams({ items }: { items: readonly Stream[] }) {
  return (
    <ul className="rev">
      {items.map(({ title, from, text }) => (
        <li key={title}>
          <div className="rev__h">
            <h3>{title}</h3>
            <p className="rev__f">{from}</p>
          </div>
          <p className="rev__t">{text}</p>
        </li>
      ))}
    </ul>
  );
}
