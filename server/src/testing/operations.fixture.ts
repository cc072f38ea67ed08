// Generated from the folders of server/src/modules by `npm run gen`. Do not edit.
import * as academy from '../modules/academy/operations.fixture.ts';
import * as access from '../modules/access/operations.fixture.ts';
import * as account from '../modules/account/operations.fixture.ts';
import * as accountSettings from '../modules/accountSettings/operations.fixture.ts';
import * as apiToken from '../modules/apiToken/operations.fixture.ts';
import * as attendance from '../modules/attendance/operations.fixture.ts';
import * as audit from '../modules/audit/operations.fixture.ts';
import * as billing from '../modules/billing/operations.fixture.ts';
import * as bulk from '../modules/bulk/operations.fixture.ts';
import * as calendar from '../modules/calendar/operations.fixture.ts';
import * as catalogue from '../modules/catalogue/operations.fixture.ts';
import * as certificate from '../modules/certificate/operations.fixture.ts';
import * as company from '../modules/company/operations.fixture.ts';
import * as document from '../modules/document/operations.fixture.ts';
import * as endpoint from '../modules/endpoint/operations.fixture.ts';
import * as enrollment from '../modules/enrollment/operations.fixture.ts';
import * as entitlement from '../modules/entitlement/operations.fixture.ts';
import * as event from '../modules/event/operations.fixture.ts';
import * as example from '../modules/example/operations.fixture.ts';
import * as federation from '../modules/federation/operations.fixture.ts';
import * as film from '../modules/film/operations.fixture.ts';
import * as health from '../modules/health/operations.fixture.ts';
import * as home from '../modules/home/operations.fixture.ts';
import * as identity from '../modules/identity/operations.fixture.ts';
import * as insight from '../modules/insight/operations.fixture.ts';
import * as job from '../modules/job/operations.fixture.ts';
import * as letter from '../modules/letter/operations.fixture.ts';
import * as member from '../modules/member/operations.fixture.ts';
import * as merge from '../modules/merge/operations.fixture.ts';
import * as note from '../modules/note/operations.fixture.ts';
import * as organization from '../modules/organization/operations.fixture.ts';
import * as outbox from '../modules/outbox/operations.fixture.ts';
import * as pass from '../modules/pass/operations.fixture.ts';
import * as person from '../modules/person/operations.fixture.ts';
import * as plan from '../modules/plan/operations.fixture.ts';
import * as preview from '../modules/preview/operations.fixture.ts';
import * as privacy from '../modules/privacy/operations.fixture.ts';
import * as progress from '../modules/progress/operations.fixture.ts';
import * as resource from '../modules/resource/operations.fixture.ts';
import * as savedView from '../modules/savedView/operations.fixture.ts';
import * as seat from '../modules/seat/operations.fixture.ts';
import * as secondFactor from '../modules/secondFactor/operations.fixture.ts';
import * as sessionContent from '../modules/sessionContent/operations.fixture.ts';
import * as staff from '../modules/staff/operations.fixture.ts';
import * as support from '../modules/support/operations.fixture.ts';
import * as survey from '../modules/survey/operations.fixture.ts';
import * as tutor from '../modules/tutor/operations.fixture.ts';
import * as upload from '../modules/upload/operations.fixture.ts';
import * as video from '../modules/video/operations.fixture.ts';
import * as webhook from '../modules/webhook/operations.fixture.ts';
import type { ModuleOperations } from './operation.ts';

/** By module. */
export const modules: Readonly<Record<string, ModuleOperations>> = {
  academy,
  access,
  account,
  accountSettings,
  apiToken,
  attendance,
  audit,
  billing,
  bulk,
  calendar,
  catalogue,
  certificate,
  company,
  document,
  endpoint,
  enrollment,
  entitlement,
  event,
  example,
  federation,
  film,
  health,
  home,
  identity,
  insight,
  job,
  letter,
  member,
  merge,
  note,
  organization,
  outbox,
  pass,
  person,
  plan,
  preview,
  privacy,
  progress,
  resource,
  savedView,
  seat,
  secondFactor,
  sessionContent,
  staff,
  support,
  survey,
  tutor,
  upload,
  video,
  webhook,
};
