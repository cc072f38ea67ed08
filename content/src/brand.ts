/** Who runs this academy, on what it prints; the product's name, help and terms come from the configuration (D75). */
export const brand = {
  name: 'Atrium',
  issuer: 'Atrium Academy',
  tutorName: 'ProfAI',
  privacyUrl: 'https://atrium.example/privacy',
  communityUrl: 'https://community.atrium.example/',
  logoUrl: '/files/art/logo/atrium.svg',
} as const;
