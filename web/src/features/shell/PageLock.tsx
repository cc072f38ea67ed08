import { upgradePath } from '@atrium/domain/session/callToAction.ts';
import { MembershipGains } from '#parts/MembershipGains.tsx';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

/** Shown to a limited-exclusive viewer at Mini-MBAs and Resources: what a membership opens (NAV-07, LIM-02). */
export const PageLock = ({ title, sentence }: { title: string; sentence: string }) => (
  <View picture={<ViewArch src={hall} width={900} height={1000} />}>
    <p className={look.eyebrow}>{title}</p>
    <h1 tabIndex={-1}>Become a member for full access</h1>
    <p className={look.lede}>{sentence}</p>
    <MembershipGains big />
    <ButtonLink variant="sun" href={upgradePath}>
      Enroll Now
    </ButtonLink>
  </View>
);
