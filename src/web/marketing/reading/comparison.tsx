import './comparison.css';

type Props = {
  caption: string;
  before: string;
  after: string;
  rows: readonly { about: string; before: string; after: string }[];
};

/** Two ways side by side. On phones each row becomes a small card that names its columns. */
export function Comparison({ caption, before, after, rows }: Props) {
  return (
    <table className="cmp">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col" className="is-lit">
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.about}>
            <th scope="row">{row.about}</th>
            <td data-column={before}>{row.before}</td>
            <td data-column={after} className="is-lit">
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
