import './modules/home/schema/home.ts';
import './modules/enrollment/schema.ts';
import './modules/catalogue/schema/saves.ts';
import './modules/catalogue/schema/sessions.ts';
import './modules/catalogue/schema/courses.ts';
import './modules/entitlement/schema/member.ts';
import './modules/identity/schema.ts';
import './modules/member/schema/listMembers.ts';
import './modules/progress/schema.ts';
import './modules/sessionContent/schema.ts';
import './modules/sessionContent/schema/onDemandContent.ts';
import './modules/video/schema/metering.ts';
import './modules/video/schema/openVideo.ts';
import './modules/video/schema/videoPage.ts';
import './modules/video/schema/viewings.ts';
import { builder } from './base/builder.ts';

/** The complete API schema of all modules. */
export const schema = builder.toSchema();
