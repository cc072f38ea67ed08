import { projectSubmissions } from '@atrium/content/history.ts';
import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import type { PageView } from './pageViews.ts';

const key = { kind: 'event', id: 'new-member-orientation' };

/** The pages of the studio, as an editor opens them. */
export function studioPages(): PageView[] {
  const { email } = persona('editor');
  const list = { kind: 'event', text: '', state: null, sort: 'title', reversed: false, after: 0 };
  const from = Date.now();
  const address = `/studio/${key.kind}/${key.id}`;
  const person = persona('academy').memberId;
  const submission = projectSubmissions.find(({ answer }) => answer === undefined)?.submissionId ?? '';
  const document = { operation: 'StudioDocument', variables: key };
  return [
    { name: 'studio', path: '/studio', email, documents: [{ operation: 'StudioToday', variables: {} }] },
    {
      name: 'list of the studio',
      path: '/studio/event',
      email,
      documents: [
        { operation: 'StudioDocuments', variables: list },
        { operation: 'StudioSavedViews', variables: { list: 'event' } },
        { operation: 'StudioRunningBulk', variables: { kind: 'event' } },
      ],
    },
    {
      name: 'calendar of the studio',
      path: '/studio/calendar',
      email,
      documents: [{ operation: 'StudioDates', variables: { from: String(from), until: String(from + 31 * day) } }],
    },
    {
      name: 'team in the studio',
      path: '/studio/team',
      email: persona('employee').email,
      documents: [{ operation: 'StudioTeam', variables: {} }],
    },
    {
      name: 'people in the studio',
      path: '/studio/people',
      email: persona('employee').email,
      documents: [
        { operation: 'StudioPeople', variables: { text: '', view: 'ALL', companyId: null, after: null } },
        { operation: 'StudioSavedViews', variables: { list: 'people' } },
        { operation: 'StudioRunningBulk', variables: { kind: null } },
      ],
    },
    {
      name: 'person in the studio',
      path: `/studio/people/${person}`,
      email: persona('employee').email,
      documents: [
        { operation: 'StudioPerson', variables: { userId: person } },
        { operation: 'StudioPersonDuplicates', variables: { userId: person } },
      ],
    },
    {
      name: 'people who are here twice in the studio',
      path: '/studio/people/duplicates',
      email: persona('employee').email,
      documents: [{ operation: 'StudioDuplicates', variables: { after: null } }],
    },
    {
      name: 'companies in the studio',
      path: '/studio/companies',
      email: persona('employee').email,
      documents: [{ operation: 'StudioCompanies', variables: { text: '', view: 'ALL', after: 0 } }],
    },
    {
      name: 'company in the studio',
      path: '/studio/company/acme',
      email: persona('employee').email,
      documents: [{ operation: 'StudioCompany', variables: { companyId: 'acme' } }],
    },
    {
      name: 'sign-on of a company in the studio',
      path: '/studio/company/acme/sign-on',
      email: persona('employee').email,
      documents: [{ operation: 'StudioSignOn', variables: { companyId: 'acme' } }],
    },
    {
      name: 'audit log in the studio',
      path: '/studio/audit',
      email: persona('employee').email,
      documents: [
        {
          operation: 'StudioAudit',
          variables: { text: '', actorKind: null, from: null, until: null, after: null, count: 50 },
        },
      ],
    },
    {
      name: 'outbox of the studio',
      path: '/studio/outbox',
      email: persona('employee').email,
      documents: [{ operation: 'StudioOutbox', variables: { view: 'OPEN', address: '', below: null } }],
    },
    {
      name: 'letters in the studio',
      path: '/studio/letters',
      email: persona('employee').email,
      documents: [{ operation: 'StudioLetters', variables: {} }],
    },
    {
      name: 'letter in the studio',
      path: '/studio/letters/startsSoon',
      email: persona('employee').email,
      documents: [{ operation: 'StudioLetter', variables: { letter: 'startsSoon' } }],
    },
    {
      name: 'words of a letter in the studio',
      path: '/studio/letterWords/badgeEarned',
      email: persona('editor').email,
      documents: [
        { operation: 'StudioDocument', variables: { kind: 'letterWords', id: 'badgeEarned' } },
        { operation: 'StudioLetterDraft', variables: { letter: 'badgeEarned' } },
      ],
    },
    {
      name: 'certificates due in the studio',
      path: '/studio/certificates-due',
      email: persona('support').email,
      documents: [{ operation: 'StudioDueCertificates', variables: { view: 'DUE', after: 0 } }],
    },
    {
      name: 'health in the studio',
      path: '/studio/health',
      email: persona('employee').email,
      documents: [{ operation: 'StudioHealth', variables: {} }],
    },
    {
      name: 'jobs in the studio',
      path: '/studio/jobs',
      email: persona('employee').email,
      documents: [{ operation: 'StudioJobs', variables: { view: 'FAILED', name: '', below: null } }],
    },
    {
      name: 'webhooks in the studio',
      path: '/studio/webhooks',
      email: persona('employee').email,
      documents: [{ operation: 'StudioWebhooks', variables: { provider: null, state: null, after: null } }],
    },
    {
      name: 'endpoints in the studio',
      path: '/studio/endpoints',
      email: persona('employee').email,
      documents: [
        { operation: 'StudioEndpoints', variables: {} },
        { operation: 'StudioDeliveries', variables: { state: null, after: null } },
      ],
    },
    {
      name: 'API tokens in the studio',
      path: '/studio/tokens',
      email: persona('employee').email,
      documents: [{ operation: 'StudioTokens', variables: {} }],
    },
    {
      name: 'products in the studio',
      path: '/studio/products',
      email: persona('employee').email,
      documents: [{ operation: 'StudioProducts', variables: {} }],
    },
    {
      name: 'codes of a pass in the studio',
      path: '/studio/pass/pass-one-time/codes',
      email: persona('employee').email,
      documents: [{ operation: 'StudioPassCodes', variables: { passId: 'pass-one-time' } }],
    },
    {
      name: 'reconciliation in the studio',
      path: '/studio/reconciliation',
      email: persona('employee').email,
      documents: [{ operation: 'StudioReconciliations', variables: {} }],
    },
    {
      name: 'payments in the studio',
      path: '/studio/payments',
      email: persona('employee').email,
      documents: [{ operation: 'StudioPayments', variables: { view: 'ALL', text: '', after: null } }],
    },
    {
      name: 'flags in the studio',
      path: '/studio/flags',
      email: persona('employee').email,
      documents: [{ operation: 'StudioFlags', variables: {} }],
    },
    {
      name: 'settings in the studio',
      path: '/studio/settings',
      email: persona('employee').email,
      documents: [{ operation: 'StudioSettings', variables: {} }],
    },
    {
      name: 'live sessions in the studio',
      path: '/studio/running',
      email: persona('support').email,
      documents: [{ operation: 'StudioRunSessions', variables: { isOver: false, search: '', after: 0 } }],
    },
    {
      name: 'people of a session in the studio',
      path: '/studio/session/ai-leaders-2/people',
      email: persona('support').email,
      documents: [
        { operation: 'StudioRunSession', variables: { sessionId: 'ai-leaders-2' } },
        {
          operation: 'StudioPeopleOfSession',
          variables: { sessionId: 'ai-leaders-2', view: 'ENROLLED', meetingNumber: null, search: '', after: 0 },
        },
      ],
    },
    {
      name: 'projects in the studio',
      path: '/studio/submissions',
      email: persona('instructor').email,
      documents: [
        { operation: 'StudioSubmissions', variables: { state: 'WAITING', sessionId: null, search: '', after: null } },
        { operation: 'StudioWaitingSubmissions', variables: {} },
      ],
    },
    {
      name: 'project in the studio',
      path: `/studio/submissions/${submission}`,
      email: persona('instructor').email,
      documents: [{ operation: 'StudioSubmission', variables: { submissionId: submission } }],
    },
    { name: 'form of the studio', path: address, email, documents: [document] },
    {
      name: 'history in the studio',
      path: `${address}/history`,
      email,
      documents: [{ operation: 'StudioHistory', variables: { ...key, below: null } }, document],
    },
    { name: 'publishing in the studio', path: `${address}/publish`, email, documents: [document] },
  ];
}
