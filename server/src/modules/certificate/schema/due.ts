import { dueViews } from '@atrium/domain/certificate/dueViews.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { holdCertificate } from '../service/holdCertificate.ts';
import { listDueCertificates, type DueCertificateRow, type DuePage } from '../service/listDueCertificates.ts';

const DueViewEnum = builder.enumType('DueCertificateView', {
  values: dueViews,
  description: 'DUE: by the next issuing. BY_HAND: the certificate is issued by hand only. HELD: held back.',
});

const DueCertificateType = builder.objectRef<DueCertificateRow>('DueCertificate').implement({
  description: 'A certificate that somebody has earned, and that is not issued.',
  fields: (t) => ({
    userId: t.exposeID('memberId'),
    certificateId: t.exposeID('certificateId'),
    title: t.exposeString('title'),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email'),
    companyName: t.exposeString('companyName'),
    eligibleAt: t.string({
      description: 'Since when the requirements are met, a millisecond string.',
      resolve: ({ eligibleAt }) => String(eligibleAt),
    }),
    issuedAt: t.string({
      nullable: true,
      description: 'When the job issues it, a millisecond string; null where it does not.',
      resolve: ({ issuedAt }) => (issuedAt === null ? null : String(issuedAt)),
    }),
    heldReason: t.exposeString('heldReason', { nullable: true, description: 'Why it is held back.' }),
    isEarned: t.exposeBoolean('isEarned', { description: 'False: the requirements are no longer met.' }),
  }),
});

const DuePageType = builder.objectRef<DuePage>('DueCertificatePage').implement({
  fields: (t) => ({
    nextIssueAt: t.string({
      description: 'The next issuing, a millisecond string.',
      resolve: ({ nextIssueAt }) => String(nextIssueAt),
    }),
    certificates: t.expose('certificates', { type: [DueCertificateType] }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryField('listDueCertificates', (t) =>
  t.field({
    type: DuePageType,
    nullable: true,
    access: { staff: 'certificate.write' },
    cost: 'dear',
    description: 'What the next issuings will issue, what waits for an approval, and what is held back. For staff.',
    args: {
      view: t.arg({ type: DueViewEnum, defaultValue: 'DUE' }),
      after: t.arg.int({ defaultValue: 0, description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 25, description: 'At most 50.' }),
    },
    resolve: (_root, { view, after, count }, ctx) =>
      listDueCertificates(asStaff(ctx), { view: view ?? 'DUE', after: after ?? 0, count: count ?? 25 }),
  }),
);

builder.mutationField('holdCertificate', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'certificate.write' },
    description: 'Holds the issuing of a certificate to one person back, or releases it. For staff.',
    args: {
      userId: t.arg.id({ required: true }),
      certificateId: t.arg.id({ required: true }),
      isHeldBack: t.arg.boolean({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { userId, certificateId, isHeldBack, ...args }, ctx) =>
      payloadOf(await holdCertificate(staffAct(asStaff(ctx), args), { memberId: userId, certificateId, isHeldBack })),
  }),
);
