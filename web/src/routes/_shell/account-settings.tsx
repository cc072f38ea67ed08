import { errorReturns } from '@atrium/domain/access/federation.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '#features/account/settings/AccountSettingsPage.tsx';
import { asksPassword, settingsQuery } from '#features/account/settings/settingsQuery.ts';
import { BillingCards } from '#features/billing/BillingCards.tsx';
import { membershipQuery } from '#features/billing/membershipQuery.ts';
import { hasFreeTrial, trialQuery } from '#features/billing/trialQuery.ts';
import { DataSettingsCards } from '#features/privacy/DataSettingsCards.tsx';
import { dataSettingsQuery } from '#features/privacy/dataSettingsQuery.ts';
import { secondFactorCard } from '#features/secondFactor/secondFactorPart.ts';
import { ReturnedError } from '#features/signIn/ReturnedError.tsx';
import { useViewer } from '#lib/viewer.ts';
import { Part } from '#parts/lazyPart.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/account-settings')({
  loader: async ({ context: { queryClient, viewer } }) => {
    const pages: Promise<unknown>[] = [settingsQuery.load(queryClient), dataSettingsQuery.load(queryClient)];
    // its card is above the others, which would move
    if (viewer.manageBilling) pages.push(membershipQuery.load(queryClient));
    if (hasFreeTrial(viewer)) pages.push(trialQuery.load(queryClient));
    await Promise.all(pages);
  },
  component: AccountSettings,
});

const storageKeys = [errorReturns['add-secondary-email'].storageKey];

function AccountSettings() {
  const viewer = useViewer();
  return (
    <PageAnswer of={settingsQuery()}>
      {(settings) => (
        <AccountSettingsPage
          settings={settings}
          viewer={viewer}
          billing={<BillingCards viewer={viewer} />}
          secondFactor={
            // a company's provider asks for what it wants itself (D81), and support mode shows none of it (STF-06)
            viewer.supportEndsAt === undefined && (settings.hasPassword || settings.mayLink) ? (
              <Part of={secondFactorCard} with={{ title: 'Second factor', timeZone: viewer.timeZone }} />
            ) : null
          }
          data={<DataSettingsCards asksPassword={asksPassword(settings)} timeZone={viewer.timeZone} />}
          notice={<ReturnedError storageKeys={storageKeys} />}
        />
      )}
    </PageAnswer>
  );
}
