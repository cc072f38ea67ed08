import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { Banner } from '../../parts/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useFreemiumWords } from './catalogueQuery.ts';

/** What a free account can do here, in words of the editors; they come with the courses, into a place that is kept (CAT-08). */
export const FreemiumBanner = () => {
  const words = useFreemiumWords();
  return (
    <Banner
      label="Membership"
      lead={words ? `${words.title}.` : '\u00a0'}
      action={
        <ButtonLink variant="sun" size="s" href={upgradePath}>
          Enroll Now
        </ButtonLink>
      }
    >
      {words ? <Emphasized text={words.body} /> : null}
    </Banner>
  );
};

/** Text in which **words** stand out. */
const Emphasized = ({ text }: { text: string }) =>
  text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
