import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { codeOf, type Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { contextOf, staffContextOf } from '../enrollment/workshop.fixture.ts';
import { addEarners, addCertificate } from './certificate.fixture.ts';
import { addCertificateCompletion, removeCertificateCompletion } from './service/certificateCompletions.ts';
import { evaluateMember } from './service/evaluateCertificate.ts';
import { holdCertificate } from './service/holdCertificate.ts';
import { issueDue } from './service/issueDue.ts';
import { saveCertificateRegistration } from './service/saveCertificateRegistration.ts';

/**
 * Certificates of five members who have earned one: registered for and not, issued by staff and by two jobs, held back,
 * revoked. One of them stays registered, so that staff can issue to somebody whatever the others do meanwhile.
 */
export async function certificateCalls(server: TestServer): Promise<Record<string, Call>> {
  const now = server.clock.now();
  const spec = { certificateId: 'locks', courseIds: ['locks-certificate'] };
  await addCertificate(server, spec);
  const [always = '', ...members] = await addEarners(server, spec, 5);
  const { certificateId } = spec;
  const idOf = (n: number): string => members[n % members.length] ?? '';
  const earnedBy = (n: number) => ({ certificateId, userId: n % 2 === 0 ? always : idOf(n) });
  const staff = staffContextOf(server, (await server.as('employee')).memberId, now);
  const register = (registered: boolean) => async (n: number) =>
    codeOf(await saveCertificateRegistration(contextOf(server, idOf(n), now), { certificateId, registered }));
  return {
    addCertificateRegistration: register(true),
    removeCertificateRegistration: register(false),
    addCertificateCompletion: async (n) =>
      codeOf(await addCertificateCompletion(staff, { ...earnedBy(n), reason: '' })),
    removeCertificateCompletion: async (n) =>
      codeOf(await removeCertificateCompletion(staff, { ...earnedBy(n), reason: 'x' })),
    'certificate.evaluate': async (n) => {
      await evaluateMember(server.context(null, now), { memberId: idOf(n) });
      return 'done';
    },
    'certificate.issueDue': async () => {
      await issueDue(server.context(null, nextIssueAt(now)));
      return 'done';
    },
    holdCertificate: async (n) => {
      const act = { ...actOf(server), now };
      return codeOf(await holdCertificate(act, { memberId: idOf(n), certificateId, isHeldBack: n % 2 === 0 }));
    },
  };
}
