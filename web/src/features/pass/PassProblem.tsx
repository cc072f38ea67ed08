import { errorWords } from '@atrium/domain/errors.ts';
import type { ReactNode } from 'react';
import { site } from '#lib/site.ts';
import { ScreenHeading } from '#parts/ScreenHeading.tsx';
import { View, ViewArch } from '#parts/View.tsx';
import closed from '#ui/art/empty.svg';
import missing from '#ui/art/error.svg?inline';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

export const fullWords = 'All places have been taken. If you were promised one, contact us.';

const problems: Readonly<Record<string, { readonly title: string; readonly words: string }>> = {
  ACADEMY_NOT_OPEN: {
    title: 'Opening soon',
    words: errorWords.ACADEMY_NOT_OPEN,
  },
  PASS_CAP_REACHED: {
    title: errorWords.PASS_CAP_REACHED,
    words: fullWords,
  },
  PASS_CLOSED: {
    title: errorWords.PASS_CLOSED,
    words:
      "Registration for this invitation has closed. Ask the person who invited you, or contact us, to see what's open.",
  },
  PASS_NOT_FOUND: {
    title: errorWords.PASS_NOT_FOUND,
    words: 'Check the link in your invitation, or ask the person who sent it for a new one.',
  },
};

export interface PassProblemProps {
  code: string;
  /** What the service says of a problem without words here. */
  message?: string;
  /** A way on besides support. */
  children?: ReactNode;
}

/** Why a pass has no page: unknown, closed or full, each with the way to support (PAS-04). */
export const PassProblem = ({ code, message, children }: PassProblemProps) => {
  const { title, words } = problems[code] ?? { title: 'Please try again later', words: message };
  const picture = code === 'PASS_NOT_FOUND' ? missing : closed;
  return (
    <View picture={<ViewArch src={picture} width={800} height={500} />}>
      <ScreenHeading>{title}</ScreenHeading>
      <p className={look.lede}>{words}</p>
      <ButtonLink href={site.supportTicket}>CONTACT SUPPORT</ButtonLink>
      <p className={look.small}>
        Or write to <a href={site.supportTicket}>{site.supportEmail}</a>.
      </p>
      {children}
    </View>
  );
};
