import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { refusalInPlans } from '@atrium/domain/access/refusalSentence.ts';
import { mayUpgrade, upgradeOpens } from '@atrium/domain/billing/mayUpgrade.ts';
import { refusal } from '@atrium/domain/errors.ts';
import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { useQuery } from '@tanstack/react-query';
import { site } from '#lib/site.ts';
import { useViewer } from '#lib/viewer.ts';
import hall from '#ui/art/hallTall.svg?inline';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { offersQuery } from './membershipOffers.ts';
import { View, ViewArch } from './View.tsx';

/**
 * A page that this account may not open: its name, what would open it, and whom to ask (ACC-02). Staff, whom others
 * ask, are told which flag is off (BEG-06).
 */
export const NotAuthorizedView = ({ from }: { from: string | null }) => {
  const viewer = useViewer();
  const { data } = useQuery({ ...offersQuery(), enabled: from !== null && mayUpgrade(viewer) });
  const plans = data?.page?.plans ?? [];
  const match = from === null ? null : matchRoute(from);
  const check = from === null ? null : checkRoute(viewer, from);
  const refused =
    (check?.kind === 'redirect' ? check.refusal : null) ??
    refusal('FORBIDDEN', { message: "Your account can't open this page." });
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      {match?.kind === 'page' ? <p className={look.eyebrow}>{match.route.title}</p> : null}
      <h1 tabIndex={-1}>Not Authorized</h1>
      <p className={look.lede}>{refusalInPlans(refused, plans)}</p>
      <Row>
        <ButtonLink href="/">Return to Home Page</ButtonLink>
        {from !== null && upgradeOpens(viewer, from, plans) ? (
          <ButtonLink variant="line" href={upgradePath}>
            See memberships
          </ButtonLink>
        ) : null}
      </Row>
      <p className={cx(look.small, look.muted)}>
        {viewer.accountType === 'EMPLOYEE' && refused.reason === 'FLAG' && match?.kind === 'page' ? (
          <>It opens once the flag {match.route.areaFlags?.join(', ')} is on.</>
        ) : (
          <>
            Think that&apos;s a mistake? <Link href={site.supportTicket}>Contact support</Link>.
          </>
        )}
      </p>
    </View>
  );
};
