import { ask, type FirstDocument } from './firstDocument.ts';

/** Whether sign-in is switched off. */
const signInFlags = ask('SignInFlags');

/** What the pages for guests ask for when they open, by their path in the route table. */
export const guestView: Readonly<Record<string, readonly FirstDocument[]>> = {
  '/login': [signInFlags],
  '/corp-login': [signInFlags],
  '/signup': [signInFlags],
};

/** Every page of somebody who is signed in asks for it. */
export const viewerDocument: FirstDocument = ask('Viewer');
