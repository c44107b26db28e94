import type { NewsWords } from './price-alert-words';

const serif = "'Bodoni Moda', 'Didot', Georgia, serif";
const soft = '#665852';

const side = 80;

/** One product in a mail about alerts: what it is, what it costs now and cost before, and why we write. */
export function AlertNewsPiece({ words }: { words: NewsWords }) {
  return (
    <table
      role="presentation"
      className="rule"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: '1px solid #e7dcd2', margin: '0 0 8px' }}
    >
      <tbody>
        <tr>
          <td width={side} valign="top" style={{ padding: '20px 16px 16px 0' }}>
            <a href={words.link}>
              <img
                src={words.picture}
                alt=""
                width={side}
                height={side}
                style={{ display: 'block', border: 0, background: '#f3ebe2' }}
              />
            </a>
          </td>
          <td valign="top" style={{ padding: '16px 0' }}>
            <a
              className="ink"
              href={words.link}
              style={{ color: '#221b19', textDecoration: 'none' }}
            >
              <span className="soft" style={{ display: 'block', fontSize: 13, color: soft }}>
                {words.brand}
              </span>
              <strong style={{ fontWeight: 600 }}>{words.title}</strong>
            </a>
            <Prices words={words} />
            <p style={{ margin: '0 0 4px' }}>{words.where}</p>
            {words.low && <p style={{ margin: '0 0 4px' }}>{words.low}</p>}
            <Reason words={words} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Prices({ words }: { words: NewsWords }) {
  return (
    <p style={{ margin: '6px 0 4px' }}>
      <span style={{ fontFamily: serif, fontSize: 30, lineHeight: '38px' }}>{words.price}</span>
      {words.before && (
        <span className="soft" style={{ color: soft, whiteSpace: 'nowrap' }}>
          {'\u00a0 '}
          <s>{words.before}</s>
        </span>
      )}
      {words.less && (
        <span className="good" style={{ color: '#20624a', fontWeight: 600 }}>
          {'\u00a0 '}
          {words.less}
        </span>
      )}
    </p>
  );
}

/** Why we write, and the way to change that. */
function Reason({ words }: { words: NewsWords }) {
  return (
    <p className="soft" style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: soft }}>
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
  );
}
