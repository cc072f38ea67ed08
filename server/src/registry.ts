// Generated from the folders of server/src by `npm run gen`. Do not edit.
import './modules/audit/schema/entries.ts';
import './modules/catalogue/schema/courseFacts.ts';
import './modules/catalogue/schema/courseMeta.ts';
import './modules/catalogue/schema/courses.ts';
import './modules/catalogue/schema/objects.ts';
import './modules/catalogue/schema/pageContent.ts';
import './modules/catalogue/schema/saves.ts';
import './modules/catalogue/schema/sessions.ts';
import './modules/savedView/schema/views.ts';
import './modules/survey/schema/survey.ts';
import './modules/tutor/schema/transfer.ts';
import './modules/academy/schema/settings.ts';
import './modules/apiToken/schema/tokens.ts';
import './modules/endpoint/schema/endpoints.ts';
import './modules/film/schema/films.ts';
import './modules/job/schema/acts.ts';
import './modules/job/schema/jobs.ts';
import './modules/letter/schema/letters.ts';
import './modules/outbox/schema/acts.ts';
import './modules/outbox/schema/outbox.ts';
import './modules/progress/schema/videoProgress.ts';
import './modules/progress/schema/videos.ts';
import './modules/upload/schema/forms.ts';
import './modules/upload/schema/library.ts';
import './modules/insight/schema/caseStudies.ts';
import './modules/member/schema/listMembers.ts';
import './modules/member/schema/objects.ts';
import './modules/member/schema/profile.ts';
import './modules/member/schema/saveProfile.ts';
import './modules/member/schema/timeZone.ts';
import './modules/certificate/schema/certificates.ts';
import './modules/certificate/schema/credential.ts';
import './modules/certificate/schema/due.ts';
import './modules/certificate/schema/saves.ts';
import './modules/document/schema/documents.ts';
import './modules/document/schema/objects.ts';
import './modules/document/schema/presence.ts';
import './modules/document/schema/saves.ts';
import './modules/entitlement/schema/flags.ts';
import './modules/entitlement/schema/member.ts';
import './modules/secondFactor/schema/secondFactors.ts';
import './modules/enrollment/schema/announcements.ts';
import './modules/enrollment/schema/changeDates.ts';
import './modules/enrollment/schema/enrollment.ts';
import './modules/enrollment/schema/seatActs.ts';
import './modules/enrollment/schema/sessionPeople.ts';
import './modules/event/schema/calendars.ts';
import './modules/event/schema/events.ts';
import './modules/event/schema/saves.ts';
import './modules/example/schema/example.ts';
import './modules/identity/schema/devices.ts';
import './modules/identity/schema/logout.ts';
import './modules/identity/schema/reauthentication.ts';
import './modules/organization/schema/companies.ts';
import './modules/organization/schema/download.ts';
import './modules/organization/schema/employee.ts';
import './modules/organization/schema/objects.ts';
import './modules/organization/schema/organization.ts';
import './modules/organization/schema/periodBefore.ts';
import './modules/plan/schema/plan.ts';
import './modules/resource/schema/resources.ts';
import './modules/seat/schema/seats.ts';
import './modules/staff/schema/academy.ts';
import './modules/staff/schema/invitation.ts';
import './modules/staff/schema/setup.ts';
import './modules/staff/schema/team.ts';
import './modules/support/schema/support.ts';
import './modules/access/schema/explainAccess.ts';
import './modules/attendance/schema/attendanceActs.ts';
import './modules/attendance/schema/recordings.ts';
import './modules/billing/schema/billing.ts';
import './modules/billing/schema/failedPayment.ts';
import './modules/billing/schema/offers.ts';
import './modules/billing/schema/reconciliation.ts';
import './modules/billing/schema/soldDiscounts.ts';
import './modules/billing/schema/soldProducts.ts';
import './modules/billing/schema/teamPayments.ts';
import './modules/calendar/schema/memberCalendar.ts';
import './modules/calendar/schema/studioDates.ts';
import './modules/federation/schema/linking.ts';
import './modules/federation/schema/lookups.ts';
import './modules/federation/schema/signOn.ts';
import './modules/federation/schema/signOnActs.ts';
import './modules/sessionContent/schema/containers.ts';
import './modules/sessionContent/schema/onDemandContent.ts';
import './modules/sessionContent/schema/saves.ts';
import './modules/sessionContent/schema/sessionContent.ts';
import './modules/sessionContent/schema/submissions.ts';
import './modules/video/schema/lessonSearch.ts';
import './modules/video/schema/metering.ts';
import './modules/video/schema/openVideo.ts';
import './modules/video/schema/videoPage.ts';
import './modules/video/schema/viewings.ts';
import './modules/company/schema/companies.ts';
import './modules/company/schema/company.ts';
import './modules/company/schema/companyActs.ts';
import './modules/company/schema/companyDomains.ts';
import './modules/home/schema/home.ts';
import './modules/home/schema/nextSteps.ts';
import './modules/note/schema/notes.ts';
import './modules/pass/schema/passCodes.ts';
import './modules/pass/schema/passes.ts';
import './modules/preview/schema/previews.ts';
import './modules/webhook/schema/webhooks.ts';
import './modules/accountSettings/schema/accountSettings.ts';
import './modules/accountSettings/schema/emailChange.ts';
import './modules/accountSettings/schema/resetSecondFactors.ts';
import './modules/health/schema/health.ts';
import './modules/account/schema/passwords.ts';
import './modules/account/schema/signup.ts';
import './modules/privacy/schema/dataSettings.ts';
import './modules/person/schema/accessActs.ts';
import './modules/person/schema/accountActs.ts';
import './modules/person/schema/addPeople.ts';
import './modules/person/schema/listPeople.ts';
import './modules/person/schema/millis.ts';
import './modules/person/schema/person.ts';
import './modules/person/schema/personLearning.ts';
import './modules/person/schema/personTrail.ts';
import './modules/bulk/schema/acts.ts';
import './modules/bulk/schema/objects.ts';
import './modules/merge/schema/duplicates.ts';
import './modules/merge/schema/mergeActs.ts';
import type { DocumentKinds } from './base/documentKind.ts';
import type { Routes } from './base/http/routes.ts';
import { dueWork as baseDueWork } from './base/jobs/due.ts';
import type { DueWork } from './base/jobs/due.ts';
import type { JobHandlers } from './base/jobs/jobTypes.ts';
import type { Rooms } from './base/meetingDesk.ts';
import { dueWork as mailDueWork } from './mail/due.ts';
import { jobs as mailJobs } from './mail/jobs.ts';
import type { Letters } from './mail/letters.ts';
import { dueWork as accountDueWork } from './modules/account/due.ts';
import { jobs as accountJobs } from './modules/account/jobs.ts';
import { letters as accountLetters } from './modules/account/letters.ts';
import { dueWork as accountSettingsDueWork } from './modules/accountSettings/due.ts';
import { jobs as accountSettingsJobs } from './modules/accountSettings/jobs.ts';
import { letters as accountSettingsLetters } from './modules/accountSettings/letters.ts';
import { dueWork as analyticsDueWork } from './modules/analytics/due.ts';
import { routes as analyticsRoutes } from './modules/analytics/http.ts';
import { jobs as analyticsJobs } from './modules/analytics/jobs.ts';
import { dueWork as apiTokenDueWork } from './modules/apiToken/due.ts';
import { dueWork as attendanceDueWork } from './modules/attendance/due.ts';
import { routes as attendanceRoutes } from './modules/attendance/http.ts';
import { jobs as attendanceJobs } from './modules/attendance/jobs.ts';
import { letters as attendanceLetters } from './modules/attendance/letters.ts';
import { dueWork as billingDueWork } from './modules/billing/due.ts';
import { routes as billingRoutes } from './modules/billing/http.ts';
import { jobs as billingJobs } from './modules/billing/jobs.ts';
import { letters as billingLetters } from './modules/billing/letters.ts';
import { dueWork as bulkDueWork } from './modules/bulk/due.ts';
import { jobs as bulkJobs } from './modules/bulk/jobs.ts';
import { routes as calendarRoutes } from './modules/calendar/http.ts';
import { jobs as calendarJobs } from './modules/calendar/jobs.ts';
import { letters as calendarLetters } from './modules/calendar/letters.ts';
import { documentKinds as catalogueDocumentKinds } from './modules/catalogue/documents.ts';
import { documentKinds as certificateDocumentKinds } from './modules/certificate/documents.ts';
import { dueWork as certificateDueWork } from './modules/certificate/due.ts';
import { routes as certificateRoutes } from './modules/certificate/http.ts';
import { jobs as certificateJobs } from './modules/certificate/jobs.ts';
import { letters as certificateLetters } from './modules/certificate/letters.ts';
import { dueWork as documentDueWork } from './modules/document/due.ts';
import { letters as documentLetters } from './modules/document/letters.ts';
import { dueWork as endpointDueWork } from './modules/endpoint/due.ts';
import { jobs as endpointJobs } from './modules/endpoint/jobs.ts';
import { letters as endpointLetters } from './modules/endpoint/letters.ts';
import { documentKinds as enrollmentDocumentKinds } from './modules/enrollment/documents.ts';
import { dueWork as enrollmentDueWork } from './modules/enrollment/due.ts';
import { routes as enrollmentRoutes } from './modules/enrollment/http.ts';
import { jobs as enrollmentJobs } from './modules/enrollment/jobs.ts';
import { letters as enrollmentLetters } from './modules/enrollment/letters.ts';
import { rooms as enrollmentRooms } from './modules/enrollment/rooms.ts';
import { dueWork as entitlementDueWork } from './modules/entitlement/due.ts';
import { documentKinds as eventDocumentKinds } from './modules/event/documents.ts';
import { dueWork as eventDueWork } from './modules/event/due.ts';
import { routes as eventRoutes } from './modules/event/http.ts';
import { jobs as eventJobs } from './modules/event/jobs.ts';
import { letters as eventLetters } from './modules/event/letters.ts';
import { rooms as eventRooms } from './modules/event/rooms.ts';
import { jobs as exampleJobs } from './modules/example/jobs.ts';
import { dueWork as federationDueWork } from './modules/federation/due.ts';
import { letters as federationLetters } from './modules/federation/letters.ts';
import { dueWork as filmDueWork } from './modules/film/due.ts';
import { routes as filmRoutes } from './modules/film/http.ts';
import { jobs as filmJobs } from './modules/film/jobs.ts';
import { dueWork as identityDueWork } from './modules/identity/due.ts';
import { letters as identityLetters } from './modules/identity/letters.ts';
import { documentKinds as insightDocumentKinds } from './modules/insight/documents.ts';
import { documentKinds as letterDocumentKinds } from './modules/letter/documents.ts';
import { routes as letterRoutes } from './modules/letter/http.ts';
import { letters as mergeLetters } from './modules/merge/letters.ts';
import { dueWork as organizationDueWork } from './modules/organization/due.ts';
import { routes as organizationRoutes } from './modules/organization/http.ts';
import { jobs as organizationJobs } from './modules/organization/jobs.ts';
import { letters as organizationLetters } from './modules/organization/letters.ts';
import { routes as outboxRoutes } from './modules/outbox/http.ts';
import { documentKinds as passDocumentKinds } from './modules/pass/documents.ts';
import { dueWork as passDueWork } from './modules/pass/due.ts';
import { jobs as passJobs } from './modules/pass/jobs.ts';
import { letters as passLetters } from './modules/pass/letters.ts';
import { letters as personLetters } from './modules/person/letters.ts';
import { documentKinds as planDocumentKinds } from './modules/plan/documents.ts';
import { dueWork as privacyDueWork } from './modules/privacy/due.ts';
import { routes as privacyRoutes } from './modules/privacy/http.ts';
import { jobs as privacyJobs } from './modules/privacy/jobs.ts';
import { letters as privacyLetters } from './modules/privacy/letters.ts';
import { dueWork as progressDueWork } from './modules/progress/due.ts';
import { letters as progressLetters } from './modules/progress/letters.ts';
import { documentKinds as resourceDocumentKinds } from './modules/resource/documents.ts';
import { routes as resourceRoutes } from './modules/resource/http.ts';
import { dueWork as seatDueWork } from './modules/seat/due.ts';
import { jobs as seatJobs } from './modules/seat/jobs.ts';
import { letters as seatLetters } from './modules/seat/letters.ts';
import { letters as secondFactorLetters } from './modules/secondFactor/letters.ts';
import { documentKinds as sessionContentDocumentKinds } from './modules/sessionContent/documents.ts';
import { letters as sessionContentLetters } from './modules/sessionContent/letters.ts';
import { dueWork as staffDueWork } from './modules/staff/due.ts';
import { letters as staffLetters } from './modules/staff/letters.ts';
import { dueWork as supportDueWork } from './modules/support/due.ts';
import { dueWork as uploadDueWork } from './modules/upload/due.ts';
import { routes as uploadRoutes } from './modules/upload/http.ts';
import { jobs as uploadJobs } from './modules/upload/jobs.ts';
import { routes as videoRoutes } from './modules/video/http.ts';

export const jobs: JobHandlers = {
  ...mailJobs,
  ...analyticsJobs,
  ...endpointJobs,
  ...filmJobs,
  ...uploadJobs,
  ...certificateJobs,
  ...enrollmentJobs,
  ...eventJobs,
  ...exampleJobs,
  ...organizationJobs,
  ...seatJobs,
  ...attendanceJobs,
  ...billingJobs,
  ...calendarJobs,
  ...passJobs,
  ...accountSettingsJobs,
  ...accountJobs,
  ...privacyJobs,
  ...bulkJobs,
};
export const dueWork: readonly DueWork[] = [
  ...baseDueWork,
  ...mailDueWork,
  ...analyticsDueWork,
  ...apiTokenDueWork,
  ...endpointDueWork,
  ...filmDueWork,
  ...progressDueWork,
  ...uploadDueWork,
  ...certificateDueWork,
  ...documentDueWork,
  ...entitlementDueWork,
  ...enrollmentDueWork,
  ...eventDueWork,
  ...identityDueWork,
  ...organizationDueWork,
  ...seatDueWork,
  ...staffDueWork,
  ...supportDueWork,
  ...attendanceDueWork,
  ...billingDueWork,
  ...federationDueWork,
  ...passDueWork,
  ...accountSettingsDueWork,
  ...accountDueWork,
  ...privacyDueWork,
  ...bulkDueWork,
];
export const routes: readonly Routes[] = [
  analyticsRoutes,
  filmRoutes,
  letterRoutes,
  outboxRoutes,
  uploadRoutes,
  certificateRoutes,
  enrollmentRoutes,
  eventRoutes,
  organizationRoutes,
  resourceRoutes,
  attendanceRoutes,
  billingRoutes,
  calendarRoutes,
  videoRoutes,
  privacyRoutes,
];
export const rooms: readonly Rooms[] = [...enrollmentRooms, ...eventRooms];
export const documentKinds: DocumentKinds = [
  ...catalogueDocumentKinds,
  ...letterDocumentKinds,
  ...insightDocumentKinds,
  ...certificateDocumentKinds,
  ...enrollmentDocumentKinds,
  ...eventDocumentKinds,
  ...planDocumentKinds,
  ...resourceDocumentKinds,
  ...sessionContentDocumentKinds,
  ...passDocumentKinds,
];
export const letters: Letters = [
  ...endpointLetters,
  ...progressLetters,
  ...certificateLetters,
  ...documentLetters,
  ...secondFactorLetters,
  ...enrollmentLetters,
  ...eventLetters,
  ...identityLetters,
  ...organizationLetters,
  ...seatLetters,
  ...staffLetters,
  ...attendanceLetters,
  ...billingLetters,
  ...calendarLetters,
  ...federationLetters,
  ...sessionContentLetters,
  ...passLetters,
  ...accountSettingsLetters,
  ...accountLetters,
  ...privacyLetters,
  ...personLetters,
  ...mergeLetters,
];
