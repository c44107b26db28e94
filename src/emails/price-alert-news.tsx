import type { NewsWords } from './price-alert-words';

const serif = "'Bodoni Moda', 'Didot', Georgia, serif";
const soft = '#665852';

/** One product in a mail about alerts: what it is, what it costs now and cost before, and why we write. */
export function AlertNewsPiece({ words }: { words: NewsWords }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: '1px solid #e7dcd2', margin: '0 0 8px' }}
    >
      <tbody>
        <tr>
          <td style={{ padding: '16px 0' }}>
            <a
              className="ink"
              href={words.link}
              style={{ color: '#221b19', fontWeight: 600, textDecoration: 'none' }}
            >
              {words.name}
            </a>
            <p style={{ margin: '6px 0 4px' }}>
              <span style={{ fontFamily: serif, fontSize: 30, lineHeight: '38px' }}>
                {words.price}
              </span>
              {words.before && (
                <span className="soft" style={{ color: soft }}>
                  {' '}
                  <s>{words.before}</s>
                </span>
              )}
            </p>
            <p style={{ margin: '0 0 4px' }}>{words.where}</p>
            {words.low && <p style={{ margin: '0 0 4px' }}>{words.low}</p>}
            <p
              className="soft"
              style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: soft }}
            >
              {words.why}{' '}
              <a className="soft" href={words.changeLink} style={{ color: soft }}>
                Change this alert
              </a>{' '}
              or{' '}
              <a className="soft" href={words.stopLink} style={{ color: soft }}>
                stop it
              </a>
              .
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
