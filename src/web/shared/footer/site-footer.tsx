import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { useBrandName, useEmptyPaths, useIsDemo } from '../root-data';
import { footerColumns, needsFullPageLoad } from '../site-map';
import { useFrameContent } from '../use-frame-content';

export function SiteFooter() {
  const content = useFrameContent(FooterContent, 'footer', {
    brandName: useBrandName(),
    isDemo: useIsDemo(),
    emptyPaths: useEmptyPaths(),
    hasOwnForm: hasOwnForm(useLocation().pathname),
  });
  return <footer className="mt-16 border-t border-line bg-sunken" {...content} />;
}

function FooterContent() {
  const brandName = useBrandName();
  const isDemo = useIsDemo();
  const emptyPaths = useEmptyPaths();
  const { pathname } = useLocation();
  return (
    <>
      <div className="page-column grid gap-12 py-16 lg:grid-cols-[1.3fr_2fr]">
        <div className="max-w-sm">
          <p className="font-display text-2xl">{brandName}</p>
          <p className="mt-4 text-sm text-soft">
            Every store’s price for the same product on one page, so you know where to buy it and
            whether now is a good time. No store can pay for a higher spot in a list.
          </p>
          {hasOwnForm(pathname) || (
            <section aria-labelledby="footer-newsletter" className="mt-8">
              <h2 id="footer-newsletter" className="mb-3 font-display text-lg">
                The week’s price drops by email
              </h2>
              <NewsletterForm />
            </section>
          )}
        </div>
        <nav
          aria-label="Footer"
          className="footer-links grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4"
        >
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links
                  .filter(({ to }) => !emptyPaths.includes(to))
                  .map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} reloadDocument={needsFullPageLoad(to)}>
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-line border-t py-6">
        {isDemo && (
          <p className="page-column pb-3 text-xs">
            This site shows a demonstration catalog: brands, products, reviews, prices, stock,
            shipping and verdicts are invented until a real feed is loaded.
          </p>
        )}
        <p className="page-column text-soft text-xs">
          {`Affiliate disclosure: ${brandName} may earn a commission when you buy through links to partner retailers. It costs you nothing and never changes the order in which we list prices. ${brandName} doesn’t sell products; returns are handled by the retailer you buy from.`}
        </p>
      </div>
    </>
  );
}

/** Whether the page has its own newsletter form, which makes the one in the footer redundant. */
function hasOwnForm(pathname: string): boolean {
  return pathname === '/' || /^\/newsletter(\/|$)/.test(pathname);
}
