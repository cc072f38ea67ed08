import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { coursePath } from '#lib/links.ts';
import { Banner } from '#parts/Banner.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { useFreemium } from './catalogueQuery.ts';
import { freeCourseId } from './freeCourseId.ts';

/**
 * What a free account includes: a text of the team, fetched with the course list; its space is reserved (CAT-08).
 * Nothing once the team has taken the text back.
 */
export const FreemiumBanner = () => {
  const freemium = useFreemium();
  if (freemium === null) return null;
  const free = freemium ? freeCourseId(freemium) : null;
  return (
    <Banner
      label="Membership"
      lead={freemium ? `${freemium.words.title}.` : '\u00a0'}
      action={
        // no button before the text is there: its address would change while somebody clicks on it
        freemium ? (
          <ButtonLink
            variant="line"
            size="s"
            data-cta="freemium banner"
            href={free === null ? upgradePath : coursePath(free)}
          >
            {free === null ? 'Enroll Now' : 'Start free'}
          </ButtonLink>
        ) : null
      }
    >
      {freemium ? <Emphasized text={freemium.words.body} /> : null}
    </Banner>
  );
};

/** Text with **bold** passages. */
const Emphasized = ({ text }: { text: string }) =>
  text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
