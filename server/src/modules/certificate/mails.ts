import { hello, type Letter } from '../../mail/layout.ts';

/** What the mail about a certificate says (D74). */
export const certificateMails = {
  issued: (
    { firstName }: { readonly firstName: string },
    { title, credentialId }: { readonly title: string; readonly credentialId: string },
  ): Letter => ({
    template: 'certificateIssued',
    kind: 'ACHIEVEMENTS',
    subject: `Your certificate is ready: ${title}`,
    greeting: hello(firstName),
    paragraphs: [
      `Congratulations. You have met every requirement of ${title}, and your certificate has been issued.`,
      `Its number is ${credentialId}. On its page you can print it, add it to LinkedIn and download your badge. Anyone with the link can check that it's valid.`,
    ],
    action: { label: 'Open your certificate', path: `/verify/${credentialId}` },
  }),
};
