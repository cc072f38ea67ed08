import { homeParts } from '@atrium/domain/member/homeParts.ts';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { TrialUpsell } from '#features/billing/TrialUpsell.tsx';
import { useSaveCourse } from '#features/bookmark/useSaveCourse.ts';
import { RsvpButton } from '#features/event/RsvpButton.tsx';
import { HomePage } from '#features/home/HomePage.tsx';
import { homeQuery } from '#features/home/homeQuery.ts';
import { HomeSkeleton } from '#features/home/HomeSkeleton.tsx';
import { NextSteps } from '#features/nextSteps/NextSteps.tsx';
import { loadNextSteps } from '#features/nextSteps/nextStepsQuery.ts';
import { useRefusalToast } from '#features/shell/useRefusalToast.ts';
import { importPart } from '#lib/importPart.ts';
import { useViewer } from '#lib/viewer.ts';
import { offersQuery, useLargestPlan } from '#parts/membershipOffers.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

// few members ever see it
const loadBanner = () => importPart(() => import('#features/billing/FailedPaymentBanner.tsx'));
const FailedPaymentBanner = lazy<ComponentType<{ opensUntil: number | null }>>(() =>
  loadBanner().then(
    (file) => ({ default: file.FailedPaymentBanner }),
    () => ({ default: () => null }),
  ),
);

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    const [page] = await Promise.all([
      homeQuery.load(queryClient, homeParts(viewer)),
      loadNextSteps(queryClient, viewer),
      viewer.accountType === 'TRIAL' ? offersQuery.load(queryClient) : null,
    ]);
    // the page does not move down for a banner that comes later; without its code, it is drawn without it
    if (page !== null && page.failedPayment !== null) await loadBanner().catch(() => undefined);
  },
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const viewer = useViewer();
  const onSave = useSaveCourse();
  const plan = useLargestPlan(viewer.accountType === 'TRIAL');
  useRefusalToast();
  return (
    <PageAnswer of={homeQuery(homeParts(viewer))}>
      {(page) => (
        <HomePage
          viewer={viewer}
          page={page}
          onSave={onSave}
          trialUpsell={(daysLeft) => <TrialUpsell daysLeft={daysLeft} plan={plan} />}
          failedPayment={(opensUntil) => (
            <Suspense fallback={null}>
              <FailedPaymentBanner opensUntil={opensUntil} />
            </Suspense>
          )}
          rsvp={(event) => <RsvpButton event={event} />}
          banners={<NextSteps viewer={viewer} />}
        />
      )}
    </PageAnswer>
  );
}
