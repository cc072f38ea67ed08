import { homeParts } from '@atrium/domain/member/homeParts.ts';
import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
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

// what few members ever see; home does without what does not load
const loadBanner = () => importPart(() => import('#features/billing/FailedPaymentBanner.tsx'));
const FailedPaymentBanner = rare(() => loadBanner().then((file) => file.FailedPaymentBanner));
const loadUpsell = () => importPart(() => import('#features/billing/TrialUpsell.tsx'));
const TrialUpsell = rare(() => loadUpsell().then((file) => file.TrialUpsell));
const PlanReady = rare(() => importPart(() => import('#features/plan/PlanReady.tsx')).then((file) => file.PlanReady));

function rare<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(() =>
    load().then(
      (shown) => ({ default: shown }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient, viewer } }) => {
    const [page] = await Promise.all([
      homeQuery.load(queryClient, homeParts(viewer)),
      loadNextSteps(queryClient, viewer),
      // the page does not move down for a banner that comes later; without its code, it is drawn without it
      ...(viewer.accountType === 'TRIAL' ? [offersQuery.load(queryClient), loadUpsell().catch(() => undefined)] : []),
    ]);
    if (page !== null && page.failedPayment !== null) await loadBanner().catch(() => undefined);
  },
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const viewer = useViewer();
  const onSave = useSaveCourse();
  const plan = useLargestPlan(viewer.accountType === 'TRIAL');
  const isPlanReady = useRouterState({ select: ({ location }) => location.state.isPlanReady === true });
  useRefusalToast();
  return (
    <>
      {isPlanReady ? <PlanReady /> : null}
      <PageAnswer of={homeQuery(homeParts(viewer))}>
        {(page) => (
          <HomePage
            viewer={viewer}
            page={page}
            onSave={onSave}
            trialUpsell={(daysLeft) => <TrialUpsell daysLeft={daysLeft} plan={plan} />}
            failedPayment={(opensUntil) => <FailedPaymentBanner opensUntil={opensUntil} />}
            rsvp={(event) => <RsvpButton event={event} />}
            banners={<NextSteps viewer={viewer} />}
          />
        )}
      </PageAnswer>
    </>
  );
}
