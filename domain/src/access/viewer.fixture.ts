import { defaultFlags } from './flags.ts';
import type { Viewer } from './viewer.ts';

/** A member without entitlements, for tests; pass what the test is about. */
export function aViewer(given: Partial<Viewer>): Viewer {
  return {
    memberId: 'm1',
    email: 'pat@example.com',
    firstName: 'Pat',
    lastName: 'Doe',
    profileImageUrl: null,
    accountType: 'MEMBER',
    customer: null,
    entitlements: [],
    customizations: {},
    flags: { ...defaultFlags, onDemand2024Refresh: 'all' },
    manageBilling: false,
    staff: null,
    ...given,
  };
}
