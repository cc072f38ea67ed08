const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** '$995' or '$995.50', from US cents. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}
