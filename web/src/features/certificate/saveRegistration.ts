import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { track } from '#lib/track.ts';

const register = graphql(`
  mutation AddCertificateRegistration($certificateId: ID!) {
    addCertificateRegistration(certificateId: $certificateId) {
      certificateId
      error {
        ...FaultFields
      }
    }
  }
`);

const unregister = graphql(`
  mutation RemoveCertificateRegistration($certificateId: ID!) {
    removeCertificateRegistration(certificateId: $certificateId) {
      certificateId
      error {
        ...FaultFields
      }
    }
  }
`);

interface Registration {
  readonly certificateId: string;
  readonly isRegistered: boolean;
}

/** Registers the viewer for a certificate, or ends that (CRT-02). It says what is to be, so it needs no number. */
export const saveRegistrationSpec: SaveSpec<Registration, Registration> = {
  send: async ({ certificateId, isRegistered }) => {
    if (isRegistered) accepted((await execute(register, { certificateId })).addCertificateRegistration);
    else accepted((await execute(unregister, { certificateId })).removeCertificateRegistration);
    return { certificateId, isRegistered };
  },
  saved: (queryClient, { certificateId, isRegistered }) => {
    patchCache(queryClient, (item) => item['certificateId'] === certificateId, { isRegistered });
    track(isRegistered ? 'Certificate Registered' : 'Certificate Unregistered', { certificateId });
  },
  // the list and the page are fetched again: the state and the sentence depend on it
  changes: () => ['certificates'],
};
