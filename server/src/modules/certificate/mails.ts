import { hello, type Letter } from '../../mail/layout.ts';

/** What the mail about a certificate says (D74). */
export const certificateMails = {
  issued: (
    { firstName }: { readonly firstName: string },
    { title, credentialId }: { readonly title: string; readonly credentialId: string },
  ): Letter => ({
    name: 'certificateIssued',
    kind: 'ACHIEVEMENTS',
    subject: `Your certificate is ready: ${title}`,
    greeting: hello(firstName),
    paragraphs: [
      `Congratulations. You have met every requirement of ${title}, and your certificate has been issued.`,
      `Its number is ${credentialId}. On its page you can print it, add it to LinkedIn and download your badge. Anyone with the link can check that it's valid.`,
    ],
    action: { label: 'Open your certificate', path: `/verify/${credentialId}` },
  }),

  /** After a change of name: the certificate in the new one, with its date. */
  reissued: (
    { firstName, name }: { readonly firstName: string; readonly name: string },
    { title, credentialId, former }: { readonly title: string; readonly credentialId: string; readonly former: string },
  ): Letter => ({
    name: 'certificateReissued',
    kind: 'ACHIEVEMENTS',
    subject: `Your certificate in your new name: ${title}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Your certificate of ${title} has been issued again in the name ${name}. It keeps the date of your award.`,
      `Its new number is ${credentialId}. The page of ${former}, its former number, leads to the new one.`,
    ],
    action: { label: 'Open your certificate', path: `/verify/${credentialId}` },
  }),
};
