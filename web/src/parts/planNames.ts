const names: Readonly<Record<string, string>> = {
  'area/mcsc-unlimited': 'the unlimited membership',
  'area/ai-academy': 'AI Academy',
  'area/ai-ondemand': 'AI On Demand',
  'area/crash-courses': 'crash courses',
  'area/bootcamps': 'Mini-MBAs',
  'area/business-archive': 'legacy access',
};

/** The plans that open something: 'AI Academy or AI On Demand'; '' when no plan on sale does. */
export function planNames(unlock: readonly string[]): string {
  const plans = unlock.flatMap((key) => names[key] ?? []);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(plans);
}
