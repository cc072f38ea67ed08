import './modules/home/schema/home.ts';
import './modules/enrollment/schema/enrollment.ts';
import './modules/catalogue/schema/saves.ts';
import './modules/catalogue/schema/sessions.ts';
import './modules/catalogue/schema/courses.ts';
import './modules/entitlement/schema/member.ts';
import './modules/identity/schema/logout.ts';
import './modules/member/schema/listMembers.ts';
import './modules/progress/schema/videoProgress.ts';
import './modules/sessionContent/schema/sessionContent.ts';
import './modules/sessionContent/schema/onDemandContent.ts';
import './modules/video/schema/metering.ts';
import './modules/video/schema/openVideo.ts';
import './modules/video/schema/videoPage.ts';
import './modules/video/schema/viewings.ts';
import { builder } from './base/builder.ts';

/** The complete API schema of all modules. */
export const schema = builder.toSchema();
