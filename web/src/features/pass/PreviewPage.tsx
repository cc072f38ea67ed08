import { corporateSystemError } from '@atrium/domain/access/federation.ts';
import { ownOrHttps } from '@atrium/domain/access/ownOrHttps.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { track } from '#lib/track.ts';
import { ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { NextStep } from './NextStep.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { fullWords } from './PassProblem.tsx';
import type { PassPreview } from './passQueries.ts';
import { Lessons, Testimonial } from './PreviewParts.tsx';
import { PreviewVideo } from './PreviewVideo.tsx';
import styles from './PreviewPage.module.css';

export interface PreviewPageProps {
  code: string;
  pass: PassPreview;
  /** Why an earlier registration failed. */
  notice: ReactNode;
  /** The person has registered at the company's login, and the pass starts later. */
  isRegistered: boolean;
  /** Every place is taken, and the person has none: the page invites to nothing that would be refused (D78). */
  isFull: boolean;
  isVisitor: boolean;
  onRetry: () => void;
}

/** What somebody is invited to, and the button that begins (members.md §2; PAS-01, PAS-05). */
export const PreviewPage = ({ code, pass, notice, isRegistered, isFull, isVisitor, onRetry }: PreviewPageProps) => {
  const { meta, content } = pass;
  const { hero, logo, testimonial } = meta;
  const [first, ...more] = content ?? [];
  const fontSize = hero?.subtitleFontSize ?? undefined;
  return (
    <>
      <Wrap as="section" className={styles.hero}>
        <div className={styles.words}>
          {logo ? (
            <span className={styles.logo}>
              <img src={logo.url} alt={logo.alt} />
            </span>
          ) : null}
          <h1 tabIndex={-1}>{hero?.title ?? `You've been invited to ${site.name}`}</h1>
          {hero?.subtitle ? (
            <p className={look.lede} style={{ fontSize }}>
              {hero.subtitle}
            </p>
          ) : null}
          {notice}
          {isRegistered ? (
            <Note>
              Registered! Stay tuned. <NextStep startsAt={pass.startsAt} />
            </Note>
          ) : isFull ? (
            <NoPlace code={code} isVisitor={isVisitor} />
          ) : (
            <JoinButton code={code} pass={pass} />
          )}
        </div>
        {first === undefined ? (
          <ViewArch src={hall} width={900} height={1000} />
        ) : (
          <PreviewVideo item={first} onRetry={onRetry} />
        )}
      </Wrap>
      {more.length > 0 ? <Lessons items={more} /> : null}
      {testimonial ? <Testimonial {...testimonial} /> : null}
    </>
  );
};

/** What a full pass says instead of its button. */
const NoPlace = ({ code, isVisitor }: { code: string; isVisitor: boolean }) => (
  <>
    <Note tone="sun">
      <b>{errorWords.PASS_CAP_REACHED}.</b> {fullWords}
    </Note>
    <Row>
      <ButtonLink href={site.supportTicket}>CONTACT SUPPORT</ButtonLink>
    </Row>
    <OwnPlace code={code} isVisitor={isVisitor} />
  </>
);

/** To the registration, to the company's login, or to the pass's own address. */
const JoinButton = ({ code, pass }: { code: string; pass: PassPreview }) => {
  const [isBroken, setBroken] = useState(false);
  const { ctaButton } = pass.meta;
  const text = ctaButton?.text ?? 'Join Here';
  const label = ctaButton?.label ?? undefined;
  const clicked = () => {
    track('CTA Clicked', { cta: 'join', to: 'registration' });
  };
  if (pass.usesSSO === true) {
    return (
      <>
        <Row>
          <Button
            aria-label={label}
            onClick={() => {
              clicked();
              if (pass.canSignInElsewhere) location.assign(`/oidc/federation?pass=${encodeURIComponent(code)}`);
              else setBroken(true);
            }}
          >
            {text}
          </Button>
        </Row>
        {isBroken ? (
          <Note tone="bad" icon={<IconAlertTriangle aria-hidden="true" />}>
            {corporateSystemError}
          </Note>
        ) : null}
      </>
    );
  }
  const own = `/invite-registration/${encodeURIComponent(code)}`;
  const href = ownOrHttps(ctaButton?.url ?? '') ?? (pass.showRegistration === true ? own : null);
  if (href === null) return null;
  return (
    <Row>
      <ButtonLink href={href} aria-label={label} onClick={clicked}>
        {text}
      </ButtonLink>
    </Row>
  );
};
