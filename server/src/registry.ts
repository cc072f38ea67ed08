// Generated from the folders of server/src by `npm run gen`. Do not edit.
import './modules/member/schema/listMembers.ts';
import './modules/member/schema/objects.ts';
import './modules/survey/schema/survey.ts';
import './modules/catalogue/schema/courses.ts';
import './modules/catalogue/schema/objects.ts';
import './modules/catalogue/schema/saves.ts';
import './modules/catalogue/schema/sessions.ts';
import './modules/entitlement/schema/member.ts';
import './modules/enrollment/schema/enrollment.ts';
import './modules/event/schema/events.ts';
import './modules/event/schema/saves.ts';
import './modules/identity/schema/linking.ts';
import './modules/identity/schema/logout.ts';
import './modules/identity/schema/lookups.ts';
import './modules/tutor/schema/transfer.ts';
import './modules/access/schema/explainAccess.ts';
import './modules/account/schema/passwords.ts';
import './modules/account/schema/signup.ts';
import './modules/progress/schema/videoProgress.ts';
import './modules/progress/schema/videos.ts';
import './modules/sessionContent/schema/onDemandContent.ts';
import './modules/sessionContent/schema/sessionContent.ts';
import './modules/video/schema/metering.ts';
import './modules/video/schema/openVideo.ts';
import './modules/video/schema/videoPage.ts';
import './modules/video/schema/viewings.ts';
import './modules/home/schema/home.ts';
import './modules/home/schema/nextSteps.ts';
import { dueWork as baseDueWork } from './base/jobs/due.ts';
import { jobs as mailJobs } from './mail/jobs.ts';
import { dueWork as entitlementDueWork } from './modules/entitlement/due.ts';
import { dueWork as enrollmentDueWork } from './modules/enrollment/due.ts';
import { routes as enrollmentRoutes } from './modules/enrollment/http.ts';
import { dueWork as eventDueWork } from './modules/event/due.ts';
import { routes as eventRoutes } from './modules/event/http.ts';
import { jobs as eventJobs } from './modules/event/jobs.ts';
import { dueWork as identityDueWork } from './modules/identity/due.ts';
import { dueWork as accountDueWork } from './modules/account/due.ts';
import { jobs as accountJobs } from './modules/account/jobs.ts';
import { dueWork as analyticsDueWork } from './modules/analytics/due.ts';
import { routes as analyticsRoutes } from './modules/analytics/http.ts';
import { jobs as analyticsJobs } from './modules/analytics/jobs.ts';
import { dueWork as progressDueWork } from './modules/progress/due.ts';
import { routes as videoRoutes } from './modules/video/http.ts';
import type { DueWork } from './base/jobs/due.ts';
import type { JobHandlers } from './base/jobs/jobTypes.ts';
import type { Routes } from './base/http/routes.ts';

export const jobs: JobHandlers = { ...mailJobs, ...eventJobs, ...accountJobs, ...analyticsJobs };
export const dueWork: readonly DueWork[] = [
  ...baseDueWork,
  ...entitlementDueWork,
  ...enrollmentDueWork,
  ...eventDueWork,
  ...identityDueWork,
  ...accountDueWork,
  ...analyticsDueWork,
  ...progressDueWork,
];
export const routes: readonly Routes[] = [enrollmentRoutes, eventRoutes, analyticsRoutes, videoRoutes];
