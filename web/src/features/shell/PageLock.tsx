import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { useState } from 'react';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { useNotInPlan, useSellsMemberships } from '#parts/membershipOffers.ts';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';

const lockDialog = lazyPart(
  () => import('#parts/FeatureLockDialog.tsx'),
  (file) => file.FeatureLockDialog,
);

export interface PageLockProps {
  /** That of the locked page. */
  title: string;
  /** The keys of which any one would open it. */
  unlock: readonly string[];
}

/**
 * Shown to a limited-exclusive viewer at Mini-MBAs and Resources: a dialog with what a membership opens, and behind it,
 * in place of the page, the ways on (NAV-07, LIM-02). Only the page while no membership is for sale (BEG-06).
 */
export const PageLock = ({ title, unlock }: PageLockProps) => {
  const isSold = useSellsMemberships();
  // what is not sold opens nothing
  const sentence = useNotInPlan(isSold ? unlock : [], 'page');
  const [asking, setAsking] = useState(true);
  const close = (): void => {
    setAsking(false);
  };
  return (
    <>
      <View picture={<ViewArch src={hall} width={900} height={1000} />}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={look.lede}>{sentence}</p>
        {isSold ? null : <p className={look.muted}>No membership is for sale here yet.</p>}
        <Row>
          {isSold ? (
            <ButtonLink variant="sun" href={upgradePath}>
              Enroll Now
            </ButtonLink>
          ) : null}
          <ButtonLink variant="line" href="/courses">
            Browse courses
          </ButtonLink>
        </Row>
      </View>
      {asking && isSold ? <Part of={lockDialog} with={{ unlock, subject: 'page', onClose: close }} /> : null}
    </>
  );
};
