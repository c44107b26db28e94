/** Colors of all emails in light mode; the layout's style sheet overrides them in dark mode. */
export const palette = {
  paper: '#fbf7f2',
  card: '#fffdfa',
  ink: '#221b19',
  soft: '#665852',
  line: '#e7dcd2',
  inset: '#f3ebe2',
  action: '#b0203c',
  onAction: '#fffaf8',
  good: '#20624a',
};

export const fonts = {
  serif: "'Bodoni Moda', 'Didot', Georgia, serif",
  sans: "Figtree, 'Helvetica Neue', Arial, sans-serif",
  monospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
};
