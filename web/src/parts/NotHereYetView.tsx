import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { View, ViewArch } from './View.tsx';

export interface NotHereYetViewProps {
  /** The name of the page: 'Member Directory'. */
  title: string;
  /** One honest sentence; the usual one when left out. */
  children?: string | undefined;
}

/** A page whose place is known and whose rooms are not open yet. Pretends nothing. */
export const NotHereYetView = ({ title, children }: NotHereYetViewProps) => (
  <View picture={<ViewArch src={hall} width={900} height={1000} />}>
    <p className="eyebrow">Coming soon</p>
    <h1 tabIndex={-1}>{title}</h1>
    <p className="lede">{children ?? 'This page is coming soon.'}</p>
    <ButtonLink href="/">Return to Home Page</ButtonLink>
  </View>
);
