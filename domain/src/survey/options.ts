// The choices of the survey of members, each stored value with its label (members.md §3).

type Options = Readonly<Record<string, string>>;

export const jobLevels = {
  associate_staff: 'Associate or staff',
  manager: 'Manager',
  director: 'Director',
  department_head: 'Department head',
  evp_vp: 'EVP or VP',
  c_suite: 'C-suite',
  consultant: 'Consultant',
  self_employed: 'Self-employed',
  other: 'Other',
} as const satisfies Options;

export const companySizes = {
  '1-99': '1–99',
  '100-499': '100–499',
  '500-999': '500–999',
  '1000-2499': '1,000–2,499',
  '2500-4999': '2,500–4,999',
  '5000-9999': '5,000–9,999',
  '10000+': '10,000 or more',
} as const satisfies Options;

export const jobAreas = {
  finance: 'Finance',
  customer_support: 'Customer support',
  data: 'Data',
  engineering: 'Engineering',
  hr: 'HR',
  l_and_d: 'L&D',
  legal: 'Legal',
  marketing: 'Marketing',
  operations: 'Operations',
  product: 'Product',
  sales: 'Sales',
  other: 'Other',
} as const satisfies Options;

export const industries = {
  Banking: 'Banking',
  Consulting: 'Consulting',
  Finance: 'Finance',
  Healthcare: 'Healthcare',
  Manufacturing: 'Manufacturing',
  Retail: 'Retail',
  Technology: 'Technology',
  Transportation: 'Transportation',
  Other: 'Other',
} as const satisfies Options;
