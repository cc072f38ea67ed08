/**
 * The company that runs this academy, for printed pages; the product's name, help and terms come from the configuration
 * (D75).
 */
export const brand = {
  name: 'Atrium',
  issuer: 'Atrium Academy',
  tutorName: 'ProfAI',
  /** The contact address in demo data, because the demo academy has no community of its own. */
  supportEmail: 'support@localhost',
  logoUrl: '/files/art/logo/atrium.svg',
} as const;
