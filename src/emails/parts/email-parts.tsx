import type { ReactNode } from 'react';
import { fonts, palette } from './palette';

export function Heading(props: { children: ReactNode }) {
  return (
    <h1
      style={{
        margin: '0 0 12px',
        fontFamily: fonts.serif,
        fontSize: 28,
        lineHeight: '36px',
        fontWeight: 400,
      }}
    >
      {props.children}
    </h1>
  );
}

export function Paragraph(props: { children: ReactNode; small?: boolean }) {
  const size = props.small ? { fontSize: 14, lineHeight: '22px', color: palette.soft } : {};
  return (
    <p
      className={props.small ? 'soft' : undefined}
      style={{ margin: '0 0 16px', overflowWrap: 'anywhere', ...size }}
    >
      {props.children}
    </p>
  );
}

/** The email's button. In a table, because Outlook ignores the padding of links. */
export function ActionLink(props: { href: string; children: ReactNode }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '24px 0', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td className="action" style={{ background: palette.action, padding: '14px 28px' }}>
            <a
              className="on-action"
              href={props.href}
              style={{
                color: palette.onAction,
                fontSize: 16,
                fontWeight: 600,
                textDecoration: 'none',
                display: 'inline-block',
              }}
            >
              {props.children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A link in small or secondary text. */
export function SoftLink(props: { href: string; children: ReactNode }) {
  return (
    <a className="soft" href={props.href} style={{ color: palette.soft }}>
      {props.children}
    </a>
  );
}

/** A secondary label above the text it belongs to. */
export function SoftLabel(props: { children: ReactNode }) {
  return (
    <span className="soft" style={{ display: 'block', fontSize: 13, color: palette.soft }}>
      {props.children}
    </span>
  );
}

/** A code to type, letter-spaced so that it can be read from another screen. */
export function Code(props: { children: string }) {
  return (
    <p
      className="code"
      style={{
        margin: '0 0 16px',
        padding: '12px 16px',
        background: palette.inset,
        fontFamily: fonts.monospace,
        fontSize: 28,
        lineHeight: '36px',
        letterSpacing: 8,
        textAlign: 'center',
      }}
    >
      {props.children}
    </p>
  );
}
