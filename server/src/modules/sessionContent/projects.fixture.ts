import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../testing/harness.ts';

/** Adds a project to a session of the demo, with what a member has handed in for it; returns the id of that version. */
export async function addHandedIn(server: TestServer, memberId: string): Promise<string> {
  const [submissionId, sessionId] = [randomUUID(), 'ai-leaders-1'];
  const sessionContentId = `called-${submissionId}`;
  await server.db
    .insertInto('session_content')
    .values({
      session_content_id: sessionContentId,
      session_id: sessionId,
      kind: 'CONTAINER',
      container_type: 'PROJECT_SUBMISSION',
      title: 'One of several projects',
    })
    .execute();
  await server.db
    .insertInto('project_submission')
    .values({
      submission_id: submissionId,
      member_id: memberId,
      session_content_id: sessionContentId,
      session_id: sessionId,
      number: 1,
      submitted_at: new Date(server.clock.now()),
      state: 'WAITING',
    })
    .execute();
  return submissionId;
}
