import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const editPage = routeRequirement('/member-directory/{userId}/edit');

export const operations: Operations = {
  getMemberProfile: { access: routeRequirement('/member-directory/{userId}') },
  listIndustryReferences: { access: editPage },
  listJobFunctionReferences: { access: editPage },
  listMembers: { access: routeRequirement('/member-directory') },
  createSignedUploadUrl: { access: editPage },
  saveMemberBasicInfo: { access: editPage },
  saveMemberCommunity: { access: editPage },
  saveMemberCompany: { access: editPage },
  saveMemberJobInfo: { access: editPage },
  saveMemberLocation: { access: editPage },
  saveMemberSocialInfo: { access: editPage },
};
