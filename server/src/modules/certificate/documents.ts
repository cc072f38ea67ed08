import {
  certificateDocument,
  type CertificateBody,
  type CertificateFacts,
} from '@atrium/domain/certificate/certificateDocument.ts';
import type { DocumentKind, DocumentKinds } from '../../base/documentKind.ts';
import { isPlainBadge } from './service/staff/isPlainBadge.ts';
import { saveCertificate, usesOfCertificate } from './service/staff/saveCertificate.ts';
import {
  findCertificateBody,
  findCertificateFacts,
  listCertificateRows,
  removeCertificateRow,
} from './store/certificateDocuments.ts';

const certificate: DocumentKind<CertificateBody, CertificateFacts> = {
  definition: certificateDocument,
  load: findCertificateBody,
  save: saveCertificate,
  rows: listCertificateRows,
  facts: async (tx, body, { id }) => ({
    ...(await findCertificateFacts(tx, id, body)),
    isBadgePlain: isPlainBadge(body.badge),
  }),
  usesOf: usesOfCertificate,
  remove: removeCertificateRow,
};

export const documentKinds: DocumentKinds = [certificate];
