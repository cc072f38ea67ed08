import { staffReach, type StaffOperation, type StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import {
  IconArrowsDiff,
  IconClipboardCheck,
  IconBuilding,
  IconCertificate,
  IconFlag,
  IconHeartbeat,
  IconHistory,
  IconKey,
  IconSend,
  IconListCheck,
  IconMail,
  IconPresentation,
  IconReceipt,
  IconSettings,
  IconTag,
  IconTemplate,
  IconUser,
  IconUsers,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import type { StudioGroup } from './kinds.ts';

/** A page of the studio besides those of documents. */
interface StudioPage {
  readonly path: string;
  /** Where its pages of one thing are, when that is not inside `path`. */
  readonly inside?: string;
  readonly label: string;
  readonly icon: Icon;
  /** Where it is in the rail. */
  readonly group: StudioGroup;
  /** What a role must include to see it. */
  readonly operation: StaffOperation;
}

/** In the order of the rail; no kind of document may have one of these names. */
const studioPages: readonly StudioPage[] = [
  { path: '/studio/people', label: 'Members', icon: IconUser, group: 'People', operation: 'person.read' },
  { path: '/studio/team', label: 'Team', icon: IconUsers, group: 'People', operation: 'team.read' },
  {
    path: '/studio/companies',
    inside: '/studio/company',
    label: 'Companies',
    icon: IconBuilding,
    group: 'Companies',
    operation: 'company.read',
  },
  { path: '/studio/products', label: 'Products', icon: IconTag, group: 'Commerce', operation: 'product.read' },
  { path: '/studio/payments', label: 'Payments', icon: IconReceipt, group: 'Commerce', operation: 'payment.read' },
  {
    path: '/studio/reconciliation',
    label: 'Reconciliation',
    icon: IconArrowsDiff,
    group: 'Commerce',
    operation: 'payment.read',
  },
  {
    path: '/studio/running',
    label: 'Live sessions',
    icon: IconPresentation,
    group: 'Running',
    operation: 'enrollment.read',
  },
  {
    path: '/studio/submissions',
    label: 'Projects',
    icon: IconClipboardCheck,
    group: 'Running',
    operation: 'submission.write',
  },
  {
    path: '/studio/certificates-due',
    label: 'Certificates due',
    icon: IconCertificate,
    group: 'Running',
    operation: 'certificate.write',
  },
  { path: '/studio/outbox', label: 'Outbox', icon: IconMail, group: 'Running', operation: 'mail.read' },
  { path: '/studio/letters', label: 'Letters', icon: IconTemplate, group: 'Running', operation: 'letter.read' },
  { path: '/studio/health', label: 'Health', icon: IconHeartbeat, group: 'Running', operation: 'job.read' },
  { path: '/studio/jobs', label: 'Jobs', icon: IconListCheck, group: 'Running', operation: 'job.read' },
  {
    path: '/studio/webhooks',
    label: 'Webhooks',
    icon: IconWebhook,
    group: 'Running',
    operation: 'webhook.read',
  },
  { path: '/studio/endpoints', label: 'Endpoints', icon: IconSend, group: 'Running', operation: 'webhook.read' },
  { path: '/studio/flags', label: 'Flags', icon: IconFlag, group: 'Running', operation: 'flag.read' },
  { path: '/studio/tokens', label: 'API tokens', icon: IconKey, group: 'Running', operation: 'token.read' },
  { path: '/studio/audit', label: 'Audit log', icon: IconHistory, group: 'Running', operation: 'audit.read' },
  { path: '/studio/settings', label: 'Settings', icon: IconSettings, group: 'Running', operation: 'academy.read' },
];

/** The pages that somebody's roles include. */
export function readablePages(staff: StaffStanding | null): readonly StudioPage[] {
  return studioPages.filter(({ operation }) => staffReach(staff, operation) !== null);
}
