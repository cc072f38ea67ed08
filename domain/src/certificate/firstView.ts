import { ask, page, type FirstView } from '../access/firstDocument.ts';

/** Certificates and crash courses. */
export const certificateView: FirstView = {
  '/certificates': () => [page('Certificates')],
  '/certificates/{certificateId}': (_viewer, { certificateId = '' }) => [page('CertificatePage', { certificateId })],
  '/crash-courses': () => [ask('CrashCoursePage', { certificateId: null })],
  '/crash-courses/{certificateId}': (_viewer, { certificateId = '' }) => [page('CrashCoursePage', { certificateId })],
};
