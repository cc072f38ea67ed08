/** Who runs this academy, on what it prints; the product's name, help and terms come from the configuration (D75). */
export const brand = {
  name: 'Atrium',
  issuer: 'Atrium Academy',
  tutorName: 'ProfAI',
  /** Where the demo world's members write to, as nobody there runs a community of their own. */
  supportEmail: 'support@localhost',
  logoUrl: '/files/art/logo/atrium.svg',
} as const;
