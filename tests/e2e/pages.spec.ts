import type { Page } from '@playwright/test';
import { roundedFigure } from '~/domain/rounded-figure';
import { expect, test, testWithoutScripts } from './fixtures.ts';

const headings = (page: Page, level: 2 | 3) =>
  page.getByRole('main').getByRole('heading', { level }).allTextContents();

testWithoutScripts(
  'about: stats from the catalog, story and values',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/about');
    await expect(page).toHaveTitle('About | Glowfare - Compare Beauty & Skincare Prices');
    const stats = page.getByRole('region', { name: 'Key figures' });
    const { variants } = await (await page.request.get('/api/products')).json();
    await expect(stats).toContainText(
      `products, counting sizes and shades${roundedFigure(variants)}`,
    );
    await expect(stats).toContainText('10');
    await expect(stats).toContainText(/\d\d%/);
    expect(await headings(page, 2)).toEqual(['Our story', 'Our values', 'How we make money']);
    await expect(page.getByRole('main')).toContainText('may earn a commission');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('no spam, unsubscribe anytime, weekly updates');
    await expect(footer).toContainText('Affiliate disclosure');
  },
);

test.describe('careers', () => {
  test.beforeEach(({ page }) => page.goto('/careers'));

  test('sections, openings and figures', { tag: '@once' }, async ({ page }) => {
    expect(await headings(page, 2)).toEqual([
      'Our Values',
      'Open Positions',
      'Why Work With Us',
      'Our Growing Team',
      'Our Hiring Process',
    ]);
    const rows = page.getByRole('region', { name: 'Open Positions' }).getByRole('listitem');
    const openings = [
      ['Senior Frontend Developer', 'Engineering', 'Full-time', '$120k–$160k'],
      ['Data Scientist', 'Data', 'Full-time', '$130k–$170k'],
      ['Product Marketing Manager', 'Marketing', 'Remote', '$90k–$120k'],
      ['Customer Success Specialist', 'Support', 'Full-time', '$55k–$75k'],
    ];
    await expect(rows).toHaveCount(openings.length);
    for (const [place, texts] of openings.entries()) {
      for (const text of texts) await expect(rows.nth(place)).toContainText(text);
      await expect(rows.nth(place).getByText('Apply Now')).toBeVisible();
    }
    const perks = page.getByRole('region', { name: 'Why Work With Us' });
    await expect(perks.locator('dt svg')).toHaveCount(6);
    const team = page.getByRole('region', { name: 'Our Growing Team' });
    for (const stat of ['50+', '15+', '4.9/5', '95%']) await expect(team).toContainText(stat);
    await expect(page.getByText('Send Us Your Resume')).toBeVisible();
    await expect(page.getByText('Applications are reviewed within 48 hours.')).toBeVisible();
  });

  test("the hero's buttons scroll to the roles and to the values", async ({ page }) => {
    const roles = page.getByRole('heading', { name: 'Open Positions' });
    await expect(roles).not.toBeInViewport();
    await page.getByRole('link', { name: 'View Open Roles' }).click();
    await expect(roles).toBeInViewport();
    await page.goto('/careers');
    const culture = page.getByRole('heading', { name: 'Our Values' });
    await page.getByRole('link', { name: 'Learn About Our Culture' }).click();
    await expect(culture).toBeInViewport();
    const top = (await culture.boundingBox())?.y ?? 0;
    expect(top).toBeLessThan(250);
  });
});

testWithoutScripts(
  'returns: windows, ratings, the process and the notes',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/returns');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return Policies Guide');
    await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem')).toHaveCount(4);
    const cards = page.getByRole('list', { name: 'Return policies' }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const windows = ['60 days', '60 days', '90 days', '60 days', '30 days', 'No limit'];
    for (const [place, window] of windows.entries()) {
      await expect(cards.nth(place)).toContainText(window);
      await expect(cards.nth(place)).toContainText(/Excellent|Very Good|Good/);
    }
    const process = page.getByRole('region', { name: 'Typical Return Process' });
    expect(await process.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Check Return Policy',
      'Gather Required Items',
      'Visit Store or Initiate Online Return',
      'Receive Refund',
    ]);
    await expect(process).toContainText('3–10 business days');
    const notes = page.getByRole('region', { name: 'Important Notes' });
    await expect(notes.getByRole('listitem')).toHaveCount(5);
  },
);

testWithoutScripts(
  'price match: four steps, ten stores, terms and exclusions',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await page.goto('/price-match');
    const steps = page.getByRole('region', { name: 'How it works' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps).toContainText('within 24 hours');
    const stores = page.getByRole('list', { name: '10 qualifying retailers' });
    await expect(stores.getByRole('listitem')).toHaveCount(10);
    await expect(page.getByText('US-based retailers only.')).toBeVisible();
    const terms = page.getByRole('region', { name: 'Terms' });
    expect(await terms.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'What we match',
      'Exclusions',
    ]);
  },
);

const legal: [path: string, title: string, sections: string[]][] = [
  [
    '/privacy',
    'Privacy Policy',
    [
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Your Rights and Choices',
      "Children's Privacy",
      'Changes to This Policy',
      'Contact Us',
    ],
  ],
  [
    '/terms',
    'Terms of Service',
    [
      'Acceptance of Terms',
      'Description of Service',
      'User Responsibilities',
      'Price Information Disclaimer',
      'Affiliate Relationships',
      'Intellectual Property',
      'Limitation of Liability',
      'Privacy and Data',
      'Modifications to Service',
      'Termination',
      'Governing Law',
      'Contact Information',
    ],
  ],
];

for (const [path, title, sections] of legal) {
  test(`${path} has all sections in order, a date and the contact details`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText('Last updated: December 15, 2025');
    const named = main.getByRole('region').getByRole('heading', { level: 2 });
    const numbered = sections.map((section, place) => `${place + 1}${section}`);
    expect(await named.allTextContents()).toEqual(numbered);
    const last = main.getByRole('region').last();
    await expect(last.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(last.getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:\+1212/);
    await expect(last).toContainText('New York, NY 10001');
    await expect(main).toContainText('13');
    await page.getByRole('link', { name: sections[3], exact: false }).first().click();
    await expect(main.getByRole('heading', { name: sections[3] })).toBeInViewport();
  });

  testWithoutScripts(
    `${path} prints without menu and footer`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

testWithoutScripts(
  'comparisons and routines print without menu and footer',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/compare?ids=1,2', '/routine']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    }
  },
);

testWithoutScripts(
  'the privacy policy describes what the software does',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/privacy');
    const main = page.getByRole('main');
    for (const text of ['Account info', 'Usage data', 'Device info', 'Cookies']) {
      await expect(main.getByRole('heading', { name: text, exact: true })).toBeVisible();
    }
    for (const text of [
      '180 days',
      '365 days',
      '30 days',
      'under 13',
      'We set no cookies at all',
    ]) {
      await expect(main).toContainText(text);
    }
    expect(await page.context().cookies()).toEqual([]);
  },
);

testWithoutScripts('contact: shows the contact options', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contact');
  const ways = page.getByRole('region', { name: 'Contact options' });
  expect(await ways.getByRole('heading').allTextContents()).toEqual(['Email', 'Phone', 'Address']);
  await expect(page.getByRole('main')).toContainText('within 24 hours');
});
