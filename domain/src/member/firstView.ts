import { ask, limitedOnly, page, type FirstDocument, type FirstView } from '../access/firstDocument.ts';
import type { Viewer } from '../access/viewer.ts';
import { membersOnAPage } from './directory.ts';
import { homeParts } from './homeParts.ts';

interface Home {
  readonly getHome?: { readonly continueWatching: readonly { readonly thumbnailUrl: string }[] } | null;
}

const home = (viewer: Viewer): FirstDocument => ({
  ...page('Home', homeParts(viewer)),
  picture: ({ getHome }: Home) => getHome?.continueWatching[0]?.thumbnailUrl,
});

interface Directory {
  readonly listMembers?: { readonly list?: readonly { readonly profileImageUrl?: string | null }[] | null } | null;
}

const directory = (isPhone: boolean): FirstDocument => ({
  ...ask('MemberDirectory', { filter: '', page: 1, count: membersOnAPage[isPhone ? 'phone' : 'desk'] }),
  picture: ({ listMembers }: Directory) => listMembers?.list?.[0]?.profileImageUrl,
});

/** The home page, the directory and the profiles. */
export const memberView: FirstView = {
  '/': (viewer) => [
    home(viewer),
    ...(viewer.accountType === 'TRIAL' ? [ask('MembershipOffers')] : []),
    ...limitedOnly(viewer, ask('NextSteps'), ask('SurveyStatus')),
  ],
  '/my-sessions': (viewer) => [home(viewer)],
  '/member-directory': (_viewer, _params, _query, isPhone) => [directory(isPhone)],
  '/member-directory/{userId}': (_viewer, { userId = '' }) => [page('ProfilePage', { userId })],
  '/member-directory/{userId}/edit': (_viewer, { userId = '' }) => [page('ProfileEditPage', { userId })],
};
