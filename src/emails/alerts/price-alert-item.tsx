import { SoftLabel, SoftLink } from '../parts/email-parts';
import { fonts, palette } from '../parts/palette';
import type { AlertItemTexts } from './price-alert-texts';

const pictureSize = 80;

/** One product of an alert email, with its prices and the reason for the alert. */
export function AlertEmailItem({ texts }: { texts: AlertItemTexts }) {
  return (
    <table
      role="presentation"
      className="rule"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: `1px solid ${palette.line}`, margin: '0 0 8px' }}
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
                style={{ display: 'block', border: 0, background: palette.inset }}
              />
            </a>
            {texts.pictureNote && (
              <p
                className="soft"
                style={{
                  margin: '4px 0 0',
                  fontSize: 12,
                  lineHeight: '16px',
                  textAlign: 'center',
                  color: palette.soft,
                }}
              >
                {texts.pictureNote}
              </p>
            )}
          </td>
          <td valign="top" style={{ padding: '16px 0' }}>
            <a
              className="ink"
              href={texts.link}
              style={{ color: palette.ink, textDecoration: 'none' }}
            >
              <SoftLabel>{texts.brand}</SoftLabel>
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
      <span style={{ fontFamily: fonts.serif, fontSize: 30, lineHeight: '38px' }}>
        {texts.price}
      </span>
      {texts.before && (
        <span className="soft" style={{ color: palette.soft, whiteSpace: 'nowrap' }}>
          {'\u00a0 '}
          <s>{texts.before}</s>
        </span>
      )}
      {texts.less && (
        <span className="good" style={{ color: palette.good, fontWeight: 600 }}>
          {'\u00a0 '}
          {texts.less}
        </span>
      )}
    </p>
  );
}

function Reason({ texts }: { texts: AlertItemTexts }) {
  return (
    <p
      className="soft"
      style={{ margin: 0, fontSize: 14, lineHeight: '22px', color: palette.soft }}
    >
      {texts.why} <SoftLink href={texts.changeLink}>Change</SoftLink> or{' '}
      <SoftLink href={texts.stopLink}>{`stop ${texts.target}`}</SoftLink>.
    </p>
  );
}
