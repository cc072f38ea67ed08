import { hello, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

/** What the mail about a certificate says (D74). */
export const certificateMails = {
  issued: (
    { firstName }: { readonly firstName: string },
    { title, credentialId }: { readonly title: string; readonly credentialId: string },
  ): Letter =>
    written(
      'certificateIssued',
      { certificateTitle: title, number: credentialId },
      { kind: 'ACHIEVEMENTS', greeting: hello(firstName), path: `/verify/${credentialId}` },
    ),

  /** After a change of name: the certificate in the new one, with its date. */
  reissued: (
    { firstName, name }: { readonly firstName: string; readonly name: string },
    { title, credentialId, former }: { readonly title: string; readonly credentialId: string; readonly former: string },
  ): Letter =>
    written(
      'certificateReissued',
      { certificateTitle: title, number: credentialId, name, formerNumber: former },
      { kind: 'ACHIEVEMENTS', greeting: `Hello ${firstName},`, path: `/verify/${credentialId}` },
    ),
};
