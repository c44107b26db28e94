import type { ReactNode } from 'react';

const accent = '#b0203c';

export function Heading(props: { children: ReactNode }) {
  return (
    <h1
      style={{
        margin: '0 0 12px',
        fontFamily: "'Bodoni Moda', 'Didot', Georgia, serif",
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
  const size = props.small ? { fontSize: 14, lineHeight: '22px', color: '#665852' } : {};
  return (
    <p
      className={props.small ? 'soft' : undefined}
      style={{ margin: '0 0 16px', overflowWrap: 'anywhere', ...size }}
    >
      {props.children}
    </p>
  );
}

/** The one thing to do. A table around it, because Outlook gives links no padding. */
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
          <td className="action" style={{ background: accent, padding: '14px 28px' }}>
            <a
              className="on-action"
              href={props.href}
              style={{
                color: '#fffaf8',
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

/** A code to type, wide enough apart to be read off another screen. */
export function Code(props: { children: string }) {
  return (
    <p
      className="code"
      style={{
        margin: '0 0 16px',
        padding: '12px 16px',
        background: '#f3ebe2',
        fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
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
