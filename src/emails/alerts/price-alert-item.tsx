import type { AlertItemTexts } from './price-alert-texts';

const serif = "'Bodoni Moda', 'Didot', Georgia, serif";
const soft = '#665852';

const pictureSize = 80;

/** One product in a mail about alerts: what it is, what it costs now and cost before, and why we write. */
export function AlertEmailItem({ texts }: { texts: AlertItemTexts }) {
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
          <td width={pictureSize} valign="top" style={{ padding: '20px 16px 16px 0' }}>
            <a href={texts.link}>
              <img
                src={texts.picture}
                alt=""
                width={pictureSize}
                height={pictureSize}
                style={{ display: 'block', border: 0, background: '#f3ebe2' }}
              />
            </a>
          </td>
          <td valign="top" style={{ padding: '16px 0' }}>
            <a
              className="ink"
              href={texts.link}
              style={{ color: '#221b19', textDecoration: 'none' }}
            >
              <span className="soft" style={{ display: 'block', fontSize: 13, color: soft }}>
                {texts.brand}
              </span>
              <strong style={{ fontWeight: 600 }}>{texts.title}</strong>
            </a>
            <Prices texts={texts} />
            <p style={{ margin: '0 0 4px' }}>{texts.where}</p>
            {texts.low && <p style={{ margin: '0 0 4px' }}>{texts.low}</p>}
            <Reason texts={texts} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Prices({ texts }: { texts: AlertItemTexts }) {
  return (
    <p style={{ margin: '6px 0 4px' }}>
      <span style={{ fontFamily: serif, fontSize: 30, lineHeight: '38px' }}>{texts.price}</span>
      {texts.before && (
        <span className="soft" style={{ color: soft, whiteSpace: 'nowrap' }}>
          {'\u00a0 '}
          <s>{texts.before}</s>
        </span>
      )}
      {texts.less && (
        <span className="good" style={{ color: '#20624a', fontWeight: 600 }}>
          {'\u00a0 '}
          {texts.less}
        </span>
      )}
    </p>
  );
}

/** Why we write, and the way to change that. */
function Reason({ texts }: { texts: AlertItemTexts }) {
  return (
    <p className="soft" style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: soft }}>
      {texts.why}{' '}
      <a className="soft" href={texts.changeLink} style={{ color: soft }}>
        Change this alert
      </a>{' '}
      or{' '}
      <a className="soft" href={texts.stopLink} style={{ color: soft }}>
        stop it
      </a>
      .
    </p>
  );
}
