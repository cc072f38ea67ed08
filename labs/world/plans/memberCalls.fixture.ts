import { randomUUID } from 'node:crypto';
import { asStaff } from '@atrium/server/base/context.ts';
import { transaction } from '@atrium/server/base/sql/transaction.ts';
import { collectEvents } from '@atrium/server/modules/analytics/service/collectEvents.ts';
import { forgetAddress } from '@atrium/server/modules/analytics/service/forgetAddress.ts';
import { forwardEvents } from '@atrium/server/modules/analytics/service/forwardEvents.ts';
import { saveMemberBasicInfo } from '@atrium/server/modules/member/service/saveProfile.ts';
import {
  makeExport,
  openArchive,
  removeExpired,
  requestDataDownload,
} from '@atrium/server/modules/privacy/service/dataExports.ts';
import { chooseMail } from '@atrium/server/modules/privacy/service/dataSettings.ts';
import { eraseDue } from '@atrium/server/modules/privacy/service/eraseDue.ts';
import { saveSurveyPrompt, saveSurveyResponse } from '@atrium/server/modules/survey/service/survey.ts';
import { surveyResponses } from '@atrium/server/modules/survey/survey.fixture.ts';
import { createSignedUploadUrl } from '@atrium/server/modules/upload/service/profilePictures.ts';
import { removeAbandonedUploads } from '@atrium/server/modules/upload/service/removeAbandonedUploads.ts';
import { removeUpload } from '@atrium/server/modules/upload/service/removeUpload.ts';
import { finishUpload, listUploads, startUpload } from '@atrium/server/modules/upload/service/team.ts';
import { expect } from 'vitest';
import { contextOf } from '../../bench/setting.ts';
import * as plan from '../plan.ts';
import type { CallsOfWorld } from './grownWorld.fixture.ts';

/** Calls about a member: the profile, their data, surveys and what their browser reports. */
export const memberCalls: CallsOfWorld = {
  'a survey that is asked, and answered': async ({ database, member }) => {
    const asked = await saveSurveyPrompt(await contextOf(database, 'limited'), 'BASIC_INFO_SURVEY_V2');
    return [asked, await saveSurveyResponse(member, 'BASIC_INFO_SURVEY_V2', surveyResponses)];
  },
  'a profile with a new picture, and the removal of old ones': async ({ member }) => {
    const address = { userId: member.viewer.memberId, version: null };
    expect((await createSignedUploadUrl(member, 'image/png')).ok).toBe(true);
    expect((await saveMemberBasicInfo(member, address, { profileImageUrl: null })).ok).toBe(true);
    return removeAbandonedUploads(member);
  },
  'a file of the team that is begun, finished, and removed': async ({ staff }) => {
    const ctx = asStaff(staff);
    const begun = await startUpload(ctx, { kind: 'picture', fileType: 'image/png', fileName: 'a.png' });
    if (!begun.ok) throw new Error(begun.refusal.code);
    // nothing was sent
    expect((await finishUpload(ctx, begun.value.uploadId)).ok).toBe(false);
    const found = await listUploads(ctx, { kind: 'picture', query: 'a', unused: true, after: 'team-400', count: 50 });
    expect(found.uploads).toEqual([]);
    return removeUpload(ctx, 'team-2');
  },
  'mails that are not wanted, a copy of the data, and an erasure': async ({ database, member }) => {
    expect((await chooseMail(member, { kind: 'REMINDERS', isWanted: false })).ok).toBe(true);
    expect((await requestDataDownload(member)).ok).toBe(true);
    const { rows } = await database.pool.query<{ id: string }>(
      'select data_export_id as id from data_export where member_id = $1',
      [member.viewer.memberId],
    );
    await makeExport(member, rows[0]?.id ?? '');
    await openArchive(member, rows[0]?.id ?? '');
    await database.pool.query(`update member_erasure set due_at = to_timestamp(1) where member_id = $1`, [
      plan.memberId(7),
    ]);
    await eraseDue(member);
    expect((await database.pool.query('select from member where member_id = $1', [plan.memberId(7)])).rowCount).toBe(0);
    return removeExpired(member);
  },
  'events of a browser that are stored, forwarded and forgotten': async ({ member }) => {
    const analytics = { forwards: true, deliver: () => Promise.resolve() };
    const ctx = { ...member, ports: { ...member.ports, analytics } };
    const event = {
      id: randomUUID(),
      name: 'Signed In',
      properties: { method: 'password' },
      path: '/',
      age: 0,
    } as const;
    expect((await collectEvents(ctx, { anonymousId: randomUUID(), events: [event] })).ok).toBe(true);
    await forwardEvents(ctx, { eventIds: [event.id] });
    await transaction(ctx.db, (tx) => forgetAddress(tx, 'nobody', null));
  },
};
