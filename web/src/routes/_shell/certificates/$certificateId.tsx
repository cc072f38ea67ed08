import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '#features/certificate/CertificatePage.tsx';
import { certificateQuery } from '#features/certificate/certificateQuery.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { StaffEdit } from '#parts/StaffEdit.tsx';

export const Route = createFileRoute('/_shell/certificates/$certificateId')({
  loader: async ({ context: { queryClient }, params }) => {
    const certificate = await certificateQuery.load(queryClient, params.certificateId);
    return { pageTitle: certificate?.title ?? 'Certificate' };
  },
  component: Certificate,
});

function Certificate() {
  const { certificateId } = Route.useParams();
  const { staff } = useViewer();
  return (
    <PageAnswer of={certificateQuery(certificateId)}>
      {(certificate) => (
        <CertificatePage
          key={certificateId}
          certificate={certificate}
          edit={<StaffEdit staff={staff} kind="certificate" id={certificateId} />}
        />
      )}
    </PageAnswer>
  );
}
