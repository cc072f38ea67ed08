import { hello, type Brand, type Letter } from '../../mail/layout.ts';

export const endpointMails = {
  /** To each owner, when an endpoint has answered nothing for three days; `host`: of its address (API-08). */
  givenUp: ({ firstName }: { readonly firstName: string }, { brandName }: Brand, host: string): Letter => ({
    name: 'endpointGivenUp',
    subject: `${host} is not told anything by ${brandName} any more`,
    greeting: hello(firstName),
    paragraphs: [
      `${host} has not taken a webhook of ${brandName} for three days, so it was switched off. What failed until now is kept for 30 days; what happens while it is off is not told later.`,
      'When it answers again, switch it on in the studio and replay what failed.',
    ],
    action: { label: 'Open the endpoints', path: '/studio/endpoints' },
  }),
};
