import { errorWords } from '@atrium/domain/errors.ts';
import { site } from '#lib/site.ts';
import { View, ViewArch } from '#parts/View.tsx';
import closed from '#ui/art/empty.svg';
import missing from '#ui/art/error.svg?inline';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

const problems: Readonly<Record<string, { readonly title: string; readonly words: string }>> = {
  PASS_CAP_REACHED: {
    title: errorWords.PASS_CAP_REACHED,
    words: 'Every place of this invitation is taken. If you were promised one, tell us, and we will look for it.',
  },
  PASS_CLOSED: {
    title: errorWords.PASS_CLOSED,
    words: 'The time to register by this invitation is over. Ask the person who invited you, or us, what is open now.',
  },
  PASS_NOT_FOUND: {
    title: errorWords.PASS_NOT_FOUND,
    words: 'Check the address of your invitation letter by letter, or ask the person who sent it for a new one.',
  },
};

/**
 * Why a pass has no page: unknown, closed or full, each with the way to support (PAS-04). `message`: what the service says
 * of anything else.
 */
export const PassProblem = ({ code, message }: { code: string; message?: string }) => {
  const { title, words } = problems[code] ?? { title: 'Please try again later', words: message };
  const picture = code === 'PASS_NOT_FOUND' ? missing : closed;
  return (
    <View picture={<ViewArch src={picture} width={800} height={500} />}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={look.lede}>{words}</p>
      <ButtonLink href={site.supportTicket}>CONTACT SUPPORT</ButtonLink>
      <p className={look.small}>
        Or write to <a href={site.supportTicket}>{site.supportEmail}</a>.
      </p>
    </View>
  );
};
