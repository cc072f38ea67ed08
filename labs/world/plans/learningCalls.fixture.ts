import { persona } from '@atrium/content/people.ts';
import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { day } from '@atrium/domain/time.ts';
import { asStaff } from '@atrium/server/base/context.ts';
import { markAttended } from '@atrium/server/modules/attendance/service/markAttended.ts';
import { openRoom } from '@atrium/server/modules/attendance/service/openRoom.ts';
import { completeSession, settleMeeting } from '@atrium/server/modules/attendance/service/settleMeeting.ts';
import { takeNotice } from '@atrium/server/modules/attendance/service/takeNotice.ts';
import { announceRecording } from '@atrium/server/modules/attendance/service/tellRecording.ts';
import { removeCertificateCompletion } from '@atrium/server/modules/certificate/service/certificateCompletions.ts';
import { findStatusList } from '@atrium/server/modules/certificate/service/credentialFiles.ts';
import { evaluateMember } from '@atrium/server/modules/certificate/service/evaluateCertificate.ts';
import { issueDue, previewIssuing } from '@atrium/server/modules/certificate/service/issueDue.ts';
import { saveCertificateRegistration } from '@atrium/server/modules/certificate/service/saveCertificateRegistration.ts';
import { findSignedCredential } from '@atrium/server/modules/certificate/service/signing/signedCredential.ts';
import { tellNewDates } from '@atrium/server/modules/enrollment/service/tellNewDates.ts';
import { openDownload } from '@atrium/server/modules/resource/service/download.ts';
import { getResource } from '@atrium/server/modules/resource/service/resources.ts';
import { saveSessionContentProgress } from '@atrium/server/modules/sessionContent/service/saveSessionContentProgress.ts';
import { operator } from '@atrium/server/testing/operator.ts';
import { expect } from 'vitest';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** Calls about learning: content, meetings, certificates and the library. */
export const learningCalls: CallsOfWorld = {
  'a project that is handed in': async ({ member }) => {
    const project = {
      sessionContentId: 'ai-leaders-2-project',
      type: 'PROJECT_SUBMISSION',
      status: 'Completed',
    } as const;
    const later = { ...member, now: member.now + 8 * day };
    expect((await saveSessionContentProgress(later, { ...project, userId: null })).ok).toBe(true);
  },
  'a meeting that is settled, and a recording that is announced': async ({ database, member }) => {
    const key = { sessionId: 'ai-leaders-2', meetingNumber: 2 };
    await settleMeeting({ ...member, now: member.now + 4 * day }, key);
    const recorded = { kind: 'recorded', linkPart: 'meeting/session/ai-leaders-2', url: '/a-recording' } as const;
    const { rows } = await database.pool.query<{ at: Date }>(
      `select start_at as at from meeting where session_id = 'ai-leaders-2' and meeting_number = 1`,
    );
    await takeNotice(member, { ...recorded, startedAt: rows[0]?.at.getTime() ?? 0 });
    await announceRecording(member, { ...key, meetingNumber: 1 });
    await completeSession(member, { memberId: persona('member').memberId, sessionId: 'ai-leaders-2' });
  },
  'a certificate that is registered for, evaluated, issued, checked and revoked': async ({ member, staff }) => {
    const certificateId = 'strategy-in-practice';
    for (const registered of [false, true]) {
      expect((await saveCertificateRegistration(member, { certificateId, registered })).ok).toBe(true);
    }
    await evaluateMember(member, { memberId: member.viewer.memberId });
    expect((await previewIssuing({ ...member, now: nextIssueAt(member.now) })).length).toBeGreaterThan(0);
    await issueDue({ ...member, now: nextIssueAt(member.now) });
    expect(await findSignedCredential(member, 'ATR-7Q4M-29KD-X8PH')).not.toBeNull();
    expect(await findStatusList(member, 1)).not.toBeNull();
    const call = { certificateId, userId: member.viewer.memberId, reason: 'x' };
    expect((await removeCertificateCompletion(asStaff(staff), call)).ok).toBe(true);
  },
  'new dates that are mailed, and attendance that staff marks': async ({ database, member }) => {
    await database.pool
      .query(`update meeting set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour'
      where session_id = 'ai-leaders-2' and meeting_number = 5`);
    await tellNewDates(member);
    expect((await database.pool.query('select from session_change')).rowCount).toBe(0);
    const { memberId } = persona('member');
    const mark = { memberId, sessionId: 'ai-leaders-2', by: operator, reason: 'The report missed a phone.' };
    expect((await markAttended(member, mark)).ok).toBe(true);
  },
  'a live room': ({ member }) => openRoom(member, 'decision-writing-1'),
  'a download from the library': async ({ member }) => {
    const opened = await getResource(member, { resourceId: null, slug: 'decision-log' });
    const link = new URL(opened.ok ? (opened.value.googleDocCopyUrl ?? '') : '', 'http://x');
    const of = { resourceId: 'resource-decision-log', kind: 'copy' };
    expect((await openDownload(member, of, link.searchParams, { counts: true })).kind).toBe('redirect');
  },
};
