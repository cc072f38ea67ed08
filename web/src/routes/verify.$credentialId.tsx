import { createFileRoute } from '@tanstack/react-router';
import { CredentialMissing } from '#features/certificate/CredentialMissing.tsx';
import { CredentialPage } from '#features/certificate/CredentialPage.tsx';
import { credentialQuery } from '#features/certificate/credentialQuery.ts';
import { VisitorFrame } from '#features/shell/VisitorFrame.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/verify/$credentialId')({
  loader: async ({ context: { queryClient }, params }) => {
    const credential = await credentialQuery.load(queryClient, params.credentialId);
    return { pageTitle: credential === null ? 'Verify Certificate' : `${credential.title}, verified` };
  },
  component: Verify,
});

function Verify() {
  const { credentialId } = Route.useParams();
  return (
    <VisitorFrame>
      <PageAnswer
        of={credentialQuery(credentialId)}
        otherwise={(outage) => <CredentialMissing credentialId={credentialId} outage={outage} />}
      >
        {(credential) => <CredentialPage credential={credential} />}
      </PageAnswer>
    </VisitorFrame>
  );
}
