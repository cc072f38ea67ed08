import { planNames } from '@atrium/domain/access/refusalSentence.ts';
import { mayUpgrade } from '@atrium/domain/billing/mayUpgrade.ts';
import type { ErrorCode } from '@atrium/domain/errors.ts';
import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { site } from '#lib/site.ts';
import { useViewer } from '#lib/viewer.ts';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { useSellsMemberships, useSoldPlans } from './membershipOffers.ts';
import { SessionCourseLink } from './SessionCourseLink.tsx';
import { View, ViewArch } from './View.tsx';

export interface ContentRefusedViewProps {
  readonly refusal: {
    readonly code: ErrorCode;
    /** The server's message, which is the text of the guard screen. */
    readonly message: string;
    /** Entitlement keys, any one of which opens the content. */
    readonly unlock: readonly string[];
  };
  /** The session of the content; its course can be joined by a viewer who is not enrolled. */
  readonly sessionId?: string | undefined;
}

/** A guard screen: why this content is locked, and what opens it (SSN-03, SSN-04). */
export const ContentRefusedView = ({ refusal, sessionId }: ContentRefusedViewProps) => {
  const viewer = useViewer();
  const mayBe = planNames(refusal.unlock) !== '';
  const sold = useSoldPlans(mayBe);
  // a viewer who buys nothing here is told what it comes with all the same
  const plans = planNames(refusal.unlock, mayUpgrade(viewer) && sold.length > 0 ? sold : undefined);
  const isSold = useSellsMemberships(mayBe);
  const joins = refusal.code === 'NOT_ENROLLED' && sessionId !== undefined;
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      <h1 tabIndex={-1}>{refusal.message}</h1>
      {hints[refusal.code] === undefined ? null : <p className={look.lede}>{hints[refusal.code]}</p>}
      {plans === '' ? null : <p className={look.muted}>It comes with {plans}.</p>}
      <Row>
        {joins ? <SessionCourseLink sessionId={sessionId} /> : null}
        <ButtonLink variant={joins ? 'line' : 'solid'} href="/">
          Return to Home Page
        </ButtonLink>
        {plans === '' ? null : mayUpgrade(viewer) && isSold ? (
          <ButtonLink variant="line" href={upgradePath}>
            See memberships
          </ButtonLink>
        ) : (
          <Link href={site.supportTicket}>Contact support</Link>
        )}
      </Row>
    </View>
  );
};

const hints: Partial<Record<ErrorCode, string>> = {
  NOT_ENROLLED: 'The course page shows which dates you can join.',
  NOT_AVAILABLE_YET: 'It opens on the session page as soon as it starts.',
};
