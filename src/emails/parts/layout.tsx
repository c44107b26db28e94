import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '~/domain/site';
import { fonts, palette } from './palette';

/** The frame of every email. Many email clients support only tables and inline styles. */
function MailLayout(props: { site: Site; preview: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{`
          @media (prefers-color-scheme: dark) {
            .paper { background: #171311 !important }
            .card { background: #211b18 !important; border-color: #3a302b !important }
            .ink { color: #f4ece4 !important } .soft { color: #b9aaa1 !important }
            .action { background: #f58a9a !important } .on-action { color: #2c0710 !important }
            .code { background: #110e0c !important } .rule { border-color: #3a302b !important }
            .good { color: #7fcfae !important }
          }`}</style>
      </head>
      <body
        className="paper"
        style={{ margin: 0, background: palette.paper, fontFamily: fonts.sans }}
      >
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{props.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="560" style={{ maxWidth: 560, width: '100%' }}>
                  <tbody>
                    <tr>
                      <td
                        className="ink"
                        style={{
                          padding: '0 0 20px',
                          fontFamily: fonts.serif,
                          fontSize: 26,
                          color: palette.ink,
                        }}
                      >
                        {props.site.brandName}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="card ink"
                        style={{
                          background: palette.card,
                          border: `1px solid ${palette.line}`,
                          padding: 32,
                          color: palette.ink,
                          fontSize: 16,
                          lineHeight: '26px',
                        }}
                      >
                        {props.children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="soft"
                        style={{
                          padding: '20px 0',
                          fontSize: 13,
                          lineHeight: '20px',
                          color: palette.soft,
                        }}
                      >
                        {props.site.brandName} compares beauty and skincare prices across retailers.
                        <br />
                        <a
                          className="soft"
                          href={props.site.publicUrl}
                          style={{ color: palette.soft }}
                        >
                          {props.site.publicUrl}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export function renderMailHtml(site: Site, preview: string, body: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <MailLayout site={site} preview={preview}>
      {body}
    </MailLayout>,
  )}`;
}
