/** Who runs this academy. Configuration may replace every value (D75). */
export const brand = {
  name: 'Atrium',
  issuer: 'Atrium Academy',
  tutorName: 'ProfAI',
  supportEmail: 'support@atrium.example',
  supportUrl: 'https://help.atrium.example/requests/new',
  helpCenterUrl: 'https://help.atrium.example/',
  termsUrl: 'https://atrium.example/terms',
  privacyUrl: 'https://atrium.example/privacy',
  communityUrl: 'https://community.atrium.example/',
  logoUrl: '/files/art/logo/atrium.svg',
} as const;
