import { createFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '#features/certificate/CertificatesPage.tsx';
import { certificatesQuery } from '#features/certificate/certificatesQuery.ts';
import { CertificatesSkeleton } from '#features/certificate/CertificatesSkeleton.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/certificates/')({
  loader: async ({ context: { queryClient } }) => {
    await certificatesQuery.load(queryClient);
  },
  pendingComponent: CertificatesSkeleton,
  component: Certificates,
});

function Certificates() {
  return (
    <PageAnswer of={certificatesQuery()}>
      {(certificates) => <CertificatesPage certificates={certificates} />}
    </PageAnswer>
  );
}
